//! What statistics are fed with: one player's whole game, and who else bowled in it.

use jiff::civil::Date;

use crate::domain::{Frames, Player};

/// One player's whole game.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct FinishedGame {
    pub night: u32,
    /// Which game of that night, from 1.
    pub game: u32,
    /// The day on which the night began.
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
