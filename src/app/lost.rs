//! A companion that ended by itself: it is restarted, but not right away.

use std::time::{Duration, Instant};

/// How long to wait before a restart.
const PAUSE: Duration = Duration::from_secs(10);

/// When a companion ended, by the clock of the event loop. None before the clock was first read.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Lost(Option<Instant>);

impl Lost {
    pub(super) const fn new(now: Option<Instant>) -> Self {
        Self(now)
    }

    /// Is it time to restart it?
    pub(super) fn is_due(self, now: Option<Instant>) -> bool {
        now >= self.0.map(|lost| lost + PAUSE)
    }
}
