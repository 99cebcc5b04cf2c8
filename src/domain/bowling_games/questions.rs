//! The state of a game, and the presence of its players.

use super::{BowlingGames, Course};
use crate::domain::{BowlingGame, Player, Presence, Seat};

impl BowlingGames {
    /// Has any player bowled a ball?
    pub fn is_begun(&self) -> bool {
        self.seats().iter().any(Seat::is_begun)
    }

    /// Is no player up, with at least one finished line, or was the game ended? Otherwise it is not
    /// over but abandoned.
    pub fn is_over(&self) -> bool {
        self.is_ended() || (self.up().is_none() && self.iter().any(BowlingGame::is_over))
    }

    /// Was the game ended early, before all players had finished?
    pub const fn is_ended(&self) -> bool {
        matches!(self.course, Course::Ended)
    }

    /// Is no player up, without a finished line?
    pub fn is_abandoned(&self) -> bool {
        self.up().is_none() && !self.is_over()
    }

    /// Whether a player takes turns. None if the player is not on the board.
    pub fn presence(&self, player: Player) -> Option<Presence> {
        self.seat(player).map(Seat::presence)
    }

    /// A player's place in the order, from 1. None if the player is not on the board.
    pub fn position(&self, player: Player) -> Option<usize> {
        self.index(player).map(|index| index + 1)
    }
}
