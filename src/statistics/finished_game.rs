//! Input of the statistics: one player's complete game, and who else finished it.

use jiff::civil::Date;

use crate::domain::{Frames, Player};

#[derive(Clone, Debug, Eq, PartialEq)]
pub struct FinishedGame {
    pub night: u32,
    /// The number of the game in its night, from 1.
    pub game: u32,
    /// The local date on which the night began.
    pub date: Date,
    pub frames: Frames,
    pub rivals: Vec<Rival>,
}

impl FinishedGame {
    pub fn score(&self) -> u16 {
        self.frames.scores().total()
    }
}

/// Another player who finished the same game.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Rival {
    pub player: Player,
    pub score: u16,
}
