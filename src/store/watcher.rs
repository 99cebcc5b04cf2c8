//! Follows nights while others bowl them. It only ever reads, and as long as nothing happens it asks
//! no more than whether something has.

mod followed;

use std::path::Path;

use jiff::tz::TimeZone;

use super::header::beside;
use super::identity::Identity;
use super::night_lock::NightLock;
use super::{Access, NightReference, NightRow, Store, StoreError};
use crate::night::{Feed, Watched};
use followed::Followed;

/// The nights that somebody may bowl now: those in which anything happened last.
const RECENT: &str = "WHERE number IN
    (SELECT number FROM nights ORDER BY last_event DESC LIMIT 24) ORDER BY number DESC";

/// Looks at the file again and again, and tells what is new.
pub struct Watcher {
    store: Store,
    /// The file and its log when they were opened; nothing if that has to be tried again.
    place: Option<Place>,
    /// Without one it is all that somebody bowls, or what was bowled last.
    number: Option<u32>,
    zone: TimeZone,
    /// What was last told; nothing if all is to be told again.
    seen: Option<Seen>,
    /// The nights it can be about, the latest first.
    rows: Vec<NightRow>,
    followed: Vec<Followed>,
}

type Place = [Option<Identity>; 2];

/// Something is new only if one of these is.
#[derive(Debug, Eq, PartialEq)]
struct Seen {
    /// SQLite's count of what others have written; nothing where there is no file.
    version: Option<i64>,
    /// The nights that somebody bowls.
    live: Vec<u32>,
}

impl Seen {
    fn feed(&self, row: &NightRow) -> Feed {
        if self.live.contains(&row.number) {
            return Feed::Live;
        }
        Feed::Quiet
    }
}

impl Watcher {
    /// Follows whatever is bowled, or was bowled last, or only the one that is named.
    ///
    /// # Errors
    /// The file can't be used, or there is no such night in it.
    pub fn new(path: &Path, night: NightReference) -> Result<Self, StoreError> {
        let store = Store::look(path)?;
        let number = match night {
            NightReference::Last => None,
            named => Some(store.find(named)?.number),
        };
        Ok(Self {
            store,
            place: None,
            number,
            zone: TimeZone::system(),
            seen: None,
            rows: Vec::new(),
            followed: Vec::new(),
        })
    }

    /// A setting of those who bowl.
    #[must_use]
    pub fn setting(&self, key: &str) -> Option<String> {
        self.store.setting(key).ok().flatten()
    }

    /// The nights to be shown, the latest first; nothing when all is as it was.
    pub fn glance(&mut self) -> Option<Vec<Watched>> {
        if self.place != Some(self.place_now()) {
            self.reopen();
        }
        let version = self.version().ok().flatten();
        let before = self.seen.take();
        if version.is_some() && version != before.as_ref().and_then(|seen| seen.version) {
            self.rows = self.candidates().unwrap_or_default();
        }
        let live = self.live();
        let seen = Seen { version, live };
        if before.as_ref() == Some(&seen) {
            self.seen = before;
            return None;
        }
        self.read(&seen);
        // What could not be read is tried again the next time.
        let is_read = !self.followed.iter().any(Followed::is_lost) || version.is_none();
        self.seen = is_read.then_some(seen);
        let followed = self.followed.iter();
        Some(followed.map(|night| night.watched(&self.zone)).collect())
    }

    fn place_now(&self) -> Place {
        let path = self.store.path();
        [path, &beside(path, "-wal")].map(|path| Identity::at(path).ok())
    }

    /// There is another file, or one at last, or none any more.
    fn reopen(&mut self) {
        let path = self.store.path().to_path_buf();
        let opened = Store::look(&path);
        // Opening makes the log.
        self.place = opened.is_ok().then(|| self.place_now());
        let access = Access::Nothing;
        self.store = opened.unwrap_or(Store { path, access });
        self.seen = None;
        if self.store.database().is_some() {
            self.followed.clear();
        }
    }

    fn version(&self) -> Result<Option<i64>, StoreError> {
        self.store.ask(|database| {
            let question = "PRAGMA data_version";
            let mut statement = database.connection.prepare_cached(question)?;
            statement.query_row([], |row| row.get(0)).map(Some)
        })
    }

    fn candidates(&self) -> Result<Vec<NightRow>, StoreError> {
        self.store.ask(|database| match self.number {
            Some(number) => NightRow::all(&database.connection, "WHERE number = ?", [number]),
            None => NightRow::all(&database.connection, RECENT, []),
        })
    }

    /// Those of them that somebody bowls.
    fn live(&self) -> Vec<u32> {
        let path = self.store.path();
        let is_live = |row: &&NightRow| NightLock::is_held(path, &row.id);
        let live = self.rows.iter().filter(is_live);
        live.map(|row| row.number).collect()
    }

    /// Reads what is new of the nights to be shown.
    fn read(&mut self, seen: &Seen) {
        if seen.version.is_none() {
            return self.followed.iter_mut().for_each(Followed::lose);
        }
        let mut before = std::mem::take(&mut self.followed);
        for row in self.shown(seen) {
            let known = before.iter().position(|night| night.is(&row));
            let known = known.map(|known| before.swap_remove(known));
            let followed = self.read_on(known, &row, seen.feed(&row));
            self.followed.push(followed);
        }
    }

    /// All that somebody bowls, or else the one in which something happened last.
    fn shown(&self, seen: &Seen) -> Vec<NightRow> {
        let live = self.rows.iter().filter(|row| seen.feed(row) == Feed::Live);
        let live: Vec<_> = live.cloned().collect();
        if live.is_empty() {
            let last = self.rows.iter().max_by_key(|row| row.last_event);
            return last.cloned().into_iter().collect();
        }
        live
    }

    /// What does not go on from what is known is read once more from the beginning.
    fn read_on(&self, known: Option<Followed>, row: &NightRow, feed: Feed) -> Followed {
        let known = known.map(|known| known.read_on(&self.store, feed));
        known
            .filter(|known| !known.is_broken())
            .unwrap_or_else(|| Followed::new(row).read_on(&self.store, feed))
    }
}
