//! A ball in notation.

use crate::domain::{Circle, FrameState, Leave, Mark, Pins, RuleError};

/// A mark and its note.
#[derive(Clone, Copy)]
pub(super) struct WrittenBall {
    mark: Mark,
    note: BallNote,
}

/// What notation adds to a mark.
#[derive(Clone, Copy)]
pub(super) enum BallNote {
    Nothing,
    /// Brackets around it.
    Circled,
    /// Braces after it.
    Standing(Leave),
}

impl WrittenBall {
    pub(super) const fn new(mark: Mark, note: BallNote) -> Self {
        Self { mark, note }
    }

    /// The ball at this rack. Brackets around anything but a first ball that can be a split are
    /// ignored.
    pub(super) fn pins_at(self, rack: FrameState) -> Result<Pins, RuleError> {
        let pins = rack.pins_of(self.mark)?;
        let circled = pins.circled(Circle::Split);
        Ok(match self.note {
            BallNote::Standing(leave) => pins.leaving(leave),
            BallNote::Circled if rack.bowl(circled).is_ok() => circled,
            BallNote::Circled | BallNote::Nothing => pins,
        })
    }
}
