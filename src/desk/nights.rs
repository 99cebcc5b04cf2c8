//! Stored nights in the form the screens need.

use jiff::Zoned;

use crate::app::ReplayScreen;
use crate::archive::{ClockTime, NightHeader, NightReference, StoreError, StoredNight};
use crate::night::Night;
use crate::store::Store;

/// A night that is not stored, with every event timed now.
pub(super) fn unsaved(night: &Night) -> StoredNight {
    let now = Zoned::now();
    let header = NightHeader::new(uuid::Uuid::now_v7().to_string(), now.time_zone());
    StoredNight {
        night: night.clone(),
        times: night.journal().entries().map(|_| now.timestamp()).collect(),
        header: NightHeader {
            started: now.timestamp(),
            last_event: now.timestamp(),
            ..header
        },
        trouble: None,
    }
}

/// A replay of a stored night, positioned at its end.
pub fn replay(store: &Store, night: NightReference) -> Result<ReplayScreen, StoreError> {
    let stored = store.read(night)?;
    let zone = stored.header.began().time_zone().clone();
    let times = stored.times.iter().map(|at| {
        let at = at.to_zoned(zone.clone());
        ClockTime::new(at.hour(), at.minute())
    });
    let entries = stored.night.journal().entries();
    let events = entries.map(|entry| entry.event.clone()).zip(times);
    let events = events.collect();
    Ok(ReplayScreen::new(stored.header, events))
}
