//! One writer a night: a lock beside the file, as long as the night is being kept.
//!
//! The system gives the lock back when a program ends, however it ends, so one that was left behind
//! never stands in anybody's way.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use crate::store::file::header::beside;
use crate::store::file::identity::Identity;

const TRIES: usize = 8;
const A_MOMENT: Duration = Duration::from_millis(2);

/// A lock that is held.
pub(crate) struct NightLock {
    path: PathBuf,
    file: File,
}

impl NightLock {
    /// Takes the lock of a night; nothing when somebody else has it.
    pub(crate) fn take(database: &Path, id: &str) -> io::Result<Option<Self>> {
        let path = place(database, id);
        // Whoever had it before may have deleted the file just when it was taken here; then it is
        // no lock. And whoever asks about it may hold it for a moment.
        let tries = (0..TRIES).map(|tried| {
            thread::sleep(A_MOMENT * u32::from(tried > 0));
            Self::try_to_take(&path)
        });
        let mut settled = tries.filter(|lock| match lock {
            Ok(Some(lock)) => lock.is_in_place(),
            Ok(None) => false,
            Err(_) => true,
        });
        settled.next().unwrap_or(Ok(None))
    }

    /// Does somebody have the lock of a night? Nothing is made or changed by asking.
    pub(crate) fn is_held(database: &Path, id: &str) -> bool {
        let file = File::open(place(database, id));
        let answer = file.map(|file| file.try_lock_shared());
        matches!(answer, Ok(Err(TryLockError::WouldBlock)))
    }

    fn try_to_take(path: &Path) -> io::Result<Option<Self>> {
        let mut options = OpenOptions::new();
        let file = options
            .create(true)
            .truncate(false)
            .write(true)
            .open(path)?;
        let path = path.to_path_buf();
        // Not a moment earlier: one that is dropped deletes the file.
        Ok(lock(&file)?.then(|| Self { path, file }))
    }

    fn is_in_place(&self) -> bool {
        let own = self
            .file
            .metadata()
            .map(|metadata| Identity::from_metadata(&metadata));
        own.ok() == Identity::at(&self.path).ok()
    }
}

fn place(database: &Path, id: &str) -> PathBuf {
    beside(database, &format!("-{id}.lock"))
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
