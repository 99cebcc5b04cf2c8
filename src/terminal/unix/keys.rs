//! The keys that crossterm reads.

use std::io;
use std::time::Duration;

use crossterm::event;

use crate::terminal::Incoming;
use crate::terminal::keyboard::incoming;

/// For pending keys only: with a timeout of zero crossterm does not even return buffered keys.
const AN_INSTANT: Duration = Duration::from_micros(1);

/// The longest wait on crossterm alone. It can overlook buffered keys only if it is interrupted for all
/// of this time. It sleeps in whole milliseconds and spins for the rest: with the extra tenth, the rest is
/// that tenth instead of almost a millisecond.
const A_WHILE: Duration = Duration::from_micros(20_100);

/// crossterm reads all available keys, and returns them one by one.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub(super) enum Keys {
    #[default]
    NoneHeld,
    MayBeHeld,
}

impl Keys {
    pub(super) const fn may_be_held(self) -> bool {
        matches!(self, Self::MayBeHeld)
    }

    /// The next available key. Buffered keys are hardly ever overlooked.
    pub(super) fn pending(&mut self) -> Option<Incoming> {
        self.read_or_gone(AN_INSTANT)
    }

    /// The next key within `A_WHILE`, or within a shorter limit.
    pub(super) fn wait(&mut self, limit: Option<Duration>) -> Option<Incoming> {
        *self = Self::NoneHeld;
        self.read_or_gone(limit.map_or(A_WHILE, |limit| limit.min(A_WHILE)))
    }

    /// An error counts as a hang-up: no more input.
    fn read_or_gone(&mut self, limit: Duration) -> Option<Incoming> {
        self.read(limit).unwrap_or(Some(Incoming::Gone))
    }

    fn read(&mut self, limit: Duration) -> io::Result<Option<Incoming>> {
        let mut key = None;
        while key.is_none() && event::poll(limit)? {
            *self = Self::MayBeHeld;
            // Resizes are reported by their signal.
            key = incoming(event::read()?).filter(|key| *key != Incoming::Repaint);
        }
        Ok(key)
    }
}
