//! Whether the order rotates, so that a different player starts each game.
//!
//! It is stored in an [`Event::Moved`](super::Event::Moved), as a field that older programs keep:
//! they see a player moved to the same place, and each rotation of the order is a move as well.

use serde::{Deserialize, Serialize};

/// Whether the order rotates by one from game to game: the first player goes to the end.
#[derive(Clone, Copy, Debug, Default, Deserialize, Eq, Hash, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Rotation {
    /// The order stays the same.
    #[default]
    Off,
    /// The order rotates before each game but the first.
    On,
}

impl Rotation {
    /// On if off, off if on.
    pub const fn switched(self) -> Self {
        match self {
            Self::Off => Self::On,
            Self::On => Self::Off,
        }
    }
}
