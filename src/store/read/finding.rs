//! Finds one stored night.

use jiff::civil::Date;
use jiff::{SignedDuration, Timestamp, ToSpan};
use rusqlite::Connection;

use crate::archive::{NightHeader, NightReference, StoreError};
use crate::store::Store;
use crate::store::read::nights::midnight;

/// How long after its last event a night still counts as running.
const OPEN_FOR: SignedDuration = SignedDuration::from_hours(12);

impl Store {
    /// Finds a night, with the totals of its lines.
    pub fn find(&self, night: NightReference) -> Result<NightHeader, StoreError> {
        let header = self.bare_header(night)?;
        self.ask(|connection| header.sum_up(connection))
    }

    /// Finds a night, without the totals of its lines.
    pub(crate) fn bare_header(&self, night: NightReference) -> Result<NightHeader, StoreError> {
        let found = self.ask(|connection| look_up(connection, night))?;
        let path = self.path().to_path_buf();
        found.ok_or(StoreError::NoSuchNight { path, night })
    }

    /// The nights that began on this local date, newest first, without the totals of their lines.
    pub fn nights_on(&self, date: Date) -> Result<Vec<NightHeader>, StoreError> {
        self.ask(|connection| nights_on(connection, date))
    }

    /// The latest night, without the totals of its lines. None if there are no stored nights.
    pub fn last(&self) -> Result<Option<NightHeader>, StoreError> {
        self.ask(|connection| look_up(connection, NightReference::Last))
    }

    /// The same, if it still counts as running. Correcting an old night does not make it running
    /// again.
    pub fn last_open(&self, now: Timestamp) -> Result<Option<NightHeader>, StoreError> {
        let begin = now.saturating_sub(OPEN_FOR).unwrap_or(Timestamp::MIN);
        let Some(night) = self.last()?.filter(|night| night.last_event > begin) else {
            return Ok(None);
        };
        let is_open = self.ask(|connection| {
            let query = "SELECT EXISTS (SELECT 1 FROM events
                WHERE night = ? AND at > ? AND instr(body, '\"event\":\"corrected\"') = 0)";
            let mut statement = connection.prepare_cached(query)?;
            statement.query_row((night.number, begin.as_millisecond()), |row| row.get(0))
        })?;
        Ok(Some(night).filter(|_| is_open))
    }
}

fn look_up(
    connection: &Connection,
    night: NightReference,
) -> rusqlite::Result<Option<NightHeader>> {
    let nights = match night {
        NightReference::Last => {
            NightHeader::all(connection, "ORDER BY started DESC, number DESC LIMIT 1", [])?
        }
        NightReference::Number(number) => {
            NightHeader::all(connection, "WHERE number = ?", [number])?
        }
        NightReference::Date(date) => nights_on(connection, date)?,
    };
    Ok(nights.into_iter().next())
}

fn nights_on(connection: &Connection, date: Date) -> rusqlite::Result<Vec<NightHeader>> {
    let condition = "WHERE started >= ? AND started < ? ORDER BY started DESC, number DESC";
    let around = (midnight(date, -1.day()), midnight(date, 2.days()));
    let mut nights = NightHeader::all(connection, condition, around)?;
    nights.retain(|night| night.date() == date);
    Ok(nights)
}
