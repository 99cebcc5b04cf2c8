//! A companion that ended by itself: it is started again, but not at once.

use std::time::{Duration, Instant};

/// How long after it was lost.
const PAUSE: Duration = Duration::from_secs(10);

/// When a companion was lost, by the time of the loop. None if the loop has not told the time.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Lost(Option<Instant>);

impl Lost {
    pub(super) const fn new(now: Option<Instant>) -> Self {
        Self(now)
    }

    /// Is it time to start it again?
    pub(super) fn is_due(self, now: Option<Instant>) -> bool {
        now >= self.0.map(|lost| lost + PAUSE)
    }
}
