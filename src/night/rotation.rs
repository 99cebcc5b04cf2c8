//! Whether another player begins each game.
//!
//! It is written with an [`Event::Moved`](super::Event::Moved), as a field that older programs keep:
//! they see a player moved to the place that they have, and each turn of the order is a move as well.

use serde::{Deserialize, Serialize};

/// Whether the order turns by one from game to game: the first goes to the end.
#[derive(Clone, Copy, Debug, Default, Deserialize, Eq, Hash, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Rotation {
    /// The order stays.
    #[default]
    Off,
    /// It turns before each game but the first.
    On,
}

impl Rotation {
    /// The other one.
    pub const fn switched(self) -> Self {
        match self {
            Self::Off => Self::On,
            Self::On => Self::Off,
        }
    }
}
