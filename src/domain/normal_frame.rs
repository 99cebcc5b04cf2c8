//! Frames 1 to 9: one rack, one or two balls.

use super::{FrameNumber, FrameState, Pins, RuleError};

/// A frame with one rack.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct NormalFrame {
    number: FrameNumber,
    state: FrameState,
}

impl NormalFrame {
    /// A frame before its first ball.
    #[must_use]
    pub const fn new(number: FrameNumber) -> Self {
        Self {
            number,
            state: FrameState::Ready,
        }
    }

    /// The frame after one more ball.
    ///
    /// # Errors
    /// More pins than stand, or the frame is over.
    pub const fn bowl(self, pins: Pins) -> Result<Self, RuleError> {
        match self.state.bowl(pins) {
            Ok(state) => Ok(Self { state, ..self }),
            Err(refusal) => Err(refusal),
        }
    }

    /// Has it had its balls?
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.state.is_over()
    }

    /// Which frame it is.
    #[must_use]
    pub const fn number(&self) -> FrameNumber {
        self.number
    }

    /// Its one state.
    #[must_use]
    pub const fn states(&self) -> &[FrameState] {
        std::slice::from_ref(&self.state)
    }
}
