//! Nights that were kept, as the screen wants them.

use jiff::tz::TimeZone;

use crate::app::{KeptNight, NightEntry, NightQuery};
use crate::night::ClockTime;
use crate::report::harmless;
use crate::store::{Filter, NightReference, NightRow, Store, StoreError};

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
///
/// # Errors
/// It is not there, or can't be read.
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

fn clock(at: jiff::Timestamp, zone: &TimeZone) -> ClockTime {
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
