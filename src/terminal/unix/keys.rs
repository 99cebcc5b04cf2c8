//! The keys that crossterm reads.

use std::io;
use std::time::Duration;

use crossterm::event;

use crate::terminal::Incoming;
use crate::terminal::keyboard::incoming;

/// Only what is there: with no time at all crossterm does not even look at the keys it holds.
const AN_INSTANT: Duration = Duration::from_micros(1);

/// How long crossterm alone is waited for. It overlooks keys that it holds only if it is interrupted for
/// all of this time.
const A_WHILE: Duration = Duration::from_millis(20);

/// crossterm reads all keys that are there, and hands out one after the other.
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

    /// The next key that is there. A held one is hardly ever overlooked.
    pub(super) fn pending(&mut self) -> Option<Incoming> {
        self.read_or_gone(AN_INSTANT)
    }

    /// The next key, if there is one within a while, or within the limit if that is shorter.
    pub(super) fn wait(&mut self, limit: Option<Duration>) -> Option<Incoming> {
        *self = Self::NoneHeld;
        self.read_or_gone(limit.map_or(A_WHILE, |limit| limit.min(A_WHILE)))
    }

    /// An error means the same as a hang-up: no more input.
    fn read_or_gone(&mut self, limit: Duration) -> Option<Incoming> {
        self.read(limit).unwrap_or(Some(Incoming::Gone))
    }

    fn read(&mut self, limit: Duration) -> io::Result<Option<Incoming>> {
        let mut key = None;
        while key.is_none() && event::poll(limit)? {
            *self = Self::MayBeHeld;
            // A new size is told by its signal.
            key = incoming(event::read()?).filter(|key| *key != Incoming::Repaint);
        }
        Ok(key)
    }
}
