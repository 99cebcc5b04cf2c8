//! One night that is followed, and how far it was read.

use jiff::tz::TimeZone;

use crate::archive::{ClockTime, NightHeader, WatchState, WatchedNight};
use crate::store::Store;
use crate::store::chain::Chain;
use crate::store::night_reader::NightReader;
use crate::store::night_row::instant;

/// A night, and what was read of it.
pub(super) struct Followed {
    row: NightHeader,
    replay: NightReader,
    feed: WatchState,
}

impl Followed {
    /// Nothing was read yet.
    pub(super) fn new(row: &NightHeader) -> Self {
        Self {
            row: row.clone(),
            replay: NightReader::new(Chain::new(&row.id, &row.zone)),
            feed: WatchState::Quiet,
        }
    }

    pub(super) fn is(&self, row: &NightHeader) -> bool {
        (self.row.number, &self.row.id) == (row.number, &row.id)
    }

    /// Reads the events that came since.
    pub(super) fn read_on(mut self, store: &Store, feed: WatchState) -> Self {
        let Self { row, replay, .. } = &mut self;
        let trouble = store.ask(|database| replay.read_on(database, row.number));
        self.feed = match trouble {
            Ok(None) => feed,
            Ok(Some(_)) => WatchState::Broken,
            Err(_) => WatchState::Lost,
        };
        self
    }

    /// The file is gone; what was read of it is still known.
    pub(super) const fn lose(&mut self) {
        self.feed = WatchState::Lost;
    }

    pub(super) fn is_lost(&self) -> bool {
        self.feed == WatchState::Lost
    }

    pub(super) fn is_broken(&self) -> bool {
        self.feed == WatchState::Broken
    }

    /// As it is shown, by the clock on the wall here.
    pub(super) fn watched(&self, zone: &TimeZone) -> WatchedNight {
        let last = self.replay.times.last();
        let saved = last.map(|at| {
            let at = instant(*at).to_zoned(zone.clone());
            ClockTime::new(at.hour(), at.minute())
        });
        WatchedNight {
            number: self.row.number,
            night: self.replay.night.clone(),
            saved,
            state: self.feed,
        }
    }
}
