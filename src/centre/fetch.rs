//! Fetches a night from the centre, so that another machine can continue it.

use jiff::Timestamp;
use tokio_postgres::types::Type;

use super::events::{NightRow, read_rows};
use super::fold::{Legibility, NightFold};
use super::link::Link;
use crate::archive::{CentreError, NightHeader, StoredNight};

const BY_LANE: &str = "SELECT id, zone, lane, label, events,
        extract(epoch FROM now() - touched)::bigint AS age
    FROM tenpin.nights WHERE lane = $1 AND events > 0 ORDER BY started DESC, id DESC LIMIT 1";
const BY_ID: &str = "SELECT id, zone, lane, label, events,
        extract(epoch FROM now() - touched)::bigint AS age
    FROM tenpin.nights WHERE id = $1 AND events > 0";

/// The night to fetch.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum FetchedNight {
    /// The latest night of this lane.
    Lane(String),
    Id(String),
}

/// The whole night, checked event by event.
pub async fn fetch(link: &Link, night: &FetchedNight) -> Result<StoredNight, CentreError> {
    let (query, word) = match night {
        FetchedNight::Lane(lane) => (BY_LANE, lane),
        FetchedNight::Id(id) => (BY_ID, id),
    };
    let rows = link.ask(query, &[(word, Type::TEXT)]).await?;
    let row = rows.first().ok_or(CentreError::NoSuchNight)?;
    let row = NightRow::from_row(row)?;
    let mut fold = NightFold::new(&row.id, &row.zone);
    let times = read_rows(link, &row.id, &mut fold).await?;
    if fold.legibility() == Legibility::Closed {
        return Err(unreadable("an event of a later version"));
    }
    let times = times.into_iter().map(Timestamp::from_millisecond);
    let times: Result<Vec<_>, _> = times.collect();
    let times = times.map_err(|_range| unreadable("a time out of range"))?;
    Ok(StoredNight {
        header: header(row, &times)?,
        night: fold.night,
        times,
        trouble: None,
    })
}

fn header(row: NightRow, times: &[Timestamp]) -> Result<NightHeader, CentreError> {
    let (Some(started), Some(last_event)) = (times.first(), times.last()) else {
        return Err(unreadable("a night without events"));
    };
    Ok(NightHeader {
        id: row.id,
        zone: row.zone,
        label: row.label,
        started: *started,
        last_event: *last_event,
        ..NightHeader::default()
    })
}

fn unreadable(reason: &str) -> CentreError {
    CentreError::Foreign {
        reason: reason.to_owned(),
    }
}
