//! The night that is played, and where everything that happens in it is handed on to.

use std::fmt;

use crate::domain::Player;
use crate::night::{Entrance, Event, Night, NightError};

/// A night, and whoever keeps it.
pub(super) struct Scorebook<'keeper> {
    night: Night,
    keep: &'keeper mut dyn FnMut(&Night),
}

impl<'keeper> Scorebook<'keeper> {
    pub(super) fn new(night: Night, keep: &'keeper mut dyn FnMut(&Night)) -> Self {
        Self { night, keep }
    }

    /// Takes an event and hands it on; one that is refused is not handed on.
    pub(super) fn record(&mut self, event: &Event) -> Result<(), NightError> {
        self.night.record(event.clone())?;
        (self.keep)(&self.night);
        Ok(())
    }

    /// Somebody joins before the first game.
    pub(super) fn join(&mut self, name: Player) -> Result<(), NightError> {
        self.record(&self.night.joining(name, Entrance::Now))
    }

    pub(super) const fn night(&self) -> &Night {
        &self.night
    }

    pub(super) fn into_night(self) -> Night {
        self.night
    }
}

impl fmt::Debug for Scorebook<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.night.fmt(formatter)
    }
}
