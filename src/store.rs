//! Nights on disk, in one SQLite file. An event is saved before it is shown as taken.
//!
//! A [`Store`] is the file, opened to write or only to read. A [`NightWriter`] saves one night in it:
//! after each event it gets the whole night, and writes what is not in the file yet in one
//! transaction. So after a failure the same call tries again.
//!
//! `events` holds what happened, each event with a check over itself and all before it. `lines` is
//! the read model, derived in the same transaction; it can be rebuilt at any time.

mod file;
mod read;
mod upkeep;
mod write;

pub use file::place::{VARIABLE, default_path};
pub use read::OpenNight;
pub use read::watcher::Watcher;
pub use write::night_writer::NightWriter;

use std::path::{Path, PathBuf};
use std::rc::Rc;

use rusqlite::Connection;

use crate::archive::StoreError;
use file::database::{Access, Database};

/// The file of nights. Clones share one connection.
#[derive(Clone)]
pub struct Store {
    path: PathBuf,
    /// None if there is no file.
    database: Option<Rc<Database>>,
}

impl Store {
    /// Opens a file to write, and makes it and its directories if there is none.
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        let path = absolute(path)?;
        let database = Some(Rc::new(Database::to_write(&path)?));
        Ok(Self { path, database })
    }

    /// Opens a file to read. A missing file has no nights, and is not made.
    pub fn look(path: &Path) -> Result<Self, StoreError> {
        let path = absolute(path)?;
        let database = Database::to_read(&path)?.map(Rc::new);
        Ok(Self { path, database })
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// None if there is no file, or if it was opened to read.
    fn writable(&self) -> Option<Rc<Database>> {
        let database = self.database.clone();
        database.filter(|database| database.access == Access::Write)
    }

    /// The file to write to; opened now if it was not.
    fn to_write(&self) -> Result<Rc<Database>, StoreError> {
        let open = || Database::to_write(&self.path).map(Rc::new);
        self.writable().map_or_else(open, Ok)
    }

    /// Asks the file. The default if there is none.
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

/// Independent of the working directory, and never one of SQLite's special names.
fn absolute(path: &Path) -> Result<PathBuf, StoreError> {
    std::path::absolute(path).map_err(|error| StoreError::unreachable(path, error))
}
