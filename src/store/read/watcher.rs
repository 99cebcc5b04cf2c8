//! Follows nights while other programs write them. Read-only; the file is opened only after a write.
//!
//! The file is closed after each read. So the writing program can checkpoint and remove its log, and
//! the file can be deleted or replaced as if no program watched it.

mod followed;
pub(crate) mod trace;

use std::path::{Path, PathBuf};

use jiff::tz::TimeZone;

use crate::archive::{NightHeader, NightReference, StoreError, WatchState, WatchedNight};
use crate::store::Store;
use crate::store::file::local_zone::local_zone;
use crate::store::file::night_lock::NightLock;
use followed::Followed;
use trace::Traces;

/// Candidates for running nights: those with the latest events.
const RECENT: &str = "WHERE number IN
    (SELECT number FROM nights ORDER BY last_event DESC LIMIT 24) ORDER BY number DESC";

/// Polls the file, and returns what changed.
pub struct Watcher {
    path: PathBuf,
    /// None: follow every live night, else the latest.
    number: Option<u32>,
    zone: TimeZone,
    /// The state of the file when it was last read completely.
    seen: Option<Seen>,
    /// The candidates, latest first.
    rows: Vec<NightHeader>,
    followed: Vec<Followed>,
    told: Option<Vec<WatchedNight>>,
}

/// Nothing has changed as long as these are equal.
#[derive(Debug, Eq, PartialEq)]
struct Seen {
    traces: Traces,
    /// The numbers of the running nights.
    live: Vec<u32>,
}

impl Seen {
    fn state(&self, row: &NightHeader) -> WatchState {
        if self.live.contains(&row.number) {
            return WatchState::Live;
        }
        WatchState::Quiet
    }
}

impl Watcher {
    /// Follows the running nights, else the latest; or only the given night.
    pub fn new(path: &Path, night: NightReference) -> Result<Self, StoreError> {
        let store = Store::look(path)?;
        let number = match night {
            NightReference::Last => None,
            named => Some(store.find(named)?.number),
        };
        Ok(Self {
            path: store.path().to_path_buf(),
            number,
            zone: local_zone(),
            seen: None,
            rows: Vec::new(),
            followed: Vec::new(),
            told: None,
        })
    }

    /// The nights to show, latest first. None if nothing changed.
    pub fn glance(&mut self) -> Option<Vec<WatchedNight>> {
        // Taken before reading: a concurrent write is then read twice rather than never.
        let seen = self.look(Traces::at(&self.path));
        if self.seen.as_ref() == Some(&seen) && seen.traces.are_settled() {
            return None;
        }
        self.read(seen.traces);
        let followed = self.followed.iter();
        let watched = followed.map(|night| night.watched(&self.zone)).collect();
        if self.told.as_ref() == Some(&watched) {
            return None;
        }
        self.told = Some(watched);
        self.told.clone()
    }

    fn look(&self, traces: Traces) -> Seen {
        let is_live = |row: &&NightHeader| NightLock::is_held(&self.path, &row.id);
        let live = self.rows.iter().filter(is_live);
        let live = live.map(|row| row.number).collect();
        Seen { traces, live }
    }

    /// Reads new events of the nights to show. A failed read is retried the next time.
    fn read(&mut self, traces: Traces) {
        let before = self.seen.take();
        let Some((store, rows)) = self.open() else {
            // The file is gone; what was read before is still shown.
            let followed = self.followed.iter_mut();
            return followed.for_each(|night| night.state = WatchState::Lost);
        };
        if !before.is_some_and(|seen| seen.traces.are_of_the_same_file(&traces)) {
            self.followed.clear();
        }
        self.rows = rows;
        let seen = self.look(traces);
        let mut known = std::mem::take(&mut self.followed);
        for row in self.shown(&seen) {
            let own = known.iter().position(|night| night.is(&row));
            let own = own.map(|own| known.swap_remove(own));
            let night = read_on(own, &row, (&store, seen.state(&row)));
            self.followed.push(night);
        }
        let is_lost = |night: &Followed| night.state == WatchState::Lost;
        self.seen = Some(seen).filter(|_| !self.followed.iter().any(is_lost));
    }

    /// The file and the candidates. None if there is no file or it can't be read.
    fn open(&self) -> Option<(Store, Vec<NightHeader>)> {
        let store = Store::look(&self.path).ok()?;
        let connection = &store.database.as_ref()?.connection;
        let rows = match self.number {
            Some(number) => NightHeader::all(connection, "WHERE number = ?", [number]),
            None => NightHeader::all(connection, RECENT, []),
        };
        Some((store.clone(), rows.ok()?))
    }

    /// All running nights, else the one with the latest event.
    fn shown(&self, seen: &Seen) -> Vec<NightHeader> {
        let is_live = |row: &&NightHeader| seen.live.contains(&row.number);
        let live: Vec<_> = self.rows.iter().filter(is_live).cloned().collect();
        if live.is_empty() {
            let last = self.rows.iter().max_by_key(|row| row.last_event);
            return last.cloned().into_iter().collect();
        }
        live
    }
}

/// Reads new events, or all events again if they don't continue the known ones.
fn read_on(
    known: Option<Followed>,
    row: &NightHeader,
    (store, state): (&Store, WatchState),
) -> Followed {
    let known = known.map(|known| known.read_on(store, state));
    known
        .filter(|known| known.state != WatchState::Broken)
        .unwrap_or_else(|| Followed::new(row).read_on(store, state))
}
