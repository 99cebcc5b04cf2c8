//! The words of the watching screen.

use super::{Language, words};
use crate::archive::{WatchState, WatchedNight};

words! {
    // While there is no night.
    watching => "watching", "관전 중";
    watching_night(number: u32) => "watching night {number}", "{number}번 기록 관전 중";
    watching_lane(lane: &str) => "watching lane {lane}", "{lane}번 레인 관전 중";
    no_night_on_lane(lane: &str) =>
        "lane {lane}: waiting for a night to start",
        "{lane}번 레인: 기록이 시작되기를 기다리는 중입니다";
    const why_nothing_comes(state: WatchState) match state {
        WatchState::Live => "", "";
        WatchState::Quiet => "no one is bowling right now", "지금은 아무도 치고 있지 않습니다";
        WatchState::Lost =>
            "data file not found: waiting for it",
            "데이터 파일이 없어 기다리는 중입니다";
        WatchState::Away =>
            "the centre can't be reached: trying again",
            "센터에 연결할 수 없어 다시 시도하는 중입니다";
        WatchState::Broken =>
            "the rest can't be read (`tenpin data check`)",
            "나머지를 읽을 수 없습니다(`tenpin data check`)";
    }
    lane_is_broken =>
        "the rest can't be read (`tenpin centre check`)",
        "나머지를 읽을 수 없습니다(`tenpin centre check`)";
    no_night_yet =>
        "waiting for a night to start",
        "기록이 시작되기를 기다리는 중입니다";
    // There are players, but no game has begun.
    no_game_yet => "the first game has not begun yet", "아직 첫 게임이 시작되지 않았습니다";
    next_game_shows => "the next game appears automatically", "다음 게임은 자동으로 표시됩니다";
    // Nights that don't fit on the screen.
    more_nights(count: usize) match count {
        1 => "1 more night is being bowled", "진행 중인 기록 1개 더";
        _ => "{count} more nights are being bowled", "진행 중인 기록 {count}개 더";
    }
    watching_needs_a_terminal =>
        "`tenpin watch` needs a terminal; `tenpin show` prints the boards",
        "`tenpin watch`에는 터미널이 필요합니다. `tenpin show`는 점수판을 출력합니다";
}

impl Language {
    /// The title: a night of a file, or a lane of a hall.
    pub fn watched(self, night: &WatchedNight) -> String {
        match &night.lane {
            Some(lane) => self.watching_lane(lane),
            None => self.watching_night(night.number),
        }
    }

    /// Why there are no updates. None while the night is live.
    pub const fn feed(self, night: &WatchedNight) -> Option<&'static str> {
        match (night.state, &night.lane) {
            (WatchState::Live, _) => None,
            (WatchState::Broken, Some(_)) => Some(self.lane_is_broken()),
            (state, _) => Some(self.why_nothing_comes(state)),
        }
    }
}
