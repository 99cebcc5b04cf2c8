//! Creates a file: written under another name and linked to its final path when complete. So a
//! partial file is never seen, and an existing one is never overwritten.

use std::fs::{self, File};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use rusqlite::Connection;
use uuid::Uuid;

use crate::archive::StoreError;
use crate::store::file::header::beside;
use crate::store::file::schema;

/// Creates the directories and the file. Another program may have created it meanwhile.
pub(crate) fn create(path: &Path) -> Result<(), StoreError> {
    let directory = path.parent().unwrap_or(path);
    fs::create_dir_all(directory).map_err(|error| StoreError::unreachable(directory, error))?;
    let draft = Draft::new(path);
    let written = write(&draft.0);
    written.map_err(|error| StoreError::from_sqlite(path, error))?;
    match draft.put(path) {
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Ok(()),
        placed => placed.map_err(|error| StoreError::unreachable(path, error)),
    }
}

/// Does not sync: the draft is synced as a whole later.
fn write(path: &Path) -> rusqlite::Result<()> {
    let connection = Connection::open(path)?;
    connection.execute_batch("PRAGMA synchronous = OFF; PRAGMA journal_mode = MEMORY")?;
    schema::migrate(&connection)?;
    connection.execute_batch("PRAGMA journal_mode = WAL")?;
    connection.close().map_err(|(_, error)| error)
}

/// The file before it has its final path. Deleted on drop.
pub(crate) struct Draft(pub(crate) PathBuf);

impl Draft {
    pub(crate) fn new(path: &Path) -> Self {
        // A name that no other program or thread uses.
        let draft = Self(beside(path, &format!("-new-{}", Uuid::now_v7())));
        draft.clear();
        draft
    }

    /// Moves the draft to its final path and syncs it. A link never replaces another file.
    pub(crate) fn put(&self, path: &Path) -> io::Result<()> {
        File::open(&self.0)?.sync_all()?;
        match fs::hard_link(&self.0, path) {
            // Some file systems have no hard links; the path was free a moment ago.
            Err(_) if fs::symlink_metadata(path).is_err() => fs::rename(&self.0, path),
            linked => linked,
        }?;
        // Makes the new directory entry durable.
        let directory = path.parent().map(File::open).transpose()?;
        directory.map_or(Ok(()), |directory| directory.sync_all())
    }

    fn clear(&self) {
        for ending in ["", "-wal", "-shm", "-journal"] {
            // Most of them were never created.
            let _ = fs::remove_file(beside(&self.0, ending));
        }
    }
}

impl Drop for Draft {
    fn drop(&mut self) {
        self.clear();
    }
}
