//! Nights on disk: what is written is read back, and no fault of a file or a disk loses anything.

mod backups;
mod big;
mod changes;
mod contents;
mod correcting;
mod damage;
pub(crate) mod disks;
mod early_ends;
pub(crate) mod hostile;
mod keeping;
mod kills;
mod leaves;
mod losses;
mod mutated;
mod older;
mod past_nights;
mod places;
mod properties;
mod sharing;
mod statistics;
mod unknown_fields;
mod watching;
mod writing;

use std::path::{Path, PathBuf};

use jiff::Timestamp;
use jiff::tz::TimeZone;
use tempfile::TempDir;
use tenpin::archive::{NightReference, Problem, StoreError};
use tenpin::domain::{Frame, Pins, Player, notation};
use tenpin::night::{Entrance, Night, WrittenEvent};
use tenpin::store::{NightWriter, Store};

/// A temporary directory with a data file.
pub(crate) struct Place {
    directory: TempDir,
}

impl Place {
    pub(crate) fn new() -> Self {
        let directory = tempfile::tempdir().unwrap();
        Self { directory }
    }

    /// In memory if the system supports it: for tests that commit thousands of times.
    pub(crate) fn fast() -> Self {
        let memory = Path::new("/dev/shm");
        let memory = Some(memory).filter(|memory| memory.is_dir());
        let directory = memory.map_or_else(tempfile::tempdir, tempfile::tempdir_in);
        let directory = directory.unwrap();
        Self { directory }
    }

    /// On the same disk as this directory.
    #[cfg(feature = "centre")]
    pub(crate) fn within(parent: &Path) -> Self {
        let directory = tempfile::tempdir_in(parent).unwrap();
        Self { directory }
    }

    pub(crate) fn path(&self) -> &Path {
        self.directory.path()
    }

    pub(crate) fn file(&self) -> PathBuf {
        self.directory.path().join("tenpin.db")
    }

    pub(crate) fn store(&self) -> Store {
        Store::open(&self.file()).unwrap()
    }

    /// The names of everything in the directory.
    pub(crate) fn names(&self) -> Vec<String> {
        names_in(self.directory.path())
    }
}

fn names_in(directory: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(directory).unwrap();
    let mut names: Vec<_> = entries
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

/// This many seconds after the start of the night.
fn at(seconds: i64) -> Timestamp {
    Timestamp::from_second(1_800_000_000 + seconds).unwrap()
}

pub(crate) fn player(name: &str) -> Player {
    Player::new(name).unwrap()
}

/// A night and its writer, with a clock that advances by a second at each event.
pub(crate) struct Keeping {
    pub(crate) night: Night,
    pub(crate) writer: NightWriter,
}

impl Keeping {
    pub(crate) fn begin(store: &Store) -> Self {
        let writer = store.begin(&TimeZone::UTC);
        let night = Night::default();
        Self { night, writer }
    }

    pub(crate) fn resume(store: &Store) -> Self {
        let (night, writer) = store.resume(NightReference::Last).unwrap();
        Self { night, writer }
    }

    fn now(&self) -> Timestamp {
        at(i64::try_from(self.night.journal().len()).unwrap())
    }

    pub(crate) fn record(&mut self, event: impl Into<WrittenEvent>) {
        self.night.record(event).unwrap();
        self.writer.save_at(&self.night, self.now()).unwrap();
    }

    /// These players join, and a game starts.
    pub(crate) fn start(&mut self, names: &[&str]) {
        for name in names {
            self.record(self.night.joining(player(name), Entrance::NextGame));
        }
        self.next_game();
    }

    pub(crate) fn next_game(&mut self) {
        self.record(self.night.starting());
    }

    /// The current player bowls the balls of this line.
    pub(crate) fn bowl(&mut self, line: &str) {
        let frames = notation::read(line).unwrap();
        for ball in frames.iter().flat_map(Frame::balls) {
            self.record(self.night.bowling(ball).unwrap());
        }
    }

    /// The same, but reports failures; the balls are bowled anyway.
    fn try_to_bowl(&mut self, line: &str) -> Result<(), StoreError> {
        let frames = notation::read(line).unwrap();
        let mut outcome = Ok(());
        for ball in frames.iter().flat_map(Frame::balls) {
            self.night
                .record(self.night.bowling(ball).unwrap())
                .unwrap();
            outcome = self.writer.save_at(&self.night, self.now());
        }
        outcome
    }

    /// The same as [`Keeping::start`], saved or not.
    fn try_to_start(&mut self, names: &[&str]) {
        for name in names {
            let joining = self.night.joining(player(name), Entrance::NextGame);
            self.night.record(joining).unwrap();
        }
        self.night.record(self.night.starting()).unwrap();
        let _ = self.writer.save_at(&self.night, self.now());
    }

    /// Bowls games of gutter balls until one of them is not saved.
    fn bowl_until_it_fails(&mut self) -> StoreError {
        let mut outcome = Ok(());
        while outcome.is_ok() {
            let event = self.night.bowling(Pins::NONE);
            let event = event.unwrap_or_else(|_| self.night.starting());
            self.night.record(event).unwrap();
            outcome = self.writer.save_at(&self.night, self.now());
        }
        outcome.unwrap_err()
    }

    pub(crate) fn save(&mut self) {
        self.writer.save_at(&self.night, self.now()).unwrap();
    }

    pub(crate) fn redo(&mut self) {
        self.record(self.night.redoing().unwrap());
    }

    pub(crate) fn undo(&mut self) {
        self.record(self.night.undoing().unwrap());
    }
}

const STRIKES: &str = "X X X X X X X X X XXX";

/// The findings of a check of the file.
pub(crate) fn problems(store: &Store) -> Vec<String> {
    let found = store.check(&mut |_| ()).unwrap();
    found.iter().map(Problem::to_string).collect()
}

const NONE: [&str; 0] = [];

/// Checks that the message names the file.
fn assert_names(error: &StoreError, path: &Path) {
    let sentence = error.to_string();
    assert!(sentence.contains(path.to_str().unwrap()), "{sentence}");
}

/// A closed file with two nights; returns its bytes.
fn two_nights(place: &Place) -> Vec<u8> {
    let store = place.store();
    for line in [STRIKES, SPARES] {
        let mut keeping = Keeping::begin(&store);
        keeping.start(&["PJS"]);
        keeping.bowl(line);
    }
    drop(store);
    assert_eq!(place.names(), ["tenpin.db"]);
    std::fs::read(place.file()).unwrap()
}

const SPARES: &str = "9/ 9/ 9/ 9/ 9/ 9/ 9/ 9/ 9/ 9/9";
