//! Sends the nights of a file, each from the centre's head on.

mod another;
mod batch;
mod conflict;
mod heads;
mod push;

use std::collections::HashMap;
use std::path::{Path, PathBuf};

use super::fold::NightFold;
use super::lane_line::LaneLines;
use super::link::Link;
use crate::archive::{CentreError, Passage, PassedNight, StoreError};
use crate::night::Head;
use crate::store::{Store, StoredJournal};

/// How many events one statement sends, and how many nights one query asks for.
const BATCH: usize = 500;
/// How many nights are kept folded: those with the latest events.
const FOLDED: usize = 4;

/// Sends the nights of a file.
pub struct Sender {
    path: PathBuf,
    lane: String,
    /// The known heads at the centre. Cleared for each connection.
    known: HashMap<String, Head>,
    folds: Vec<Folded>,
    nights: Vec<PassedNight>,
}

/// A night folded up to its head at the centre, with its lines there.
struct Folded {
    id: String,
    fold: NightFold,
    lines: LaneLines,
}

impl Folded {
    /// Before the first event.
    fn new(journal: &StoredJournal) -> Self {
        Self {
            id: journal.id.clone(),
            fold: NightFold::new(&journal.id, &journal.zone),
            lines: LaneLines::new(),
        }
    }
}

/// Why a file can't be sent.
#[derive(Debug)]
pub enum SendError {
    Centre(CentreError),
    /// The file is gone or unreadable; it may come back.
    File(StoreError),
}

impl From<CentreError> for SendError {
    fn from(error: CentreError) -> Self {
        Self::Centre(error)
    }
}

impl From<StoreError> for SendError {
    fn from(error: StoreError) -> Self {
        Self::File(error)
    }
}

impl Sender {
    pub fn new(path: &Path, lane: &str) -> Self {
        Self {
            path: path.to_path_buf(),
            lane: lane.to_owned(),
            known: HashMap::new(),
            folds: Vec::new(),
            nights: Vec::new(),
        }
    }

    /// The nights as of the last poll, the latest first.
    pub fn nights(&self) -> &[PassedNight] {
        &self.nights
    }

    /// The number of events still to be sent.
    pub fn behind(&self) -> u64 {
        self.nights.iter().map(PassedNight::behind).sum()
    }

    /// The number of events at the centre.
    pub fn there(&self) -> u64 {
        self.nights.iter().map(|night| night.there).sum()
    }

    /// For a new connection: the heads at the centre are queried again.
    pub fn forget(&mut self) {
        self.known.clear();
    }

    /// Reads only the file.
    pub fn look(&mut self) -> Result<(), StoreError> {
        let store = Store::look(&self.path)?;
        self.survey(&store, &store.journals()?)
    }

    fn survey(&mut self, store: &Store, journals: &[StoredJournal]) -> Result<(), StoreError> {
        let nights = journals.iter().map(|journal| self.passed(journal, store));
        self.nights = nights.collect::<Result<_, _>>()?;
        Ok(())
    }

    /// What is known of a night without asking the centre. A blocked one stays blocked.
    fn passed(&self, journal: &StoredJournal, store: &Store) -> Result<PassedNight, StoreError> {
        let before = self.nights.iter().find(|night| night.id == journal.id);
        let known = self.known.get(&journal.id).map(|head| head.events);
        let there = known.or(before.map(|night| night.there)).unwrap_or(0);
        let has_more = journal.head.events > there;
        let next = has_more.then(|| store.journal_rows(journal.number, there, 1));
        let next = next.transpose()?.unwrap_or_default();
        Ok(PassedNight {
            number: journal.number,
            id: journal.id.clone(),
            here: journal.head.events,
            there,
            since: next.first().map(|row| row.at),
            passage: before.map_or(Passage::Open, |night| night.passage.clone()),
        })
    }

    /// Compares all heads without sending anything.
    pub async fn compare(&mut self, link: &Link) -> Result<(), SendError> {
        let store = Store::look(&self.path)?;
        let journals = store.journals()?;
        self.learn_heads(link, &journals).await?;
        let mut nights = Vec::new();
        for journal in &journals {
            let passage = self.compared(link, journal, &store).await?;
            let night = self.passed(journal, &store)?;
            nights.push(PassedNight { passage, ..night });
        }
        self.nights = nights;
        Ok(())
    }

    /// Sends all missing events. A blocked night does not block others.
    pub async fn send(&mut self, link: &Link) -> Result<(), SendError> {
        let store = Store::look(&self.path)?;
        let journals = store.journals()?;
        let unknown = |journal: &&StoredJournal| !self.known.contains_key(&journal.id);
        let unknown: Vec<_> = journals.iter().filter(unknown).cloned().collect();
        self.learn_heads(link, &unknown).await?;
        self.survey(&store, &journals)?;
        let mut sent = Ok(());
        let running = journals.iter().take(FOLDED).map(|journal| &journal.id);
        for journal in &journals {
            sent = match sent {
                Ok(()) => self.send_one(link, journal, &store).await,
                failed => failed,
            };
            let is_running = |folded: &Folded| running.clone().any(|id| *id == folded.id);
            self.folds.retain(is_running);
        }
        self.survey(&store, &journals)?;
        sent
    }

    /// A night that the centre rejects is blocked; any other failure concerns all nights.
    async fn send_one(
        &mut self,
        link: &Link,
        journal: &StoredJournal,
        store: &Store,
    ) -> Result<(), SendError> {
        let passage = match self.send_night(link, journal, store).await {
            Err(SendError::Centre(error)) if error.is_of_one_night() => Passage::Refused(error),
            sent => sent?,
        };
        if passage == Passage::Conflict {
            self.tell_conflict(link, &journal.id).await?;
        }
        self.note(&journal.id, passage);
        Ok(())
    }

    fn note(&mut self, id: &str, passage: Passage) {
        let mut nights = self.nights.iter_mut();
        if let Some(own) = nights.find(|night| night.id == id) {
            own.passage = passage;
        }
    }

    async fn send_night(
        &mut self,
        link: &Link,
        journal: &StoredJournal,
        store: &Store,
    ) -> Result<Passage, SendError> {
        if self.known.get(&journal.id) == Some(&journal.head) {
            return Ok(Passage::Open);
        }
        if !self.known.contains_key(&journal.id) {
            self.meet(link, journal).await?;
        }
        match self.compared(link, journal, store).await? {
            Passage::Open => self.push_all(link, journal, store).await,
            passage => Ok(passage),
        }
    }
}
