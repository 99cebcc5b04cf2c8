//! One writer a night: a lock beside the file, as long as the night is being kept.
//!
//! The system gives the lock back when a program ends, however it ends, so one that was left behind
//! never stands in anybody's way.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use super::header::beside;
use super::identity::Identity;

const TRIES: usize = 8;

/// A lock that is held.
pub(super) struct NightLock {
    path: PathBuf,
    file: File,
}

impl NightLock {
    /// Takes the lock of a night; nothing when somebody else has it.
    pub(super) fn take(database: &Path, id: &str) -> io::Result<Option<Self>> {
        let path = beside(database, &format!("-{id}.lock"));
        // Whoever had it before may have deleted the file just when it was taken here; then it is
        // no lock.
        let tries = (0..TRIES).map(|_| Self::try_to_take(&path));
        let mut settled = tries.filter(|lock| match lock {
            Ok(Some(lock)) => lock.is_in_place(),
            Ok(None) | Err(_) => true,
        });
        settled.next().unwrap_or(Ok(None))
    }

    fn try_to_take(path: &Path) -> io::Result<Option<Self>> {
        let mut options = OpenOptions::new();
        let file = options
            .create(true)
            .truncate(false)
            .write(true)
            .open(path)?;
        let path = path.to_path_buf();
        Ok(lock(&file)?.then_some(Self { path, file }))
    }

    fn is_in_place(&self) -> bool {
        let own = self.file.metadata().map(|metadata| Identity::of(&metadata));
        own.ok() == Identity::at(&self.path).ok()
    }
}

/// Where files can't be locked at all the key of the events is guard enough.
fn lock(file: &File) -> io::Result<bool> {
    match file.try_lock() {
        Ok(()) => Ok(true),
        Err(TryLockError::WouldBlock) => Ok(false),
        Err(TryLockError::Error(error)) if error.kind() == ErrorKind::Unsupported => Ok(true),
        Err(TryLockError::Error(error)) => Err(error),
    }
}

impl Drop for NightLock {
    fn drop(&mut self) {
        if self.is_in_place() {
            // A lock file that stays behind harms nobody.
            let _ = fs::remove_file(&self.path);
        }
    }
}
