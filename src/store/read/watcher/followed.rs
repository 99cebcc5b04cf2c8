//! A followed night, and how far it has been read.

use jiff::tz::TimeZone;

use crate::archive::{ClockTime, NightHeader, WatchState, WatchedNight};
use crate::store::Store;
use crate::store::read::night_reader::NightReader;

pub(crate) struct Followed {
    header: NightHeader,
    reader: NightReader,
    pub(crate) state: WatchState,
}

impl Followed {
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

    /// Reads the new events.
    pub(crate) fn read_on(mut self, store: &Store, state: WatchState) -> Self {
        let Self { header, reader, .. } = &mut self;
        let trouble = store.ask(|connection| reader.read_on(connection, header.number, None));
        self.state = match trouble {
            Ok(None) => state,
            Ok(Some(_)) => WatchState::Broken,
            Err(_) => WatchState::Lost,
        };
        self
    }

    /// The night as it is shown, in local time.
    pub(crate) fn watched(&self, zone: &TimeZone) -> WatchedNight {
        let last = self.reader.times.last();
        let saved = last.and_then(|at| ClockTime::from_milliseconds(*at, zone));
        WatchedNight {
            number: self.header.number,
            lane: None,
            id: self.header.id.clone(),
            label: self.header.label.clone(),
            night: self.reader.night.clone(),
            saved,
            state: self.state,
        }
    }
}
