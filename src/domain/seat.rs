//! A place on the board: a player's game, and whether that player takes turns.
//!
//! The game itself knows nothing of absence. It waits, however long, and goes on where it stood.

use super::{BowlingGame, FrameNumber, Pins, Player, Presence, RuleError};

/// A game and the presence of its player.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Seat {
    game: BowlingGame,
    presence: Presence,
}

impl Seat {
    pub(super) fn new(player: Player) -> Self {
        Self {
            game: BowlingGame::new(player),
            presence: Presence::Bowls,
        }
    }

    pub(super) fn bowl(&mut self, pins: Pins) -> Result<(), RuleError> {
        self.game.bowl(pins)
    }

    pub(super) fn correct(&mut self, frame: FrameNumber, balls: &[Pins]) -> Result<(), RuleError> {
        self.game.correct(frame, balls)
    }

    pub(super) const fn rename(&mut self, name: Player) {
        self.game = self.game.renamed(name);
    }

    /// Changes the presence. A player who has left stays away: nobody takes a seat twice.
    pub(super) fn turn_to(&mut self, presence: Presence) -> Result<(), RuleError> {
        if self.presence == Presence::Left {
            return Err(RuleError::HasLeft(self.player()));
        }
        self.presence = presence;
        Ok(())
    }

    /// The game.
    pub const fn game(&self) -> &BowlingGame {
        &self.game
    }

    /// Whose seat it is.
    pub const fn player(&self) -> Player {
        self.game.player()
    }

    /// Whether that player takes turns.
    pub const fn presence(&self) -> Presence {
        self.presence
    }

    /// Does that player take turns?
    pub const fn bowls(&self) -> bool {
        matches!(self.presence, Presence::Bowls)
    }

    /// Is there a ball to come from this seat?
    pub fn is_due(&self) -> bool {
        self.bowls() && !self.game.is_over()
    }

    /// Is the next ball one of a frame that has begun?
    pub fn is_mid_frame(&self) -> bool {
        self.bowls() && self.game.is_mid_frame()
    }

    /// Does the line count? One that was left before its end has no place among the others.
    pub fn has_place(&self) -> bool {
        self.presence != Presence::Left || self.game.is_over()
    }

    /// How many frames are over.
    pub fn finished(&self) -> usize {
        self.game.finished()
    }
}
