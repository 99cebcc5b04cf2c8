//! A copy of the whole file, even while a night is being written.

use std::io::ErrorKind;
use std::path::Path;

use crate::archive::StoreError;
use crate::store::Store;
use crate::store::file::creation::Draft;
use crate::store::file::database::Database;

impl Store {
    /// Copies all nights into a new file, completely or not at all. Never overwrites an existing
    /// file. Without stored nights the copy is an empty database.
    pub fn backup(&self, path: &Path) -> Result<(), StoreError> {
        let path =
            std::path::absolute(path).map_err(|error| StoreError::unreachable(path, error))?;
        if path.symlink_metadata().is_ok() {
            return Err(StoreError::Exists { path });
        }
        let made = match &self.database {
            Some(database) => copy_whole(database, &path),
            None => Database::to_write(&path).map(drop),
        };
        made.map_err(|error| match error {
            StoreError::Unwritable { .. } | StoreError::Unreachable { .. } => {
                StoreError::NoPlace { path }
            }
            other => other,
        })
    }
}

fn copy_whole(database: &Database, path: &Path) -> Result<(), StoreError> {
    let draft = Draft::new(path);
    let name = draft.0.to_str().ok_or_else(|| no_text(path))?;
    copy(database, name).map_err(|error| blame(database, path, error))?;
    draft.put(path).map_err(|error| match error.kind() {
        ErrorKind::AlreadyExists => StoreError::Exists { path: path.into() },
        _ => StoreError::unreachable(path, error),
    })
}

/// The path is not UTF-8; SQLite takes the path of the copy as text.
fn no_text(path: &Path) -> StoreError {
    StoreError::unreachable(path, ErrorKind::InvalidFilename.into())
}

fn copy(database: &Database, path: &str) -> rusqlite::Result<()> {
    let connection = &database.connection;
    let only_reads: bool = connection.pragma_query_value(None, "query_only", |row| row.get(0))?;
    // Copying counts as writing, but doesn't change this file.
    connection.pragma_update(None, "query_only", false)?;
    let copied = connection.execute("VACUUM INTO ?", [path]);
    connection.pragma_update(None, "query_only", only_reads)?;
    copied.map(drop)
}

/// A read error is about this file, a write error about the copy.
fn blame(database: &Database, path: &Path, error: rusqlite::Error) -> StoreError {
    match StoreError::from_sqlite(path, error) {
        StoreError::Damaged { source, .. } => StoreError::Damaged {
            path: database.path.clone(),
            source,
        },
        StoreError::Locked { source, .. } => StoreError::Locked {
            path: database.path.clone(),
            source,
        },
        other => other,
    }
}
