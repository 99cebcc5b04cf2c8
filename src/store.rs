//! Stored nights, in one SQLite file. An event is saved before it is shown as accepted.
//!
//! A [`Store`] is the file, opened for writing or read-only. A [`NightWriter`] saves one night: it
//! notes the time of each event, and one save writes all unsaved events in one transaction. So
//! after a failure the same call tries again.
//!
//! `events` holds what happened; each event has a checksum over itself and all events before it.
//! `lines` is the read model, derived in the same transaction; it can be rebuilt at any time.

mod file;
mod read;
mod small_file;
mod upkeep;
mod write;

pub use file::place::{VARIABLE, default_path};
pub use read::journals::{FileWatch, JournalRow, StoredJournal};
pub use read::watcher::Watcher;
pub use small_file::{Readers, create_file, replace_file};
#[cfg(feature = "centre")]
pub(crate) use write::finished_lines::FinishedLines;
#[cfg(feature = "centre")]
pub(crate) use write::line::Line;
pub use write::night_writer::NightWriter;

use std::path::{Path, PathBuf};
use std::rc::Rc;

use rusqlite::Connection;

use crate::archive::StoreError;
use file::database::{Access, Database};

/// As many symbolic links in a row as Linux follows.
const LONGEST_CHAIN: usize = 40;

/// The database file. Clones share one connection.
#[derive(Clone)]
pub struct Store {
    path: PathBuf,
    /// None if the file doesn't exist.
    database: Option<Rc<Database>>,
}

impl Store {
    /// Opens a file for writing; creates it and its directories if missing.
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        let path = absolute(path)?;
        let database = Some(Rc::new(Database::to_write(&path)?));
        Ok(Self { path, database })
    }

    /// Opens a file read-only. A missing file is not created and has no stored nights.
    pub fn look(path: &Path) -> Result<Self, StoreError> {
        let path = absolute(path)?;
        let database = Database::to_read(&path)?.map(Rc::new);
        Ok(Self { path, database })
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// None if the file doesn't exist, or if it was opened read-only.
    fn writable(&self) -> Option<Rc<Database>> {
        let database = self.database.clone();
        database.filter(|database| database.access == Access::Write)
    }

    /// The database for writing; opened now if necessary.
    fn to_write(&self) -> Result<Rc<Database>, StoreError> {
        let open = || Database::to_write(&self.path).map(Rc::new);
        self.writable().map_or_else(open, Ok)
    }

    /// Runs a query. Returns the default if there is no file.
    fn ask<Answer: Default>(
        &self,
        question: impl FnOnce(&Connection) -> rusqlite::Result<Answer>,
    ) -> Result<Answer, StoreError> {
        let Some(database) = &self.database else {
            return Ok(Answer::default());
        };
        question(&database.connection).map_err(|error| database.fault(error))
    }
}

/// Independent of the working directory, and never one of SQLite's special names. A symbolic link is
/// followed: SQLite keeps the log next to the real file, so locks and checks belong there too.
fn absolute(path: &Path) -> Result<PathBuf, StoreError> {
    let unreachable = |error| StoreError::unreachable(path, error);
    let mut real = std::path::absolute(path).map_err(unreachable)?;
    for _ in 0..LONGEST_CHAIN {
        let Ok(target) = real.read_link() else {
            return Ok(real);
        };
        let directory = real.parent().unwrap_or(&real);
        real = std::path::absolute(directory.join(target)).map_err(unreachable)?;
    }
    // A symlink loop: opening it fails.
    Ok(real)
}
