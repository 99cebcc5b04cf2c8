//! How long an animation lasts, and its frame rate: at most twenty frames a second.

use std::time::Duration;

use crate::app::Occasion;

/// Frames of the same length; the last one may be longer.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) struct Timing {
    steps: u16,
    milliseconds: u16,
    lasting: u16,
}

impl Timing {
    pub(super) const fn new(occasion: Occasion) -> Self {
        let (steps, milliseconds, lasting) = match occasion {
            Occasion::Turn => (4, 60, 240),
            Occasion::Gutter => (6, 60, 360),
            Occasion::Split(_) => (4, 100, 400),
            Occasion::Spare(_) => (5, 70, 400),
            Occasion::Strike => (5, 80, 500),
            Occasion::Turkey(_) => (8, 100, 800),
            Occasion::Win => (8, 80, 640),
            Occasion::Perfect => (10, 80, 800),
        };
        Self {
            steps,
            milliseconds,
            lasting,
        }
    }

    pub(super) const fn steps(self) -> u16 {
        self.steps
    }

    pub(super) const fn lasting(self) -> Duration {
        Duration::from_millis(self.lasting as u64)
    }

    /// The index of the current frame.
    pub(super) fn step(self, elapsed: Duration) -> u16 {
        let passed = elapsed.as_millis() / u128::from(self.milliseconds);
        let passed = u16::try_from(passed).unwrap_or(u16::MAX);
        passed.min(self.steps - 1)
    }

    pub(super) fn until_next(self, elapsed: Duration) -> Duration {
        let next = self.step(elapsed) + 1;
        let next = if next < self.steps {
            Duration::from_millis(u64::from(next * self.milliseconds))
        } else {
            self.lasting()
        };
        next.saturating_sub(elapsed)
    }
}
