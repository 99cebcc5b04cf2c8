//! The words of the big view.

use super::pins::large_leave;
use super::{Language, words};
use crate::domain::Call;

words! {
    and_more(count: usize) => "+ {count} more", "외 {count}명";
    // The standing pins, in little room.
    stands_shortly(pins: u8) match pins {
        10 => "10 pins", "10핀";
        _ => "{pins} left", "{pins}핀 남음";
    }
}

/// Words in large letters. They are Latin only, so all languages use the same words.
impl Language {
    pub fn large_call(self, call: Call) -> String {
        match call {
            Call::Left(_) | Call::SplitMade(_) => large_leave(call),
            Call::Spare => "SPARE".into(),
            Call::Strike => "STRIKE".into(),
            Call::Double => "DOUBLE".into(),
            Call::Turkey => "TURKEY".into(),
            Call::Strikes(strikes) => format!("{strikes} STRIKES"),
            Call::CleanGame => "CLEAN GAME".into(),
            Call::Perfect => "PERFECT".into(),
        }
    }

    /// Marks a personal best.
    pub const fn large_best(self) -> &'static str {
        "NEW BEST"
    }

    /// While there is no night to watch.
    pub const fn large_waiting(self) -> &'static str {
        "WAITING"
    }

    /// For an empty history.
    pub const fn large_no_nights(self) -> &'static str {
        "NO NIGHTS"
    }

    /// For a search without results.
    pub const fn large_nothing_found(self) -> &'static str {
        "NOT FOUND"
    }

    /// For statistics without games.
    pub const fn large_no_games(self) -> &'static str {
        "NO GAMES"
    }

    /// Labels the highest score still possible.
    pub const fn large_max(self) -> &'static str {
        "MAX"
    }

    pub const fn large_tallies(self) -> [&'static str; 3] {
        ["STRIKES", "SPARES", "OPEN"]
    }

    /// The number of pins standing.
    pub fn large_stands(self, pins: u8) -> String {
        match pins {
            10 => "10 PINS".into(),
            pins => format!("{pins} LEFT"),
        }
    }

    /// How the game ended, after the name of the first winner. A player ranked alone has beaten nobody,
    /// so there is no winner.
    pub const fn large_end(self, winners: usize, ranked: usize) -> &'static str {
        match (winners, ranked) {
            (_, 0) => "OVER",
            (_, 1) => "FINAL",
            (1, _) => "WINS",
            _ => "TIES",
        }
    }
}
