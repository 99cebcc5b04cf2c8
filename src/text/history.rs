//! The words about stored nights.

use super::players::{and, names};
use super::{Language, words};
use crate::archive::{ClockTime, NightChange, NightHeader, Obstacle};
use crate::domain::{FrameNumber, Player};
use crate::night::GameNumber;

words! {
    nights => "nights", "지난 기록";
    night(number: u32) => "night {number}", "{number}번 기록";
    no_nights_yet =>
        "No nights yet: they appear here once you've bowled",
        "아직 기록이 없습니다: 게임을 하면 여기에 표시됩니다";
    no_archive =>
        "can't read the history (--no-save keeps none)",
        "기록을 읽을 수 없습니다 (--no-save로는 저장하지 않습니다)";
    what_to_search =>
        "a name such as PJS, a date such as 2026-01-31, or a label",
        "이름(PJS), 날짜(2026-01-31) 또는 이름표";
    search_briefly => "a name, a date or a label", "이름, 날짜 또는 이름표";
    nights_found(nights: usize) match nights {
        1 => "1 night found", "1개 찾음";
        _ => "{nights} nights found", "{nights}개 찾음";
    }
    games_of(games: u32) match games {
        0 => "-", "-";
        1 => "1 game", "1게임";
        _ => "{games} games", "{games}게임";
    }
    const first_in_night(is_on: bool) match is_on {
        true => "leads the night", "선두";
        false => "won the night", "우승";
    }
    tied_with(names: &str) => "tied with {names}", "{names} 공동 1위";
    pins_in_games(pins: u32, games: u32) match games {
        1 => "{pins} in 1 game", "1게임 {pins}점";
        _ => "{pins} in {games} games", "{games}게임 {pins}점";
    }
    no_finished_game => "no finished game", "끝난 게임 없음";
    high_of_night(players: &[Player], score: u16, game: usize) match (and(players), names(players)) {
        (both, names) => "{both} {score}, game {game}", "{names} {score}, {game}게임";
    }
    strikes_of_night(players: &[Player], strikes: u16, game: usize) match (and(players), names(players)) {
        (both, names) => "{strikes} strikes, {both}, game {game}", "{strikes}개, {names}, {game}게임";
    }
    in_a_row => "most in a row", "최다 연속";
    night_is_read => "reading…", "읽는 중…";
    night_unreadable => "this night can't be read", "이 기록은 읽을 수 없습니다";
    search => "search", "찾기";
    label => "label", "이름표";
    // In the list of nights, where space is short.
    is_left_out => "(left out)", "(제외)";
    is_excluded => "left out of statistics", "통계에서 제외";
    ask_to_delete(number: u32) => "Delete night {number}?", "{number}번 기록을 지울까요?";
    deleted_for_good => "It can't be brought back.", "지우면 되돌릴 수 없습니다.";
    changed_night(number: u32, change: &NightChange) match change {
        NightChange::Label(Some(label)) => "night {number}: {label}", "{number}번 기록: {label}";
        NightChange::Label(None) => "night {number}: label removed", "{number}번 기록의 이름표를 지웠습니다";
        NightChange::Exclude =>
            "night {number} is left out of statistics",
            "{number}번 기록을 통계에서 뺐습니다";
        NightChange::Include =>
            "night {number} counts in statistics again",
            "{number}번 기록을 다시 통계에 넣었습니다";
        NightChange::Delete => "deleted night {number}", "{number}번 기록을 지웠습니다";
    }
    unchanged_night(number: u32, obstacle: &str) =>
        "night {number} is unchanged: {obstacle}",
        "{number}번 기록은 그대로입니다: {obstacle}";
    night_is_bowled(number: u32) =>
        "night {number} is in progress: delete it when it's over",
        "{number}번 기록은 지금 치는 중입니다: 끝난 뒤에 지울 수 있습니다";
    older_nights => " ▼ older ones ", " ▼ 이전 기록 ";
    // At the right end of the header.
    replay => "replay", "다시 보기";
    const replay_state(is_running: bool) match is_running {
        true => "playing", "재생 중";
        false => "paused", "멈춤";
    }
    replay_progress(ball: usize, balls: usize, speed: usize) =>
        "ball {ball} of {balls} · speed {speed}",
        "투구 {ball}/{balls} · 속도 {speed}";
    corrections => "corrections", "고친 기록";
    // The number of corrections still to come: the board shows these frames as they were before.
    corrected_later(count: usize) match count {
        0 => "", "";
        _ => " · {count} later in the replay", " · {count}개는 나중에 고침";
    }
    nothing_corrected => "no corrections", "고친 것이 없습니다";
    corrected(player: Player, game: GameNumber, frame: FrameNumber) =>
        "game {game}  {player} frame {frame}",
        "{game}게임  {player} {frame}프레임";
    // `7 - → 7 /, 20:14`
    from_what_to_what(before: &str, after: &str, at: ClockTime) =>
        "{before} → {after}, {at}",
        "{before} → {after}, {at}";
}

impl Language {
    /// Why a night could not be changed.
    pub fn not_changed(self, number: u32, change: &NightChange, obstacle: Obstacle) -> String {
        match (change, obstacle) {
            (NightChange::Delete, Obstacle::OpenElsewhere) => self.night_is_bowled(number),
            _ => self.unchanged_night(number, self.obstacle(obstacle)),
        }
    }

    /// The size and the start of a night: `2026-11-13 19:42 · 3 games`.
    pub fn what_is_stored(self, night: &NightHeader) -> String {
        let games = (night.games > 0).then(|| self.games_of(night.games));
        let label = night.label.clone();
        let words = [night.date_and_time()].into_iter().chain(label);
        words.chain(games).collect::<Vec<_>>().join(" · ")
    }

    /// The label, and whether the night is excluded from statistics. None if there is neither.
    pub fn remark(self, night: &NightHeader) -> Option<String> {
        let excluded = night.excluded.then(|| self.is_excluded());
        let words = night.label.as_deref().into_iter().chain(excluded);
        let words: Vec<_> = words.collect();
        (!words.is_empty()).then(|| words.join(" · "))
    }
}
