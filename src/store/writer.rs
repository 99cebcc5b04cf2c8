//! Keeps one night.

mod attachment;
mod saving;

use std::path::PathBuf;
use std::rc::Rc;

use jiff::Timestamp;
use jiff::tz::TimeZone;
use uuid::Uuid;

use super::chain::Chain;
use super::database::Database;
use super::finished_lines::FinishedLines;
use super::night_lock::NightLock;
use super::night_reader::NightReader;
use super::night_row::instant;
use super::{Access, Store};
use crate::archive::{NightHeader, StoreError};
use crate::domain::Player;
use crate::night::{Event, Night};

/// Keeps a night, event by event. It knows what of it is in the file; whatever is not goes there
/// with the next [`Writer::save`].
pub struct Writer {
    path: PathBuf,
    header: NightHeader,
    /// None while the file is lost.
    database: Option<Rc<Database>>,
    lock: Option<NightLock>,
    saved: Saved,
    times: Vec<i64>,
    finished: FinishedLines,
    failures: u32,
}

/// Whatever else comes after it, it leaves its trace.
const fn only_adds(event: &Event) -> bool {
    matches!(event, Event::Joined { .. } | Event::Bowled { .. })
}

/// How much of the night is in the file.
#[derive(Clone, Copy)]
struct Saved {
    /// Nothing before its first event.
    number: Option<u32>,
    events: u64,
    chain: Chain,
}

impl Store {
    /// A new night. It is in the file from its first event on; without one it leaves no trace.
    pub fn begin(&self, zone: &TimeZone) -> Writer {
        Writer::new(self, NightHeader::new(Uuid::now_v7().to_string(), zone))
    }
}

impl Writer {
    pub(super) fn new(store: &Store, header: NightHeader) -> Self {
        let chain = Chain::new(&header.id, &header.zone);
        let database = match &store.access {
            Access::ToWrite(database) => Some(Rc::clone(database)),
            Access::Nothing | Access::ToRead(_) => None,
        };
        Self {
            path: store.path.clone(),
            header,
            database,
            lock: None,
            saved: Saved {
                number: None,
                events: 0,
                chain,
            },
            times: Vec::new(),
            finished: FinishedLines::default(),
            failures: 0,
        }
    }

    /// For a night that is in the file, and that nobody else has open.
    pub(super) fn open(store: &Store, row: &NightHeader) -> Result<Self, StoreError> {
        let mut writer = Self::new(store, row.clone());
        writer.saved.number = Some(row.number);
        writer.take_lock()?;
        writer.database = Some(store.to_write()?);
        Ok(writer)
    }

    /// From what was read.
    pub(super) fn go_on(&mut self, replay: NightReader) {
        self.saved.events = replay.times.len() as u64;
        self.saved.chain = replay.chain;
        self.times = replay.times;
        self.finished = replay.finished;
        self.finished.settle();
    }

    /// The number of the night, once it has one.
    pub const fn number(&self) -> Option<u32> {
        self.saved.number
    }

    /// When the last event happened that is in the file.
    pub fn last_event(&self) -> Option<Timestamp> {
        let events = usize::try_from(self.saved.events).ok()?;
        self.times.get(events.checked_sub(1)?).copied().map(instant)
    }

    /// How many events are not in the file.
    pub const fn unsaved(&self) -> u64 {
        (self.times.len() as u64).saturating_sub(self.saved.events)
    }

    /// The file as it is now, to ask it other things. After [`StoreError::Lost`] this is not the one
    /// that the night was begun with.
    pub fn store(&self) -> Store {
        let path = self.path.clone();
        let access = self.database.clone();
        let access = access.map_or(Access::Nothing, Access::ToWrite);
        Store { path, access }
    }

    /// The best whole line of a player before this night.
    pub fn best(&self, player: Player) -> Result<Option<u16>, StoreError> {
        self.store().best(player, self.saved.number)
    }

    /// Keeps whatever of the night is not in the file yet, all of it or nothing. It is called after
    /// each event; after a failure the same call tries again. An instant before the last one counts
    /// as that one.
    ///
    /// Nothing of it is in the file. After [`StoreError::Lost`] the next call makes the file again,
    /// with the whole night.
    pub fn save(&mut self, night: &Night, now: Timestamp) -> Result<(), StoreError> {
        self.note(night, now);
        if self.unsaved() == 0 {
            return Ok(());
        }
        let outcome = self.try_to_save(night);
        self.failures = match &outcome {
            Ok(()) => 0,
            Err(_) => self.failures.saturating_add(1),
        };
        outcome
    }

    /// The events that it has not seen yet happened now. They are looked at with the night after
    /// them, unless one of several can take back what another did: then the night is played again.
    pub fn note(&mut self, night: &Night, now: Timestamp) {
        let (seen, now) = (self.times.len() as u64, now.as_millisecond());
        let at = self.times.last().map_or(now, |last| now.max(*last));
        let new = seen + 1..=night.journal().len();
        let only_adds = |seq| night.journal().event(seq).is_some_and(only_adds);
        if new.clone().count() <= 1 || new.clone().all(only_adds) {
            return new.for_each(|seq| self.take(seq, night, at));
        }
        self.take_after(seen, night, at);
    }

    fn take(&mut self, seq: u64, night: &Night, at: i64) {
        self.times.push(at);
        if let Some(event) = night.journal().event(seq) {
            self.finished.take(event, night, at);
        }
    }

    fn take_after(&mut self, seen: u64, night: &Night, at: i64) {
        let mut past = Night::default();
        for entry in night.journal().entries() {
            // It happened, so it can happen again.
            let _ = past.record(entry.event.clone());
            let is_new = entry.seq > seen;
            is_new.then(|| self.take(entry.seq, &past, at));
        }
    }
}
