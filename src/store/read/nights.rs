//! Lists of stored nights.

use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{Span, ToSpan};

use crate::archive::{NightHeader, NightQuery, StoreError};
use crate::domain::Player;
use crate::store::Store;
use crate::store::read::night_row::COLUMNS;

impl Store {
    /// The number of stored nights.
    pub fn count_nights(&self) -> Result<u32, StoreError> {
        self.ask(|connection| {
            let mut statement = connection.prepare_cached("SELECT count(*) FROM nights")?;
            statement.query_row([], |row| row.get(0))
        })
    }

    /// The nights that match, newest first.
    pub fn nights(&self, filter: &NightQuery) -> Result<Vec<NightHeader>, StoreError> {
        self.ask(|connection| {
            let mut statement = connection.prepare_cached(&filter.query())?;
            let since = filter.since;
            let since = since.map_or(i64::MIN, |date| midnight(date, -1.day()));
            let first = filter.player.as_ref().map(Player::name);
            let last = filter.upto.as_ref().map(Player::name).or(first);
            let label = filter.label.as_deref().map(pattern);
            let values = (since, first, filter.before, last, label);
            let rows = statement.query_map(values, NightHeader::from_row)?;
            rows.filter(|row| row.as_ref().map_or(true, |row| filter.is_since(row)))
                .take(filter.limit.unwrap_or(usize::MAX))
                .map(|row| row?.sum_up(connection))
                .collect()
        })
    }
}

impl NightQuery {
    /// In the order of the index on `started`, so that only the needed rows are read. An imported
    /// night can have a higher number than a later one.
    fn query(&self) -> String {
        let before = match self.before {
            Some(_) => "(started, number) < (SELECT started, number FROM nights WHERE number = ?3)",
            None => "?3 IS NULL",
        };
        format!(
            "SELECT {COLUMNS} FROM nights WHERE started >= ?1
                AND (?2 IS NULL OR number IN (SELECT night FROM lines WHERE name BETWEEN ?2 AND ?4))
                AND {before}
                AND (?5 IS NULL OR label LIKE ?5 ESCAPE '\\')
                ORDER BY started DESC, number DESC"
        )
    }

    fn is_since(&self, night: &NightHeader) -> bool {
        self.since.is_none_or(|since| night.date() >= since)
    }
}

/// The pattern that matches these words in this order: `%anna%100\%%`.
fn pattern(words: &str) -> String {
    let mut pattern = "%".to_owned();
    for word in words.split_whitespace() {
        for letter in word.chars() {
            pattern.extend(matches!(letter, '%' | '_' | '\\').then_some('\\'));
            pattern.push(letter);
        }
        pattern.push('%');
    }
    pattern
}

/// Midnight UTC, some days from a date. No local time differs from UTC by more than a day.
pub(crate) fn midnight(date: Date, away: Span) -> i64 {
    let midnight = date.saturating_add(away).to_zoned(TimeZone::UTC);
    midnight.map_or(i64::MIN, |midnight| midnight.timestamp().as_millisecond())
}
