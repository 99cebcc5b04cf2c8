//! Saves the running night.

mod questions;
mod reattach;
mod saving;

use std::path::PathBuf;
use std::rc::Rc;

use jiff::Timestamp;
use jiff::tz::TimeZone;
use uuid::Uuid;

use super::chain::Chain;
use super::finished_lines::FinishedLines;
use crate::archive::{NightHeader, NightReference, SaveState, StoreError};
use crate::night::{Event, Night};
use crate::store::file::database::Database;
use crate::store::file::night_lock::NightLock;
use crate::store::read::night_reader::NightReader;
use crate::store::{Access, Store};

/// Saves a night, event by event. It knows which events are in the file; the next save writes the
/// others. No failure here ends a game.
pub struct NightWriter {
    path: PathBuf,
    header: NightHeader,
    /// For the clock on the screen.
    zone: TimeZone,
    /// None while the file is lost.
    database: Option<Rc<Database>>,
    lock: Option<NightLock>,
    saved: Saved,
    times: Vec<i64>,
    finished: FinishedLines,
    failures: u32,
    refusal: Option<StoreError>,
}

/// How much of the night is in the file.
#[derive(Clone, Copy)]
struct Saved {
    /// None before the first event.
    number: Option<u32>,
    events: u64,
    chain: Chain,
}

impl Store {
    /// A new night. It is in the file from its first event on.
    pub fn begin(&self, zone: &TimeZone) -> NightWriter {
        let header = NightHeader::new(Uuid::now_v7().to_string(), zone);
        NightWriter::from_header(self, header, zone.clone())
    }

    /// Goes on with a stored night. Nobody else can, as long as the writer lives.
    ///
    /// Refused if there is no such night, if another program has it open, or if it is damaged.
    pub fn resume(&self, night: NightReference) -> Result<(Night, NightWriter), StoreError> {
        let header = self.bare_header(night)?;
        let mut writer = NightWriter::open(self, &header)?;
        // Read only now that nobody else can write it.
        let (mut reader, trouble) = self.read_events(&header, Some(&mut writer.finished))?;
        if let Some(trouble) = trouble {
            let (path, number) = (self.path().to_path_buf(), header.number);
            return Err(StoreError::NightIsReadOnly {
                path,
                number,
                trouble,
            });
        }
        let night = std::mem::take(&mut reader.night);
        writer.go_on(reader);
        Ok((night, writer))
    }
}

impl NightWriter {
    /// Saves a new night, which begins here and now.
    pub fn new(store: &Store) -> Self {
        store.begin(&TimeZone::system())
    }

    pub(crate) fn from_header(store: &Store, header: NightHeader, zone: TimeZone) -> Self {
        let chain = Chain::new(&header.id, &header.zone);
        let database = match &store.access {
            Access::ToWrite(database) => Some(Rc::clone(database)),
            Access::Nothing | Access::ToRead(_) => None,
        };
        Self {
            path: store.path.clone(),
            header,
            zone,
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
            refusal: None,
        }
    }

    /// For a stored night that nobody else has open.
    fn open(store: &Store, header: &NightHeader) -> Result<Self, StoreError> {
        let mut writer = Self::from_header(store, header.clone(), TimeZone::system());
        writer.saved.number = Some(header.number);
        writer.take_lock()?;
        writer.database = Some(store.to_write()?);
        Ok(writer)
    }

    /// From what was read.
    fn go_on(&mut self, reader: NightReader) {
        self.saved.events = reader.times.len() as u64;
        self.saved.chain = reader.chain;
        self.times = reader.times;
        self.finished.settle();
    }

    /// Lets go of this night and saves a new one.
    pub fn begin_anew(&mut self) {
        *self = self.store().begin(&self.zone);
    }

    /// Something happened just now. Nothing is written yet.
    pub fn note(&mut self, night: &Night) {
        self.note_at(night, Timestamp::now());
    }

    /// Writes every event that is not in the file yet.
    pub fn save(&mut self, night: &Night) -> SaveState {
        self.refusal = self.save_at(night, Timestamp::now()).err();
        match &self.refusal {
            None => SaveState::Saved(self.last_event()),
            Some(refusal) => SaveState::NotSaved(self.pending(), refusal.obstacle()),
        }
    }

    /// Writes every event that is not in the file yet, all of them or none. After a failure the same
    /// call tries again. A time before that of the last event counts as that one.
    ///
    /// After [`StoreError::Lost`] the next call makes the file again, with the whole night.
    pub fn save_at(&mut self, night: &Night, now: Timestamp) -> Result<(), StoreError> {
        self.note_at(night, now);
        if self.pending() == 0 {
            return Ok(());
        }
        let outcome = self.try_to_save(night);
        self.failures = match &outcome {
            Ok(()) => 0,
            Err(_) => self.failures.saturating_add(1),
        };
        outcome
    }

    /// The events that it has not seen yet happened at this time. They are looked at with the night
    /// after them, unless one of several can take back what another did: then the night is replayed.
    pub fn note_at(&mut self, night: &Night, now: Timestamp) {
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

/// Whatever comes after it, it can't be taken back by another of the same kind.
const fn only_adds(event: &Event) -> bool {
    matches!(event, Event::Joined { .. } | Event::Bowled { .. })
}
