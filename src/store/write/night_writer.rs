//! Saves the running night.
//!
//! A save writes every unsaved event, and the finished lines they changed, in one transaction
//! (`saving`). If it fails, only the reason in [`NightWriter::unsaved`] changes, and the next save
//! retries with all events so far. Nothing is written before the first ball: a night without one
//! leaves no trace.
//!
//! After each save the path is checked. If the file was deleted or replaced, the writer drops the
//! connection and the lock (`reattach`); the next save opens the file now at the path, or creates
//! one, finds out how much of the night is in it and writes the rest.

mod questions;
mod reattach;
mod saving;

use std::path::PathBuf;
use std::rc::Rc;
use std::time::Duration;

use jiff::Timestamp;
use jiff::tz::TimeZone;
use uuid::Uuid;

use super::finished_lines::FinishedLines;
use crate::archive::{NightHeader, NightReference, SaveState, StoreError};
use crate::night::{Chain, Night};
use crate::store::Store;
use crate::store::file::database::{Database, IMPATIENCE, PATIENCE};
use crate::store::file::local_zone::local_zone;
use crate::store::file::night_lock::NightLock;

/// Saves a night event by event, and recovers if the file is lost. No failure ends a game.
pub struct NightWriter {
    path: PathBuf,
    header: NightHeader,
    /// For local times on the screen.
    zone: TimeZone,
    /// None while the file is lost.
    database: Option<Rc<Database>>,
    lock: Option<NightLock>,
    saved: Saved,
    /// The night as far as its events have a time.
    noted: Night,
    times: Vec<i64>,
    finished: FinishedLines,
    /// How long a save waits while another program is writing.
    patience: Duration,
    refusal: Option<StoreError>,
}

/// How much of the night is in the file.
#[derive(Clone, Copy)]
struct Saved {
    /// None before the first ball is saved.
    number: Option<u32>,
    events: u64,
    chain: Chain,
}

impl Saved {
    fn nothing(header: &NightHeader) -> Self {
        Self {
            number: None,
            events: 0,
            chain: Chain::new(&header.id, &header.zone),
        }
    }
}

impl Store {
    /// Begins a new night. It is stored from its first ball on, with all earlier events.
    pub fn begin(&self, zone: &TimeZone) -> NightWriter {
        let header = NightHeader::new(Uuid::now_v7().to_string(), zone);
        NightWriter::from_header(self, header, zone.clone())
    }

    /// Resumes a stored night. No other program can open it as long as the writer lives.
    ///
    /// Fails if there is no such night, if another program has it open, or if it is damaged.
    pub fn resume(&self, night: NightReference) -> Result<(Night, NightWriter), StoreError> {
        let header = self.bare_header(night)?;
        let mut writer = NightWriter::open(self, &header)?;
        // Read with the lock held, so that no other program can add events meanwhile.
        let (reader, trouble) = self.read_events(&header, Some(&mut writer.finished))?;
        if let Some(trouble) = trouble {
            let (path, number) = (self.path().to_path_buf(), header.number);
            return Err(StoreError::NightIsReadOnly {
                path,
                number,
                trouble,
            });
        }
        writer.saved.events = reader.times.len() as u64;
        writer.saved.chain = reader.chain;
        writer.noted.clone_from(&reader.night);
        writer.times = reader.times;
        writer.finished.settle();
        Ok((reader.night, writer))
    }
}

impl NightWriter {
    /// Begins a new night, now and in the local time zone.
    pub fn new(store: &Store) -> Self {
        store.begin(&local_zone())
    }

    pub(crate) fn from_header(store: &Store, header: NightHeader, zone: TimeZone) -> Self {
        Self {
            path: store.path.clone(),
            saved: Saved::nothing(&header),
            header,
            zone,
            database: store.writable(),
            lock: None,
            noted: Night::default(),
            times: Vec::new(),
            finished: FinishedLines::default(),
            patience: PATIENCE,
            refusal: None,
        }
    }

    /// For a stored night. Fails if another program has it open.
    fn open(store: &Store, header: &NightHeader) -> Result<Self, StoreError> {
        let mut writer = Self::from_header(store, header.clone(), local_zone());
        writer.saved.number = Some(header.number);
        writer.take_lock()?;
        writer.database = Some(store.to_write()?);
        Ok(writer)
    }

    /// Ends this night and begins a new one.
    pub fn begin_anew(&mut self) {
        *self = self.store().begin(&self.zone);
    }

    /// Notes the time of the new events. Nothing is written yet.
    pub fn note(&mut self, night: &Night) {
        self.note_at(night, Timestamp::now());
    }

    /// Writes every unsaved event.
    pub fn save(&mut self, night: &Night) -> SaveState {
        self.refusal = self.save_at(night, Timestamp::now()).err();
        match &self.refusal {
            None => SaveState::Saved(self.last_event()),
            Some(refusal) => SaveState::NotSaved(self.pending(), refusal.obstacle()),
        }
    }

    /// Writes every unsaved event, all or none, once there is a ball. After a failure the same call
    /// tries again. If `now` is before the last event, the time of that event is used.
    ///
    /// After [`StoreError::Lost`] the next call creates the file again, with the whole night.
    pub fn save_at(&mut self, night: &Night, now: Timestamp) -> Result<(), StoreError> {
        self.note_at(night, now);
        if self.pending() == 0 || !self.is_worth_saving(night) {
            return Ok(());
        }
        let outcome = self.try_to_save(night);
        self.patience = match &outcome {
            Ok(()) => PATIENCE,
            Err(_) => IMPATIENCE,
        };
        outcome
    }

    /// Is it stored already, or was a ball bowled?
    fn is_worth_saving(&self, night: &Night) -> bool {
        self.saved.number.is_some() || night.journal().has_ball()
    }

    /// Notes this time for the new events. The read model sees the night after each of them.
    pub fn note_at(&mut self, night: &Night, now: Timestamp) {
        let now = now.as_millisecond();
        let at = self.times.last().map_or(now, |last| now.max(*last));
        for seq in self.times.len() as u64 + 1..=night.journal().len() {
            // It was accepted before, so it can't fail.
            let written = night.journal().written(seq).cloned();
            let _ = written.map(|written| self.noted.record(written));
            self.times.push(at);
            self.finished.take(seq, &self.noted, at);
        }
    }
}
