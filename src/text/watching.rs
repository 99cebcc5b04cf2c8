//! The words for those who only look on.

use super::Language;
use crate::archive::WatchState;

impl Language {
    /// What the screen is for, before there is a night.
    pub const fn watching(self) -> &'static str {
        self.either("watching", "관전 중")
    }

    /// Which night is watched.
    pub fn watching_night(self, number: u32) -> String {
        match self {
            Self::English => format!("watching night {number}"),
            Self::Korean => format!("{number}번 기록 관전 중"),
        }
    }

    /// Why nothing comes; nothing to say as long as somebody bowls.
    pub const fn feed(self, feed: WatchState) -> Option<&'static str> {
        match feed {
            WatchState::Live => None,
            WatchState::Quiet => Some(self.either(
                "nobody is bowling at the moment",
                "지금은 아무도 치고 있지 않습니다",
            )),
            WatchState::Lost => Some(self.either(
                "the file of nights is gone: waiting for it",
                "기록 파일이 없어 기다리는 중입니다",
            )),
            WatchState::Broken => Some(self.either(
                "the rest can't be read (`tenpin data check`)",
                "나머지를 읽을 수 없습니다(`tenpin data check`)",
            )),
        }
    }

    /// There is nothing to be watched.
    pub const fn no_night_yet(self) -> &'static str {
        self.either(
            "no night yet: it shows as soon as one begins",
            "아직 기록이 없습니다: 시작되면 바로 보입니다",
        )
    }

    /// There are players and no game.
    pub const fn no_game_yet(self) -> &'static str {
        self.either(
            "the first game has not begun yet",
            "아직 첫 게임이 시작되지 않았습니다",
        )
    }

    /// After a game.
    pub const fn next_game_shows(self) -> &'static str {
        self.either(
            "the next game shows by itself",
            "다음 게임은 저절로 보입니다",
        )
    }

    /// Nights that have no room on the screen.
    pub fn more_nights(self, count: usize) -> String {
        match (self, count) {
            (Self::English, 1) => "1 more night is being bowled".into(),
            (Self::English, _) => format!("{count} more nights are being bowled"),
            (Self::Korean, _) => format!("진행 중인 기록 {count}개 더"),
        }
    }

    /// There is nowhere to show it.
    pub const fn watching_needs_a_terminal(self) -> &'static str {
        self.either(
            "`tenpin watch` needs a terminal; `tenpin show` prints the boards",
            "`tenpin watch`에는 터미널이 필요합니다. `tenpin show`는 점수판을 출력합니다",
        )
    }
}
