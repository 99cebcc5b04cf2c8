//! A new file: made beside its place and put there whole, so that whatever happens meanwhile there
//! is never half a file, and never one that was there before in danger.

use std::fs::{self, File};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use rusqlite::Connection;
use uuid::Uuid;

use crate::archive::StoreError;
use crate::store::file::header::beside;
use crate::store::file::schema;

/// Makes the directories and the file. Somebody else may have made it meanwhile.
pub(crate) fn create(path: &Path) -> Result<(), StoreError> {
    let directory = path.parent().unwrap_or(path);
    fs::create_dir_all(directory).map_err(|error| StoreError::unreachable(directory, error))?;
    let draft = Draft::new(path);
    let written = write(draft.path());
    written.map_err(|error| StoreError::from_sqlite(path, error))?;
    match draft.put(path) {
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Ok(()),
        placed => placed.map_err(|error| StoreError::unreachable(path, error)),
    }
}

/// Nothing of it has to last yet, so nothing waits for the disk.
fn write(path: &Path) -> rusqlite::Result<()> {
    let connection = Connection::open(path)?;
    connection.execute_batch("PRAGMA synchronous = OFF; PRAGMA journal_mode = MEMORY")?;
    schema::migrate(&connection)?;
    connection.execute_batch("PRAGMA journal_mode = WAL")?;
    connection.close().map_err(|(_, error)| error)
}

/// The file before it is in its place. It is gone when this is.
pub(crate) struct Draft(PathBuf);

impl Draft {
    /// For that place.
    pub(crate) fn new(path: &Path) -> Self {
        // Nobody else's, in this program or another.
        let draft = Self(beside(path, &format!("-new-{}", Uuid::now_v7())));
        draft.clear();
        draft
    }

    /// Where it is written.
    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    /// Puts it in its place, for good. A link is never made over another file.
    pub(crate) fn put(&self, path: &Path) -> io::Result<()> {
        File::open(&self.0)?.sync_all()?;
        match fs::hard_link(&self.0, path) {
            // Some file systems have no links; there the place was empty a moment ago.
            Err(_) if fs::symlink_metadata(path).is_err() => fs::rename(&self.0, path),
            linked => linked,
        }?;
        sync_directory(path)
    }

    fn clear(&self) {
        for ending in ["", "-wal", "-shm", "-journal"] {
            // Most of them were never made.
            let _ = fs::remove_file(beside(&self.0, ending));
        }
    }
}

impl Drop for Draft {
    fn drop(&mut self) {
        self.clear();
    }
}

/// Makes a directory remember what was put into it.
fn sync_directory(path: &Path) -> io::Result<()> {
    match path.parent() {
        Some(directory) => File::open(directory)?.sync_all(),
        None => Ok(()),
    }
}
