//! One night that is followed, and how far it was read.

use jiff::tz::TimeZone;

use crate::archive::{ClockTime, NightHeader, WatchState, WatchedNight};
use crate::store::Store;
use crate::store::read::night_reader::NightReader;
use crate::store::read::night_row::instant;

/// A night, and what was read of it.
pub(crate) struct Followed {
    header: NightHeader,
    reader: NightReader,
    state: WatchState,
}

impl Followed {
    /// Nothing was read yet.
    pub(crate) fn new(header: &NightHeader) -> Self {
        Self {
            header: header.clone(),
            reader: NightReader::new(header),
            state: WatchState::Quiet,
        }
    }

    pub(crate) fn is(&self, header: &NightHeader) -> bool {
        (self.header.number, &self.header.id) == (header.number, &header.id)
    }

    /// Reads the events that came since.
    pub(crate) fn read_on(mut self, store: &Store, state: WatchState) -> Self {
        let Self { header, reader, .. } = &mut self;
        let trouble = store.ask(|database| reader.read_on(database, header.number, None));
        self.state = match trouble {
            Ok(None) => state,
            Ok(Some(_)) => WatchState::Broken,
            Err(_) => WatchState::Lost,
        };
        self
    }

    /// The file is gone; what was read of it is still known.
    pub(crate) const fn lose(&mut self) {
        self.state = WatchState::Lost;
    }

    pub(crate) fn is_lost(&self) -> bool {
        self.state == WatchState::Lost
    }

    pub(crate) fn is_broken(&self) -> bool {
        self.state == WatchState::Broken
    }

    /// As it is shown, by the clock on the wall here.
    pub(crate) fn watched(&self, zone: &TimeZone) -> WatchedNight {
        let last = self.reader.times.last();
        let saved = last.map(|at| {
            let at = instant(*at).to_zoned(zone.clone());
            ClockTime::new(at.hour(), at.minute())
        });
        WatchedNight {
            number: self.header.number,
            night: self.reader.night.clone(),
            saved,
            state: self.state,
        }
    }
}
