//! The words of the board.

use super::Language;
use crate::domain::{Call, FrameNumber, Player};
use crate::night::GameNumber;

impl Language {
    /// Which game it is.
    pub fn game(self, number: GameNumber) -> String {
        match self {
            Self::English => format!("game {number}"),
            Self::Korean => format!("{number}게임"),
        }
    }

    /// Which frame of how many.
    pub fn frame_of(self, number: FrameNumber) -> String {
        match self {
            Self::English => format!("frame {number} of 10"),
            Self::Korean => format!("10프레임 중 {number}프레임"),
        }
    }

    /// Which frame.
    pub fn frame(self, number: FrameNumber) -> String {
        match self {
            Self::English => format!("frame {number}"),
            Self::Korean => format!("{number}프레임"),
        }
    }

    /// Which ball of the frame.
    pub fn ball(self, number: usize) -> String {
        match self {
            Self::English => format!("ball {number}"),
            Self::Korean => format!("{number}구"),
        }
    }

    /// What stands.
    pub fn stands(self, pins: u8) -> String {
        match (self, pins) {
            (Self::English, 1) => "1 pin stands".into(),
            (Self::English, pins) => format!("{pins} pins stand"),
            (Self::Korean, pins) => format!("남은 핀 {pins}개"),
        }
    }

    /// What a pending 1 can become. The keys are those of the table.
    pub const fn pending_one(self) -> &'static str {
        self.either("1…  0 ten · Enter one", "1…  0 열 개 · Enter 한 개")
    }

    /// And where another ball can follow it.
    pub const fn gutter_after_one(self) -> &'static str {
        self.either(" · - gutter next", " · - 다음은 거터")
    }

    /// And how to get rid of it.
    pub const fn drop_one(self) -> &'static str {
        self.either(" · Esc drops it", " · Esc 취소")
    }

    /// Another ball where none can follow.
    pub const fn one_ends_the_game(self) -> &'static str {
        self.either(
            "this 1 ends the game: Enter takes it, 0 makes it ten",
            "이 1이 마지막 투구입니다: Enter 한 개, 0 열 개",
        )
    }

    /// Takes no turns now, in four columns.
    pub const fn out(self) -> &'static str {
        self.either("out", "휴식")
    }

    /// Has left, in four columns.
    pub const fn home(self) -> &'static str {
        self.either("home", "귀가")
    }

    /// Who follows.
    pub const fn next(self) -> &'static str {
        self.either("next", "다음")
    }

    /// Every pin and bonus known so far.
    pub const fn now(self) -> &'static str {
        self.either("now", "현재")
    }

    /// The highest score still possible.
    pub const fn max(self) -> &'static str {
        self.either("max", "최대")
    }

    /// Who is ahead.
    pub const fn lead(self) -> &'static str {
        self.either("lead", "선두")
    }

    /// Several share the lead.
    pub const fn tied(self) -> &'static str {
        self.either("tied", "동점")
    }

    /// The title of the chart.
    pub const fn running_totals(self) -> &'static str {
        self.either("running totals", "누적 점수")
    }

    /// Lines that are out of sight above.
    pub fn more_above(self, count: usize) -> String {
        match self {
            Self::English => format!(" ▲ {count} more "),
            Self::Korean => format!(" ▲ {count} 더 "),
        }
    }

    /// Lines that are out of sight below.
    pub fn more_below(self, count: usize) -> String {
        match self {
            Self::English => format!(" ▼ {count} more "),
            Self::Korean => format!(" ▼ {count} 더 "),
        }
    }

    /// The best game of somebody so far.
    pub fn personal_best(self, player: Player, score: u16) -> String {
        match self {
            Self::English => format!("{player}: {score}, a personal best!"),
            Self::Korean => format!("{player}: {score}점, 개인 최고 기록!"),
        }
    }

    /// Those who bowled here before.
    pub const fn bowled_before(self) -> &'static str {
        self.either("here before", "이전 선수")
    }

    /// A call, loud.
    pub fn call(self, player: Player, call: Call) -> String {
        let words = match (self, call) {
            (Self::English, Call::Double) => "a double!".into(),
            (Self::English, Call::Turkey) => "a TURKEY!".into(),
            (Self::English, Call::Strikes(strikes)) => format!("{strikes} strikes in a row!"),
            (Self::English, Call::CleanGame) => "a clean game!".into(),
            (Self::English, Call::Perfect) => "300! A PERFECT GAME!".into(),
            (Self::Korean, Call::Double) => "더블!".into(),
            (Self::Korean, Call::Turkey) => "터키!".into(),
            (Self::Korean, Call::Strikes(strikes)) => format!("{strikes}연속 스트라이크!"),
            (Self::Korean, Call::CleanGame) => "클린 게임!".into(),
            (Self::Korean, Call::Perfect) => "300점! 퍼펙트 게임!".into(),
        };
        format!("{player}: {words}")
    }
}
