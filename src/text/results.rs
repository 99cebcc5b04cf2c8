//! The words of the results screen.

use super::players::{and, names};
use super::{Language, words};
use crate::domain::race::Lead;
use crate::domain::{FrameNumber, Player};
use crate::night::GameNumber;

words! {
    // Left in the scrollback after the last game.
    series_of_the_night => "series", "시리즈";
    night_series(player: Player, total: u32) => "{player} {total}", "{player} {total}점";
    game_over(number: GameNumber) => "game {number} is over", "{number}게임 끝";
    // All players left before the end.
    game_abandoned(number: GameNumber) => "game {number} was abandoned", "{number}게임 중단";
    winners(winners: &[Player], score: u16) match (winners, and(winners), names(winners)) {
        ([], ..) => "", "";
        ([_], _, names) => "{names} wins with {score}", "{names} 승리: {score}점";
        (_, both, names) => "{both} tie for first with {score}", "{names} 공동 1위: {score}점";
    }
    bowled_alone(player: Player, score: u16) => "{player} bowled {score}", "{player} {score}점";
    // Next to a large name and score.
    wins => "wins", "승리";
    won_by(points: u16) => "won by {points}", "{points}점 차 승리";
    better_than_game(points: u16, game: usize) =>
        "{points} better than game {game}",
        "{game}게임보다 {points}점 높음";
    // `PJS 65 better than game 2`
    about_player(player: Player, fact: &str) => "{player} {fact}", "{player} {fact}";
    a_personal_best => "a personal best", "개인 최고 기록";
    personal_best_of(player: Player, score: u16) =>
        "{player} {score}: a personal best",
        "{player} {score}점: 개인 최고 기록";
    what_made_the_difference => "what made the difference", "승부처";
    // In place of that title, after a tie.
    how_it_went => "how it went", "경기 내용";
    lead_for_good(lead: Lead) match (lead.player(), lead.frame()) {
        (player, FrameNumber::FIRST) => "{player} led from start to finish", "{player}: 처음부터 끝까지 선두";
        (player, frame) =>
            "{player} ahead for good from frame {frame}",
            "{player}: {frame}프레임부터 끝까지 선두";
    }
    longest_string(players: &[Player], strikes: u8) match (and(players), names(players)) {
        (both, names) => "most in a row: {both} {strikes}", "최다 연속: {names} {strikes}개";
    }
    strikes_of(players: &[Player], strikes: u8) match (and(players), names(players)) {
        (both, names) => "most strikes: {both} {strikes}", "최다 스트라이크: {names} {strikes}개";
    }
    opens_of(players: &[Player], opens: u8) match (opens, and(players), names(players)) {
        (0, both, names) => "no open frame: {both}", "오픈 없음: {names}";
        (_, both, names) => "fewest opens: {both} {opens}", "최소 오픈: {names} {opens}개";
    }
    // For ties: the line has to stay short.
    high_game_of(players: &[Player], score: u16) match (players, and(players), names(players)) {
        ([_], _, name) => "high game of the night: {name} {score}", "오늘 최고 점수: {name} {score}";
        (_, both, names) => "high game: {both} {score}", "최고 점수: {names} {score}";
    }
    // In shared results.
    high_game_of_night(players: &[Player], score: u16) match (and(players), names(players)) {
        (both, names) => "high game: {both} {score}", "최고 점수: {names} {score}점";
    }
    most_in_a_row(players: &[Player], strikes: u16) match (and(players), names(players)) {
        (both, names) => "most strikes in a row: {both} {strikes}", "최다 연속 스트라이크: {names} {strikes}개";
    }
    // Also used for old nights.
    first_of_night(players: &[Player], total: u32, is_running: bool)
        match (players, is_running, and(players), names(players)) {
        ([], ..) => "", "";
        ([_], true, _, names) => "{names} leads the night with {total}", "종합 선두: {names} {total}점";
        ([_], false, _, names) => "{names} wins the night with {total}", "종합 우승: {names} {total}점";
        (_, true, both, names) => "{both} lead the night with {total}", "종합 공동 선두: {names} {total}점";
        (_, false, both, names) =>
            "{both} tie for the night win with {total}",
            "종합 공동 우승: {names} {total}점";
    }
    leads_night(players: &[Player], ahead: u32) match (players, and(players), names(players)) {
        ([_], _, names) => "{names} leads the night by {ahead}", "오늘 선두: {names}, {ahead}점 차";
        (_, both, names) => "{both} share the lead for the night", "오늘 공동 선두: {names}";
    }
    // Explains the mark after a score; in the first game there is no series yet.
    const mark_is_unfinished(is_first_game: bool) match is_first_game {
        true => "… unfinished: not in averages", "… 미완료: 평균에서 빠짐";
        false => "… unfinished: not in the series", "… 미완료: 시리즈에서 빠짐";
    }
    clean => "clean", "클린";
    // For a single player: what the game is compared with.
    this_game => "this game", "이번 게임";
    best_before => "best before", "이전 최고";
    game_of_night(number: usize) => "game {number}", "{number}게임";
    // The key back to the results.
    the_results => "results", "결과";
    behind_the_leader => "behind the leader", "선두와 점수 차";
}

impl Language {
    /// The column headings.
    pub fn result_heads(self) -> [&'static str; 8] {
        self.pick_all([
            ["score", "점수"],
            ["strikes", "스트라이크"],
            ["spares", "스페어"],
            ["opens", "오픈"],
            ["in a row", "연속"],
            ["series", "시리즈"],
            ["average", "평균"],
            ["high", "최고"],
        ])
    }
}
