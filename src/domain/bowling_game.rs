//! One player's game.

use super::{Frames, Pins, Player, RuleError};

/// A player and ten frames.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct BowlingGame {
    player: Player,
    frames: Frames,
}

impl BowlingGame {
    /// A game before its first ball.
    #[must_use]
    pub fn new(player: Player) -> Self {
        Self {
            player,
            frames: Frames::default(),
        }
    }

    /// One more ball. When it ends a frame the next ball belongs to the next one. A refusal changes
    /// nothing.
    ///
    /// # Errors
    /// More pins than stand, or the game is over.
    pub fn bowl(&mut self, pins: Pins) -> Result<(), RuleError> {
        self.frames.bowl(pins)
    }

    /// Is the game over?
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.frames.is_over()
    }

    /// Whose game it is.
    #[must_use]
    pub const fn player(&self) -> Player {
        self.player
    }

    /// The frames, to look at.
    #[must_use]
    pub const fn frames(&self) -> &Frames {
        &self.frames
    }
}
