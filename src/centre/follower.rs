//! Follows a lane of the hall, as the store's watcher follows a file. Asks for the head of the night four
//! times a second, and for new events only if it has changed.

use std::io;

use jiff::tz::TimeZone;
use tokio_postgres::types::Type;

use super::address::CentreAddress;
use super::events::{NightRow, read_all};
use super::fold::{Legibility, NightFold};
use super::link::{Link, harmless};
use super::reader::CentreReader;
use crate::archive::{CentreError, ClockTime, WatchState, WatchedNight};
use crate::night::Head;

const LATEST: &str = "SELECT id, zone, lane, label, events,
        extract(epoch FROM now() - touched)::bigint AS age
    FROM tenpin.nights WHERE lane = $1 AND events > 0 ORDER BY started DESC, id DESC LIMIT 1";

/// Seconds after its last event for which a night counts as live.
const LIVE: i64 = 180;

/// Follows the latest night of a lane.
pub struct Follower {
    reader: CentreReader,
    lane: String,
    followed: Option<FollowedLane>,
    told: Option<Vec<Sight>>,
}

/// Detects changes of a lane without comparing the whole night.
#[derive(Clone, Debug, Eq, PartialEq)]
struct Sight {
    id: String,
    lane: String,
    label: Option<String>,
    head: Head,
    state: WatchState,
}

/// A followed night, and how far it has been read.
pub(super) struct FollowedLane {
    row: NightRow,
    fold: NightFold,
    state: WatchState,
}

impl Follower {
    /// Connects right away, so that a wrong address is reported before the screen is set up.
    pub fn open(address: CentreAddress, lane: &str) -> io::Result<Result<Self, CentreError>> {
        let reader = CentreReader::open(address)?;
        Ok(reader.map(|reader| Self::new(reader, lane)))
    }

    /// Connects at the first poll.
    pub(super) fn later(address: CentreAddress, lane: &str) -> io::Result<Self> {
        Ok(Self::new(CentreReader::later(address)?, lane))
    }

    fn new(reader: CentreReader, lane: &str) -> Self {
        Self {
            reader,
            lane: lane.to_owned(),
            followed: None,
            told: None,
        }
    }

    /// The night of the lane. None if nothing changed; empty before its first night.
    pub fn glance(&mut self) -> Option<Vec<WatchedNight>> {
        let (lane, followed) = (&self.lane, &mut self.followed);
        let read = self
            .reader
            .ask(async |link| follow(link, lane, followed).await);
        if let (Some(Err(_)), Some(followed)) = (read, &mut self.followed) {
            // What was read before is still shown.
            followed.state = WatchState::Away;
        }
        let followed = self.followed.iter();
        let sights: Vec<_> = followed.clone().map(FollowedLane::sight).collect();
        if self.told.as_ref() == Some(&sights) {
            return None;
        }
        let watched = followed.map(FollowedLane::watched).collect();
        self.told = Some(sights);
        Some(watched)
    }
}

/// Reads new events, or starts another night. On a failure the known night is kept.
async fn follow(
    link: &Link,
    lane: &str,
    followed: &mut Option<FollowedLane>,
) -> Result<(), CentreError> {
    let Some(row) = latest(link, lane).await? else {
        *followed = None;
        return Ok(());
    };
    if !followed.as_ref().is_some_and(|known| known.is(&row)) {
        *followed = None;
    }
    let known = followed.get_or_insert_with(|| FollowedLane::new(&row));
    known.read_on(link, row).await
}

async fn latest(link: &Link, lane: &str) -> Result<Option<NightRow>, CentreError> {
    let rows = link.ask(LATEST, &[(&lane, Type::TEXT)]).await?;
    rows.first().map(NightRow::from_row).transpose()
}

impl FollowedLane {
    pub(super) fn new(row: &NightRow) -> Self {
        Self {
            fold: NightFold::new(&row.id, &row.zone),
            row: row.clone(),
            state: WatchState::Quiet,
        }
    }

    /// Is it the same night, with no fewer events than were read?
    pub(super) fn is(&self, row: &NightRow) -> bool {
        self.row.id == row.id && self.fold.head().events <= row.events
    }

    pub(super) async fn read_on(&mut self, link: &Link, row: NightRow) -> Result<(), CentreError> {
        let is_behind = self.fold.head().events < row.events;
        let read = if is_behind {
            read_all(link, &row.id, &mut self.fold).await?
        } else {
            Ok(())
        };
        self.state = match (read, self.fold.legibility(), row.age) {
            (Err(_), ..) | (_, Legibility::Closed, _) => WatchState::Broken,
            (_, _, ..LIVE) => WatchState::Live,
            _ => WatchState::Quiet,
        };
        self.row = row;
        Ok(())
    }

    fn sight(&self) -> Sight {
        Sight {
            id: self.row.id.clone(),
            lane: self.row.lane.clone(),
            label: self.row.label.clone(),
            head: self.fold.head(),
            state: self.state,
        }
    }

    /// The night as shown, in local time.
    pub(super) fn watched(&self) -> WatchedNight {
        let zone = TimeZone::system();
        let saved = self.fold.last();
        WatchedNight {
            number: 0,
            id: harmless(&self.row.id),
            lane: Some(harmless(&self.row.lane)),
            label: self.row.label.as_deref().map(harmless),
            night: self.fold.night.clone(),
            saved: saved.and_then(|at| ClockTime::from_milliseconds(at, &zone)),
            state: self.state,
        }
    }
}
