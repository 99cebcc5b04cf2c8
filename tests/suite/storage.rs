//! Nights on disk: what is written is read back, and no fault of a file or a disk loses anything.

mod keeping;

use std::path::{Path, PathBuf};

use jiff::Timestamp;
use jiff::tz::TimeZone;
use tempfile::TempDir;
use tenpin::domain::{Frame, Player, notation};
use tenpin::night::{Entrance, Event, Night};
use tenpin::store::{NightReference, Store, Writer};

/// A directory that is gone after the test, and a file of nights in it.
struct Place {
    directory: TempDir,
}

impl Place {
    fn new() -> Self {
        let directory = tempfile::tempdir().unwrap();
        Self { directory }
    }

    fn file(&self) -> PathBuf {
        self.directory.path().join("tenpin.db")
    }

    fn store(&self) -> Store {
        Store::open(&self.file()).unwrap()
    }

    /// Everything in the directory, by name.
    fn names(&self) -> Vec<String> {
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

/// So many seconds after some evening.
fn at(seconds: i64) -> Timestamp {
    Timestamp::from_second(1_800_000_000 + seconds).unwrap()
}

fn player(name: &str) -> Player {
    Player::new(name).unwrap()
}

/// A night and whoever keeps it, with a clock that moves on by a second at each event.
struct Keeping {
    night: Night,
    writer: Writer,
}

impl Keeping {
    fn begin(store: &Store) -> Self {
        let writer = store.begin(&TimeZone::UTC);
        let night = Night::default();
        Self { night, writer }
    }

    fn resume(store: &Store) -> Self {
        let (night, writer) = store.resume(NightReference::Last).unwrap();
        Self { night, writer }
    }

    fn now(&self) -> Timestamp {
        at(i64::try_from(self.night.journal().len()).unwrap())
    }

    fn record(&mut self, event: Event) {
        self.night.record(event).unwrap();
        self.writer.save(&self.night, self.now()).unwrap();
    }

    /// These players, and a game that has begun.
    fn start(&mut self, names: &[&str]) {
        for name in names {
            self.record(self.night.joining(player(name), Entrance::NextGame));
        }
        self.next_game();
    }

    fn next_game(&mut self) {
        self.record(self.night.starting());
    }

    /// Each player who is up bowls the next frame of this line.
    fn bowl(&mut self, line: &str) {
        let frames = notation::read(line).unwrap();
        for ball in frames.iter().flat_map(Frame::balls) {
            self.record(self.night.bowling(ball).unwrap());
        }
    }

    fn undo(&mut self) {
        self.record(self.night.undoing().unwrap());
    }
}

const STRIKES: &str = "X X X X X X X X X XXX";
