//! Follows a lane of the hall: what `store`'s watcher is for a file. Asks four times a second how far
//! the night is, and for the events after those it has only if it moved.

use std::io;

use jiff::tz::TimeZone;
use tokio::runtime::Runtime;
use tokio::time::{Duration, Instant};
use tokio_postgres::types::Type;

use super::address::CentreAddress;
use super::events::{NightRow, read_all};
use super::fold::{Legibility, NightFold};
use super::link::{Link, harmless};
use crate::archive::{CentreError, ClockTime, WatchState, WatchedNight};
use crate::night::Head;

const LATEST: &str = "SELECT id, zone, lane, label, events,
        extract(epoch FROM now() - touched)::bigint AS age
    FROM tenpin.nights WHERE lane = $1 AND events > 0 ORDER BY started DESC, id DESC LIMIT 1";

/// How long after its last event a night is still bowled.
const LIVE: i64 = 180;
/// How long after a failure it is tried again, at first and at most.
const FIRST_PAUSE: Duration = Duration::from_millis(500);
const LONGEST_PAUSE: Duration = Duration::from_secs(5);

/// Follows the latest night of a lane.
pub struct Follower {
    runtime: Runtime,
    address: CentreAddress,
    lane: String,
    link: Option<Link>,
    again: Option<Instant>,
    pause: Duration,
    followed: Option<FollowedLane>,
    told: Option<Vec<Sight>>,
}

/// What tells one picture of a lane from the next, without the night itself.
#[derive(Clone, Debug, Eq, PartialEq)]
struct Sight {
    id: String,
    lane: String,
    label: Option<String>,
    head: Head,
    state: WatchState,
}

/// A night, and how far it was read.
pub(super) struct FollowedLane {
    row: NightRow,
    fold: NightFold,
    state: WatchState,
}

impl Follower {
    /// Connects for the first time, so that a wrong address is told before the screen is taken.
    pub fn open(address: CentreAddress, lane: &str) -> io::Result<Result<Self, CentreError>> {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_io()
            .enable_time()
            .build()?;
        let link = runtime.block_on(Link::open(&address));
        Ok(link.map(|link| Self::new(runtime, address, (lane, Some(link)))))
    }

    /// Connects with the first glance.
    pub(super) fn later(address: CentreAddress, lane: &str) -> io::Result<Self> {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_io()
            .enable_time()
            .build()?;
        Ok(Self::new(runtime, address, (lane, None)))
    }

    fn new(runtime: Runtime, address: CentreAddress, (lane, link): (&str, Option<Link>)) -> Self {
        Self {
            runtime,
            address,
            lane: lane.to_owned(),
            link,
            again: None,
            pause: FIRST_PAUSE,
            followed: None,
            told: None,
        }
    }

    /// The night of the lane. None if nothing changed; empty before its first night.
    pub fn glance(&mut self) -> Option<Vec<WatchedNight>> {
        if self.look().is_err() {
            self.lose();
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

    fn look(&mut self) -> Result<(), CentreError> {
        let Self {
            runtime,
            link,
            followed,
            ..
        } = self;
        if self.again.is_some_and(|again| Instant::now() < again) {
            return Ok(());
        }
        let open = match link.take() {
            Some(open) => open,
            None => runtime.block_on(Link::open(&self.address))?,
        };
        let known = followed.take();
        let (known, read) = runtime.block_on(follow(&open, &self.lane, known));
        self.followed = known;
        read?;
        self.link = Some(open);
        (self.again, self.pause) = (None, FIRST_PAUSE);
        Ok(())
    }

    /// What was read is still shown.
    fn lose(&mut self) {
        self.link = None;
        self.again = Some(Instant::now() + self.pause);
        self.pause = LONGEST_PAUSE.min(self.pause * 2);
        if let Some(followed) = &mut self.followed {
            followed.state = WatchState::Away;
        }
    }
}

/// Reads on, or begins with another night. What was known stays if it fails.
async fn follow(
    link: &Link,
    lane: &str,
    known: Option<FollowedLane>,
) -> (Option<FollowedLane>, Result<(), CentreError>) {
    let latest = latest(link, lane).await;
    let row = match latest {
        Ok(Some(row)) => row,
        Ok(None) => return (None, Ok(())),
        Err(error) => return (known, Err(error)),
    };
    let known = known.filter(|known| known.is(&row));
    let mut followed = known.unwrap_or_else(|| FollowedLane::new(&row));
    let read = followed.read_on(link, row).await;
    (Some(followed), read)
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

    /// The same night, not shorter than what was read.
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

    /// The night as it is shown, in local time.
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
