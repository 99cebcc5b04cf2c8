//! Reads nights back from the centre. Foreign data is an error with a message, or the end of what can
//! be shown.

use tokio_postgres::Row;
use tokio_postgres::types::Type;

use super::fold::{BrokenRow, NightFold};
use super::link::{Argument, Link, column};
use crate::archive::CentreError;
use crate::store::JournalRow;

/// Bodies too large to be one of our events are not fetched.
const EVENTS: &str =
    "SELECT seq, at, CASE WHEN octet_length(body) <= 65536 THEN body END, \"check\"
    FROM tenpin.events WHERE night = $1 AND seq > $2 ORDER BY seq LIMIT 2000";

/// A night according to its row: `id, zone, lane, label, events, age`.
#[derive(Clone, Debug)]
pub(super) struct NightRow {
    pub(super) id: String,
    pub(super) zone: String,
    pub(super) lane: String,
    pub(super) label: Option<String>,
    pub(super) events: u64,
    /// Seconds since the last event, by the centre's clock.
    pub(super) age: i64,
}

impl NightRow {
    pub(super) fn from_row(row: &Row) -> Result<Self, CentreError> {
        let events: i64 = column(row, 4)?;
        Ok(Self {
            id: column(row, 0)?,
            zone: column(row, 1)?,
            lane: column(row, 2)?,
            label: column(row, 3)?,
            events: events.try_into().unwrap_or_default(),
            age: column(row, 5)?,
        })
    }
}

/// Folds all new events, up to the first that was changed.
pub(super) async fn read_all(
    link: &Link,
    id: &str,
    fold: &mut NightFold,
) -> Result<Result<(), BrokenRow>, CentreError> {
    loop {
        let rows = events_after(link, id, fold.head().events).await?;
        let taken = rows.iter().try_for_each(|row| take(fold, row.as_ref()));
        if rows.is_empty() || taken.is_err() {
            return Ok(taken);
        }
    }
}

/// The same for a night that must be complete: returns the time of each event.
pub(super) async fn read_rows(
    link: &Link,
    id: &str,
    fold: &mut NightFold,
) -> Result<Vec<i64>, CentreError> {
    let mut times = Vec::new();
    loop {
        let rows = events_after(link, id, fold.head().events).await?;
        let taken = rows.iter().try_for_each(|row| take(fold, row.as_ref()));
        if taken.is_err() {
            return Err(CentreError::Foreign {
                reason: "an event is not as it was written".to_owned(),
            });
        }
        if rows.is_empty() {
            return Ok(times);
        }
        times.extend(rows.into_iter().flatten().map(|row| row.at));
    }
}

fn take(fold: &mut NightFold, row: Option<&JournalRow>) -> Result<(), BrokenRow> {
    fold.take(row.ok_or(BrokenRow)?)
}

/// The next events; None for one that can't be ours.
async fn events_after(
    link: &Link,
    id: &str,
    after: u64,
) -> Result<Vec<Option<JournalRow>>, CentreError> {
    let after = i64::try_from(after).unwrap_or(i64::MAX);
    let arguments: [Argument<'_>; 2] = [(&id, Type::TEXT), (&after, Type::INT8)];
    let rows = link.ask(EVENTS, &arguments).await?;
    rows.iter().map(event).collect()
}

fn event(row: &Row) -> Result<Option<JournalRow>, CentreError> {
    let body: Option<String> = column(row, 2)?;
    let (seq, at, check) = (column(row, 0)?, column(row, 1)?, column(row, 3)?);
    Ok(body.map(|body| JournalRow {
        seq,
        at,
        body,
        check,
    }))
}
