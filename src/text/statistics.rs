//! The other words of the statistics.

use super::players::names;
use super::{Language, words};
use crate::domain::Player;
use crate::statistics::{Average, PlayerStatistics};

words! {
    averages => "averages", "통계";
    // Games, nights, and the dates they span.
    extent(of: &PlayerStatistics)
        match (of.summary.games, of.record.nights(), of.record.dates(), is_one_day(of)) {
        (_, _, None, _) => "", "";
        (1, _, Some((night, _)), _) => "1 game, 1 night, {night}", "1게임, 기록 1개, {night}";
        (games, 1, Some((night, _)), _) =>
            "{games} games, 1 night, {night}",
            "{games}게임, 기록 1개, {night}";
        (games, nights, Some((day, _)), true) =>
            "{games} games, {nights} nights, {day}",
            "{games}게임, 기록 {nights}개, {day}";
        (games, nights, Some((first, last)), false) =>
            "{games} games, {nights} nights, {first} to {last}",
            "{games}게임, 기록 {nights}개, {first} ~ {last}";
    }
    last_games(games: usize) match games {
        1 => "last game", "최근 1게임";
        _ => "last {games} games", "최근 {games}게임";
    }
    nights_counted(nights: u32) match nights {
        1 => "1 night", "기록 1개";
        _ => "{nights} nights", "기록 {nights}개";
    }
    nights_saved(nights: u32) match nights {
        1 => "1 night saved", "저장된 기록 1개";
        _ => "{nights} nights saved", "저장된 기록 {nights}개";
    }
    games_and_nights(of: &PlayerStatistics) match (of.summary.games, of.record.nights()) {
        (1, _) => "1 game", "1게임";
        (games, 1) => "{games} games, 1 night", "{games}게임, 기록 1개";
        (games, nights) => "{games} games, {nights} nights", "{games}게임, 기록 {nights}개";
    }
    last_ten(average: Average) => "last ten {average}", "최근 10게임 {average}";
    best => "best", "최고 기록";
    worth => "worth", "점수";
    what_a_frame_is_worth => "what a frame is worth", "프레임별 평균 점수";
    above_average => "above", "평균 이상";
    below_average(average: u64) => "below the average of {average}", "평균 {average} 미만";
    // Points per row.
    scores_by(points: u16) => "scores, by {points}", "점수 분포, {points}점 단위";
    // Games won and lost against a rival.
    met(won: u64, lost: u64) => "{won}:{lost}", "{won}:{lost}";
    not_shown(count: usize) => "+{count} more", "외 {count}명";
    page_of(page: usize, pages: usize) => "{page} of {pages}", "{page}/{pages}";
    last_nights(nights: usize) match nights {
        1 => "last night", "최근 기록 1개";
        _ => "last {nights} nights", "최근 기록 {nights}개";
    }
    games_of_night(games: u64) match games {
        1 => "1 game", "1게임";
        _ => "{games} games", "{games}게임";
    }
    nth(number: u32) match (number % 100, number % 10) {
        (11..=13, _) => "{number}th", "{number}번째";
        (_, 1) => "{number}st", "{number}번째";
        (_, 2) => "{number}nd", "{number}번째";
        (_, 3) => "{number}rd", "{number}번째";
        _ => "{number}th", "{number}번째";
    }
    moving_average => "average of 10", "10게임 평균";
    score_bands => "scores", "점수 분포";
    no_store =>
        "no statistics with --no-save",
        "--no-save에서는 통계를 볼 수 없습니다";
    statistics_unreadable =>
        "can't read the data file: run `tenpin data check`",
        "데이터 파일을 읽을 수 없습니다: `tenpin data check`로 확인하세요";
    no_finished_games =>
        "no finished games yet: start one with `tenpin`",
        "아직 끝난 게임이 없습니다: `tenpin`으로 시작하세요";
    no_games_since => "no finished games since that day", "그날 이후 끝난 게임이 없습니다";
    no_game_of(player: Player) =>
        "{player}: no finished game yet",
        "{player}: 아직 끝난 게임이 없습니다";
    // A player who is in no night, and similar names.
    stranger(player: Player, near: &[Player]) match (near, names(near)) {
        ([], _) => "no night with {player}", "{player}: 기록이 없습니다";
        (_, near) =>
            "no night with {player}: did you mean {near}?",
            "{player}: 기록이 없습니다. 혹시 {near}?";
    }
    // A player who never finished a game here, and similar names.
    unknown_player(player: Player, near: &[Player]) match (near, names(near)) {
        ([], _) =>
            "{player} has no finished game here",
            "{player}: 여기서 게임을 마친 적이 없습니다";
        (_, near) =>
            "{player} has no finished game here: did you mean {near}?",
            "{player}: 여기서 게임을 마친 적이 없습니다. 혹시 {near}?";
    }
}

/// Were all nights on one day?
fn is_one_day(of: &PlayerStatistics) -> bool {
    let mut days = of.record.dates().into_iter();
    days.all(|(first, last)| first == last)
}

impl Language {
    pub fn kinds_of_frames(self) -> [&'static str; 3] {
        self.pick_all([
            ["strikes", "스트라이크"],
            ["spares", "스페어"],
            ["opens", "오픈"],
        ])
    }

    /// The column headings of the overview, followed by [`Self::kinds_of_frames`].
    pub fn overview_heads(self) -> [&'static str; 4] {
        self.pick_all([
            ["player", "선수"],
            ["games", "게임"],
            ["average", "평균"],
            ["high", "최고"],
        ])
    }

    /// The labels before frame numbers, and before game numbers of a night.
    pub fn frame_and_game(self) -> [&'static str; 2] {
        self.pick_all([["frame", "프레임"], ["by game", "게임 순서별"]])
    }

    /// The column headings of the rivals.
    pub fn rival_heads(self) -> [&'static str; 5] {
        self.pick_all([
            ["against", "상대"],
            ["games", "게임"],
            ["won", "승"],
            ["lost", "패"],
            ["tied", "무"],
        ])
    }
}
