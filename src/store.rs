//! Nights on disk, in one SQLite file: an event is saved before anybody is told that it happened.
//!
//! A [`Store`] is the file, opened to write or only to read. A [`NightWriter`] saves one night in it:
//! after each event it is given the whole night, and writes what is not in the file yet in one
//! transaction. So trying again after a failure is the same call again.
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

use crate::archive::StoreError;
use file::database::Database;

/// The file of nights. Clones share one connection.
#[derive(Clone)]
pub struct Store {
    path: PathBuf,
    access: Access,
}

/// How a file was opened.
#[derive(Clone)]
enum Access {
    /// There is none.
    Nothing,
    ToRead(Rc<Database>),
    ToWrite(Rc<Database>),
}

impl Store {
    /// Opens a file to write, and makes it and its directories if there is none.
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        let path = absolute(path)?;
        let access = Access::ToWrite(Rc::new(Database::to_write(&path)?));
        Ok(Self { path, access })
    }

    /// Opens a file to read. A missing file has no nights, and is not made.
    pub fn look(path: &Path) -> Result<Self, StoreError> {
        let path = absolute(path)?;
        let database = Database::to_read(&path)?.map(Rc::new);
        let access = database.map_or(Access::Nothing, Access::ToRead);
        Ok(Self { path, access })
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    const fn database(&self) -> Option<&Rc<Database>> {
        match &self.access {
            Access::Nothing => None,
            Access::ToRead(database) | Access::ToWrite(database) => Some(database),
        }
    }

    /// The file to write to; opened now if it was not.
    fn to_write(&self) -> Result<Rc<Database>, StoreError> {
        match &self.access {
            Access::ToWrite(database) => Ok(Rc::clone(database)),
            Access::Nothing | Access::ToRead(_) => Database::to_write(&self.path).map(Rc::new),
        }
    }

    /// Asks the file. The default if there is none.
    fn ask<Answer: Default>(
        &self,
        question: impl FnOnce(&Database) -> rusqlite::Result<Answer>,
    ) -> Result<Answer, StoreError> {
        let Some(database) = self.database() else {
            return Ok(Answer::default());
        };
        question(database).map_err(|error| database.fault(error))
    }
}

/// The same file whatever becomes of the working directory, and never something else to SQLite.
fn absolute(path: &Path) -> Result<PathBuf, StoreError> {
    std::path::absolute(path).map_err(|error| StoreError::unreachable(path, error))
}
