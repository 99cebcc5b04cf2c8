//! The data file, held open while this process has a connection to it.
//!
//! POSIX locks belong to the process: closing any descriptor of a file drops every lock that the
//! process holds on it, SQLite's too. Another program would then take itself for the last one and
//! remove the log of a running night. So the file is opened once for all connections, and closed
//! after the last of them.

use std::collections::btree_map::{BTreeMap, Entry};
use std::fs::{self, File};
use std::io::ErrorKind;
use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::archive::StoreError;
use crate::store::file::header;
use crate::store::file::identity::Identity;

static HELD: Mutex<BTreeMap<Identity, Holding>> = Mutex::new(BTreeMap::new());

struct Holding {
    file: File,
    holders: usize,
}

/// Dropped after the connection it was opened for.
pub(crate) struct HeldFile(Identity);

impl HeldFile {
    /// The file at this path, before SQLite opens it. None if it doesn't exist. Rejected if its header
    /// is not that of a complete tenpin database.
    pub(crate) fn open(path: &Path) -> Result<Option<Self>, StoreError> {
        let Some(identity) = regular_file(path)? else {
            return Ok(None);
        };
        let mut held = held();
        let holding = match held.entry(identity) {
            Entry::Occupied(known) => known.into_mut(),
            Entry::Vacant(unknown) => {
                let file = File::open(path);
                let file = file.map_err(|error| StoreError::unreachable(path, error))?;
                unknown.insert(Holding { file, holders: 0 })
            }
        };
        holding.holders += 1;
        let checked = header::check(&holding.file, path);
        drop(held);
        // If it is rejected, dropping this closes it unless it is in use elsewhere.
        let file = Self(identity);
        checked.map(|()| Some(file))
    }

    pub(crate) const fn identity(&self) -> Identity {
        self.0
    }
}

fn regular_file(path: &Path) -> Result<Option<Identity>, StoreError> {
    let metadata = match fs::metadata(path) {
        Ok(metadata) => metadata,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(StoreError::unreachable(path, error)),
    };
    match metadata.file_type() {
        kind if kind.is_dir() => Err(StoreError::Directory { path: path.into() }),
        kind if kind.is_file() => Ok(Some(Identity::from_metadata(&metadata))),
        _ => Err(StoreError::Foreign { path: path.into() }),
    }
}

impl Drop for HeldFile {
    fn drop(&mut self) {
        let mut held = held();
        let Some(holding) = held.get_mut(&self.0) else {
            return;
        };
        holding.holders -= 1;
        if holding.holders == 0 {
            // Closed while the map is locked, before it can be opened again.
            held.remove(&self.0);
        }
    }
}

fn held() -> MutexGuard<'static, BTreeMap<Identity, Holding>> {
    HELD.lock().unwrap_or_else(PoisonError::into_inner)
}
