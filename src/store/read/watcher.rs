//! Follows nights while others bowl them. It only ever reads, and as long as nothing is written it
//! does not even open the file.
//!
//! Nothing is held open from one look to the next. So whoever bowls leaves a file that is whole in
//! itself, and whoever deletes or replaces it does so as if nobody looked.

mod followed;
mod trace;

use std::path::{Path, PathBuf};

use jiff::tz::TimeZone;

use crate::archive::{NightHeader, NightReference, StoreError, WatchState, WatchedNight};
use crate::store::Store;
use crate::store::file::night_lock::NightLock;
use followed::Followed;
use trace::Traces;

/// The nights that somebody may bowl now: those in which anything happened last.
const RECENT: &str = "WHERE number IN
    (SELECT number FROM nights ORDER BY last_event DESC LIMIT 24) ORDER BY number DESC";

/// Looks at the file again and again, and tells what is new.
pub struct Watcher {
    path: PathBuf,
    /// Without one it is all that somebody bowls, or what was bowled last.
    number: Option<u32>,
    zone: TimeZone,
    /// How it was when all of it could be read last.
    seen: Option<Seen>,
    /// The nights it can be about, the latest first.
    rows: Vec<NightHeader>,
    followed: Vec<Followed>,
    told: Option<Vec<WatchedNight>>,
}

/// Something is new only if one of these is.
#[derive(Debug, Eq, PartialEq)]
struct Seen {
    traces: Traces,
    /// The nights that somebody bowls.
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
    /// Follows whatever is bowled, or was bowled last, or only the one that is named.
    pub fn new(path: &Path, night: NightReference) -> Result<Self, StoreError> {
        let store = Store::look(path)?;
        let number = match night {
            NightReference::Last => None,
            named => Some(store.find(named)?.number),
        };
        Ok(Self {
            path: store.path().to_path_buf(),
            number,
            zone: TimeZone::system(),
            seen: None,
            rows: Vec::new(),
            followed: Vec::new(),
            told: None,
        })
    }

    /// The nights to be shown, the latest first; nothing when all is as it was.
    pub fn glance(&mut self) -> Option<Vec<WatchedNight>> {
        // Before anything is read: what is written meanwhile is read once more rather than never.
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

    /// Reads what is new of the nights to be shown. What can't be read is tried again the next time.
    fn read(&mut self, traces: Traces) {
        let before = self.seen.take();
        let Some((store, rows)) = self.open() else {
            return self.followed.iter_mut().for_each(Followed::lose);
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
        self.seen = Some(seen).filter(|_| !self.followed.iter().any(Followed::is_lost));
    }

    /// The file, if there is one, and the nights it can be about.
    fn open(&self) -> Option<(Store, Vec<NightHeader>)> {
        let store = Store::look(&self.path).ok()?;
        let database = store.database()?;
        let rows = match self.number {
            Some(number) => NightHeader::all(&database.connection, "WHERE number = ?", [number]),
            None => NightHeader::all(&database.connection, RECENT, []),
        };
        Some((store.clone(), rows.ok()?))
    }

    /// All that somebody bowls, or else the one in which something happened last.
    fn shown(&self, seen: &Seen) -> Vec<NightHeader> {
        let live = self
            .rows
            .iter()
            .filter(|row| seen.state(row) == WatchState::Live);
        let live: Vec<_> = live.cloned().collect();
        if live.is_empty() {
            let last = self.rows.iter().max_by_key(|row| row.last_event);
            return last.cloned().into_iter().collect();
        }
        live
    }
}

/// What does not go on from what is known is read once more from the beginning.
fn read_on(
    known: Option<Followed>,
    row: &NightHeader,
    (store, state): (&Store, WatchState),
) -> Followed {
    let known = known.map(|known| known.read_on(store, state));
    known
        .filter(|known| !known.is_broken())
        .unwrap_or_else(|| Followed::new(row).read_on(store, state))
}
