//! Finding one night.

use jiff::civil::Date;
use jiff::{SignedDuration, Timestamp, ToSpan};
use rusqlite::{Connection, OptionalExtension};

use crate::archive::{NightHeader, NightReference, StoreError};
use crate::store::Store;
use crate::store::read::nights::midnight;

/// So long after its last event a night can be gone on with as if nothing had been.
const OPEN_FOR: SignedDuration = SignedDuration::from_hours(12);

/// The night that is still on.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct OpenNight {
    /// Which one.
    pub night: NightHeader,
    /// The number of the event that was its first ball; nothing before that.
    pub first_ball: Option<u64>,
}

impl Store {
    /// The night that is meant.
    pub fn find(&self, night: NightReference) -> Result<NightHeader, StoreError> {
        let header = self.bare_header(night)?;
        match self.database() {
            Some(database) => header
                .sum_up(&database.connection)
                .map_err(|error| database.fault(error)),
            None => Ok(header),
        }
    }

    /// The same without what its lines tell.
    pub(crate) fn bare_header(&self, night: NightReference) -> Result<NightHeader, StoreError> {
        let found = self.ask(|database| look_up(&database.connection, night))?;
        let path = self.path().to_path_buf();
        found.ok_or(StoreError::NoSuchNight { path, night })
    }

    /// The latest night, if there is any.
    pub fn last(&self) -> Result<Option<NightHeader>, StoreError> {
        match self.find(NightReference::Last) {
            Err(StoreError::NoSuchNight { .. }) => Ok(None),
            found => found.map(Some),
        }
    }

    /// The night that is on: the latest one, until 12 hours after its last event.
    pub fn last_open(&self, now: Timestamp) -> Result<Option<OpenNight>, StoreError> {
        let is_open = |night: &NightHeader| now.duration_since(night.last_event) < OPEN_FOR;
        let Some(night) = self.last()?.filter(is_open) else {
            return Ok(None);
        };
        let first_ball = self.ask(|database| {
            let query = "SELECT seq FROM events WHERE night = ? AND instr(body, '\"bowled\"') > 0
                ORDER BY seq LIMIT 1";
            let mut statement = database.connection.prepare_cached(query)?;
            let seq = statement.query_row([night.number], |row| row.get::<_, u32>(0));
            seq.optional()
        })?;
        let first_ball = first_ball.map(u64::from);
        Ok(Some(OpenNight { night, first_ball }))
    }
}

fn look_up(
    connection: &Connection,
    night: NightReference,
) -> rusqlite::Result<Option<NightHeader>> {
    match night {
        NightReference::Last => NightHeader::first(connection, "ORDER BY number DESC", []),
        NightReference::Number(number) => {
            NightHeader::first(connection, "WHERE number = ?", [number])
        }
        NightReference::Date(date) => night_on(connection, date),
    }
}

/// The latest night of a day, by the clock on the wall there.
fn night_on(connection: &Connection, date: Date) -> rusqlite::Result<Option<NightHeader>> {
    let condition = "WHERE started >= ? AND started < ? ORDER BY number DESC";
    let around = (midnight(date, -1.day()), midnight(date, 2.days()));
    let nights = NightHeader::all(connection, condition, around)?;
    Ok(nights.into_iter().find(|night| night.date() == date))
}
