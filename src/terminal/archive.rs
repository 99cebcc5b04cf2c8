//! Nights that were kept, as the screen wants them.

use std::borrow::Cow;

use jiff::tz::TimeZone;
use jiff::{Timestamp, Zoned};

use crate::app::{KeptNight, NightEntry, NightQuery, SharedNight};
use crate::command::facts;
use crate::night::{ClockTime, Night};
use crate::report::{Facts, harmless};
use crate::store::{Filter, NightReference, NightRow, Store, StoreError};

/// A night to be handed on.
pub(super) struct Sharing<'night> {
    pub(super) night: Cow<'night, Night>,
    pub(super) times: Vec<Timestamp>,
    pub(super) facts: Facts,
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
            facts: facts(&reading.row),
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
        facts: Facts {
            id: uuid::Uuid::now_v7().to_string(),
            date: now.strftime("%Y-%m-%d").to_string(),
            time: now.strftime("%H:%M").to_string(),
            zone: "UTC".to_owned(),
            ..Facts::default()
        },
    }
}

/// The nights that are asked for.
pub(super) fn nights(store: &Store, query: &NightQuery) -> Result<Vec<NightEntry>, StoreError> {
    let filter = Filter {
        player: query.search.player,
        since: query.search.since,
        before: query.before,
        limit: Some(query.limit),
        ..Filter::default()
    };
    Ok(store.nights(&filter)?.iter().map(entry).collect())
}

/// A night with everything that happened in it.
pub fn night(store: &Store, night: NightReference) -> Result<KeptNight, StoreError> {
    let reading = store.read(night)?;
    let zone = reading.row.began().time_zone().clone();
    let times = reading.times.iter().map(|at| clock(*at, &zone));
    let entries = reading.night.journal().entries();
    let events = entries.map(|entry| entry.event.clone()).zip(times);
    Ok(KeptNight {
        entry: entry(&reading.row),
        events: events.collect(),
    })
}

fn clock(at: Timestamp, zone: &TimeZone) -> ClockTime {
    let at = at.to_zoned(zone.clone());
    ClockTime::new(at.hour(), at.minute())
}

fn entry(row: &NightRow) -> NightEntry {
    NightEntry {
        number: row.number,
        began: row.began().strftime("%Y-%m-%d %H:%M").to_string(),
        players: row.players.clone(),
        games: row.games,
        high: row.high,
        label: row.label.as_deref().map(harmless),
    }
}
