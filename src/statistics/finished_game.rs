//! What statistics are fed with: one player's whole game, and who else bowled in it.

use jiff::civil::Date;

use crate::domain::{Frames, Player};

/// One player's whole game.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct FinishedGame {
    /// The number of its night.
    pub night: u32,
    /// Which game of that night, from 1.
    pub game: u32,
    /// The day on which the night began.
    pub date: Date,
    /// What was bowled.
    pub frames: Frames,
    /// The others who finished the same game.
    pub rivals: Vec<Rival>,
}

impl FinishedGame {
    /// What it came to.
    pub fn score(&self) -> u16 {
        self.frames.scores().total()
    }
}

/// Somebody else who finished the same game.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Rival {
    /// Who.
    pub player: Player,
    /// With what.
    pub score: u16,
}
