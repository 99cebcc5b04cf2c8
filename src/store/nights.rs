//! Finding nights.

use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp, ToSpan};
use rusqlite::OptionalExtension;

use super::night_row::COLUMNS;
use super::{NightReference, NightRow, Store, StoreError};
use crate::domain::Player;

/// So long after its last event a night can be gone on with as if nothing had been.
const OPEN_FOR: SignedDuration = SignedDuration::from_hours(12);

/// Which nights are asked for.
#[derive(Clone, Copy, Debug, Default)]
pub struct Filter {
    /// Only those in which this player has a finished line.
    pub player: Option<Player>,
    /// Only those that began on this day or later, where they were bowled.
    pub since: Option<Date>,
    /// Without the newest ones, so many of them.
    pub skip: usize,
    /// At most so many.
    pub limit: Option<usize>,
}

/// The night that is still on.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct OpenNight {
    /// Which one.
    pub night: NightRow,
    /// The number of the event that was its first ball; nothing before that.
    pub first_ball: Option<u64>,
}

impl Store {
    /// The nights that are asked for, newest first.
    ///
    /// # Errors
    /// The file can't be read.
    pub fn nights(&self, filter: &Filter) -> Result<Vec<NightRow>, StoreError> {
        self.ask(|database| {
            let connection = &database.connection;
            let query = format!(
                "SELECT {COLUMNS} FROM nights WHERE TRUE {}{}ORDER BY number DESC",
                filter.since.map_or("", |_| "AND started >= :since "),
                filter.player.map_or(
                    "",
                    |_| "AND number IN (SELECT night FROM lines WHERE name = :player) "
                ),
            );
            let mut statement = connection.prepare_cached(&query)?;
            let values = filter.values();
            let values: Vec<_> = values
                .iter()
                .map(|(name, value)| (*name, &**value))
                .collect();
            let rows = statement.query_map(values.as_slice(), NightRow::of)?;
            rows.filter(|row| row.as_ref().map_or(true, |row| filter.is_since(row)))
                .skip(filter.skip)
                .take(filter.limit.unwrap_or(usize::MAX))
                .map(|row| row?.sum_up(connection))
                .collect()
        })
    }

    /// The night that is meant.
    ///
    /// # Errors
    /// There is none, or the file can't be read.
    pub fn find(&self, night: NightReference) -> Result<NightRow, StoreError> {
        let found = match night {
            NightReference::Last => self.last()?,
            NightReference::Number(number) => self.ask(|database| {
                NightRow::find(&database.connection, "WHERE number = ?", [number])
            })?,
            NightReference::Date(date) => self.of_date(date)?,
        };
        let path = self.path().to_path_buf();
        found.ok_or(StoreError::NoSuchNight { path, night })
    }

    /// The latest night, if there is any.
    ///
    /// # Errors
    /// The file can't be read.
    pub fn last(&self) -> Result<Option<NightRow>, StoreError> {
        self.ask(|database| NightRow::find(&database.connection, "ORDER BY number DESC", []))
    }

    fn of_date(&self, date: Date) -> Result<Option<NightRow>, StoreError> {
        let since = Some(date);
        let nights = self.nights(&Filter {
            since,
            ..Filter::default()
        })?;
        Ok(nights.into_iter().find(|night| night.date() == date))
    }

    /// The night that is on: the latest one, until 12 hours after its last event.
    ///
    /// # Errors
    /// The file can't be read.
    pub fn last_open(&self, now: Timestamp) -> Result<Option<OpenNight>, StoreError> {
        let is_open = |night: &NightRow| now.duration_since(night.last_event) < OPEN_FOR;
        let Some(night) = self.last()?.filter(is_open) else {
            return Ok(None);
        };
        let first_ball = self.ask(|database| {
            let query = "SELECT seq FROM events WHERE night = ? AND instr(body, '\"bowled\"') > 0
                ORDER BY seq LIMIT 1";
            let mut statement = database.connection.prepare_cached(query)?;
            let seq = statement.query_row([night.number], |row| row.get::<_, i64>(0));
            seq.optional()
        })?;
        let first_ball = first_ball.and_then(|seq| u64::try_from(seq).ok());
        Ok(Some(OpenNight { night, first_ball }))
    }
}

impl Filter {
    /// No place on earth is a day away from UTC.
    fn earliest(date: Date) -> i64 {
        let before = date.saturating_sub(1.day());
        let midnight = before.to_zoned(TimeZone::UTC);
        midnight.map_or(i64::MIN, |midnight| midnight.timestamp().as_millisecond())
    }

    fn is_since(&self, night: &NightRow) -> bool {
        self.since.is_none_or(|since| night.date() >= since)
    }

    fn values(&self) -> Vec<(&'static str, Box<dyn rusqlite::ToSql>)> {
        let since = self.since.map(Self::earliest);
        let player = self.player.map(|player| player.to_string());
        let since = since.map(|since| (":since", Box::new(since) as _));
        let player = player.map(|player| (":player", Box::new(player) as _));
        since.into_iter().chain(player).collect()
    }
}
