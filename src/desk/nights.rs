//! Stored nights, as the screen wants them.

use std::borrow::Cow;

use jiff::tz::TimeZone;
use jiff::{Timestamp, Zoned};

use crate::app::{KeptNight, SharedNight};
use crate::archive::{ClockTime, NightHeader, NightQuery, NightReference, StoreError};
use crate::night::Night;
use crate::report::harmless;
use crate::store::Store;

/// A night to be handed on.
pub(super) struct Sharing<'night> {
    pub(super) night: Cow<'night, Night>,
    pub(super) times: Vec<Timestamp>,
    pub(super) header: NightHeader,
}

/// As it was kept, if it was; else as it is on screen, with the time that it is now.
pub(super) fn sharing<'night>(
    archive: Option<&Store>,
    shared: SharedNight<'night>,
    own: Option<u32>,
) -> Sharing<'night> {
    let number = shared.number.or(own).map(NightReference::Number);
    let kept = archive.zip(number);
    match kept.and_then(|(archive, number)| archive.read(number).ok()) {
        Some(reading) => Sharing {
            night: Cow::Owned(reading.night),
            times: reading.times,
            header: reading.header,
        },
        None => as_it_is(shared.night),
    }
}

fn as_it_is(night: &Night) -> Sharing<'_> {
    let now = Zoned::now();
    let events = night.journal().entries();
    Sharing {
        night: Cow::Borrowed(night),
        times: events.map(|_| now.timestamp()).collect(),
        header: NightHeader {
            started: now.timestamp(),
            last_event: now.timestamp(),
            ..NightHeader::new(uuid::Uuid::now_v7().to_string(), now.time_zone())
        },
    }
}

pub(super) fn find(store: &Store, query: &NightQuery) -> Result<Vec<NightHeader>, StoreError> {
    Ok(store.nights(query)?.into_iter().map(listed).collect())
}

/// A stored night with all its events.
pub fn night(store: &Store, night: NightReference) -> Result<KeptNight, StoreError> {
    let reading = store.read(night)?;
    let zone = reading.header.began().time_zone().clone();
    let times = reading.times.iter().map(|at| clock(*at, &zone));
    let entries = reading.night.journal().entries();
    let events = entries.map(|entry| entry.event.clone()).zip(times);
    Ok(KeptNight {
        header: listed(reading.header),
        events: events.collect(),
    })
}

fn clock(at: Timestamp, zone: &TimeZone) -> ClockTime {
    let at = at.to_zoned(zone.clone());
    ClockTime::new(at.hour(), at.minute())
}

/// Without what could harm the terminal.
fn listed(header: NightHeader) -> NightHeader {
    let label = header.label.as_deref().map(harmless);
    NightHeader { label, ..header }
}
