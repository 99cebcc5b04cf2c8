//! A new file: made beside its place and put there whole, so that whatever happens meanwhile there
//! is never half a file, and never one that was there before in danger.

use std::fs::{self, File};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use rusqlite::Connection;

use super::header::beside;
use super::{StoreError, schema};

/// Makes the directories and the file. Somebody else may have made it meanwhile.
pub(super) fn create(path: &Path) -> Result<(), StoreError> {
    let directory = path.parent().unwrap_or(path);
    fs::create_dir_all(directory).map_err(|error| StoreError::unreachable(directory, error))?;
    let draft = Draft(beside(path, &format!("-new-{}", std::process::id())));
    draft.clear();
    draft.write().map_err(|error| StoreError::of(path, error))?;
    let placed = draft.put(path);
    placed.map_err(|error| StoreError::unreachable(path, error))
}

/// Makes a directory remember what was put into it.
pub(super) fn sync_directory(path: &Path) -> io::Result<()> {
    match path.parent() {
        Some(directory) => File::open(directory)?.sync_all(),
        None => Ok(()),
    }
}

/// The file before it is in its place. It is gone when this is.
struct Draft(PathBuf);

impl Draft {
    fn write(&self) -> rusqlite::Result<()> {
        let connection = Connection::open(&self.0)?;
        connection.execute_batch("PRAGMA synchronous = OFF; PRAGMA journal_mode = MEMORY")?;
        schema::migrate(&connection)?;
        connection.execute_batch("PRAGMA journal_mode = WAL")?;
        connection.close().map_err(|(_, error)| error)
    }

    /// A link is never made over another file.
    fn put(&self, path: &Path) -> io::Result<()> {
        File::open(&self.0)?.sync_all()?;
        match fs::hard_link(&self.0, path) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => Ok(()),
            // Some file systems have no links; there the place was empty a moment ago.
            Err(_) if !path.exists() => fs::rename(&self.0, path),
            outcome => outcome,
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
