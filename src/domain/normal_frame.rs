//! Frames 1 to 9: one rack, one or two balls.

use super::{FrameNumber, FrameState, Pins, RuleError, Score};

/// A frame with one rack.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct NormalFrame {
    number: FrameNumber,
    state: FrameState,
}

impl NormalFrame {
    /// A frame before its first ball.
    pub const fn new(number: FrameNumber) -> Self {
        Self {
            number,
            state: FrameState::Ready,
        }
    }

    /// Records a ball. A rejected ball changes nothing.
    pub fn bowl(&mut self, pins: Pins) -> Result<(), RuleError> {
        self.state = self.state.bowl(pins)?;
        Ok(())
    }

    /// Has it had all its balls?
    pub const fn is_over(&self) -> bool {
        self.state.is_over()
    }

    /// The score without bonus balls. None before its first ball.
    pub const fn score(&self) -> Option<Score> {
        self.state.score()
    }

    /// An earlier frame's score, with the balls of this frame added as its bonus.
    pub const fn add_to(&self, earlier: Score) -> Score {
        self.state.add_to(earlier)
    }

    /// Which frame it is.
    pub const fn number(&self) -> FrameNumber {
        self.number
    }

    /// The state of its only rack, as a slice.
    pub const fn states(&self) -> &[FrameState] {
        std::slice::from_ref(&self.state)
    }
}
