//! Queries on the writer: how much is saved, and what else is stored.

use super::NightWriter;
use crate::archive::{ClockTime, PastNights, Regulars, Selection, StoreError};
use crate::domain::Player;
use crate::statistics::PlayerStatistics;
use crate::store::Store;

impl NightWriter {
    /// None before the first ball is saved.
    pub const fn number(&self) -> Option<u32> {
        self.saved.number
    }

    /// The number of unsaved events.
    pub const fn pending(&self) -> u64 {
        (self.times.len() as u64).saturating_sub(self.saved.events)
    }

    /// The number of unsaved events, and the reason. None if all are saved.
    pub fn unsaved(&self) -> Option<(u64, &StoreError)> {
        Some((self.pending(), self.refusal.as_ref()?))
    }

    /// The local time of the last saved event.
    pub(super) fn last_event(&self) -> Option<ClockTime> {
        let events = usize::try_from(self.saved.events).ok()?;
        let at = *self.times.get(events.checked_sub(1)?)?;
        ClockTime::from_milliseconds(at, &self.zone)
    }

    /// The current file. After [`StoreError::Lost`] it is not the one the night began in.
    pub fn store(&self) -> Store {
        Store {
            path: self.path.clone(),
            database: self.database.clone(),
        }
    }

    /// A setting from an earlier run. None if it was never set.
    pub fn setting(&self, key: &str) -> Option<String> {
        self.store().setting(key).ok().flatten()
    }

    /// Saves a setting for the next run. On failure only the setting is lost.
    pub fn remember(&self, key: &str, value: &str) {
        let _ = self.store().set_setting(key, value);
    }

    /// All players who bowled before this night.
    pub fn regulars(&self) -> Result<Regulars, StoreError> {
        self.store().regulars(self.saved.number)
    }

    /// What the nights before this one add up to.
    pub fn past(&self) -> Result<PastNights, StoreError> {
        self.store().past_nights(self.saved.number)
    }

    /// Statistics over all finished games of a player, including this night.
    pub fn statistics(&self, player: Player) -> Result<PlayerStatistics, StoreError> {
        let games = self.store().finished_games(player, Selection::default())?;
        Ok(PlayerStatistics::new(player, games))
    }
}
