//! One writer per night: a lock file next to the database, held while the night is open.
//!
//! The system releases the lock when a program ends, however it ends, so a stale lock file blocks
//! no other program.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use crate::store::file::header::beside;
use crate::store::file::identity::Identity;

const TRIES: usize = 8;
const A_MOMENT: Duration = Duration::from_millis(2);

/// Held until dropped.
pub(crate) struct NightLock {
    path: PathBuf,
    file: File,
}

impl NightLock {
    /// Takes the lock of a night. None if another program holds it.
    pub(crate) fn take(database: &Path, id: &str) -> io::Result<Option<Self>> {
        let path = place(database, id);
        // The last owner may delete the file just as it is locked here; then the lock is void. And a
        // program that checks the lock holds it for a moment.
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

    /// Does any program hold the lock of a night? Checking creates and changes nothing.
    pub(crate) fn is_held(database: &Path, id: &str) -> bool {
        let file = File::open(place(database, id));
        let answer = file.map(|file| file.try_lock_shared());
        matches!(answer, Ok(Err(TryLockError::WouldBlock)))
    }

    fn try_to_take(path: &Path) -> io::Result<Option<Self>> {
        let mut options = OpenOptions::new();
        options.create(true).truncate(false).write(true);
        let file = options.open(path)?;
        let path = path.to_path_buf();
        // Only with the lock held: dropping a `NightLock` deletes the file.
        Ok(lock(&file)?.then(|| Self { path, file }))
    }

    fn is_in_place(&self) -> bool {
        let own = self.file.metadata().ok();
        own.as_ref().map(Identity::from_metadata) == Identity::at(&self.path).ok()
    }
}

fn place(database: &Path, id: &str) -> PathBuf {
    beside(database, &format!("-{id}.lock"))
}

/// On a file system without locks, the primary key of the events is protection enough.
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
            // A stale lock file is harmless.
            let _ = fs::remove_file(&self.path);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn take(database: &Path) -> NightLock {
        NightLock::take(database, "id").unwrap().unwrap()
    }

    #[test]
    fn a_lock_is_void_once_its_file_is_deleted_or_replaced() {
        let place = tempfile::tempdir().unwrap();
        let lock = take(&place.path().join("tenpin.db"));
        assert!(lock.is_in_place());
        fs::remove_file(&lock.path).unwrap();
        assert!(!lock.is_in_place());
        fs::write(&lock.path, "").unwrap();
        assert!(!lock.is_in_place());
    }

    #[test]
    fn the_file_is_deleted_with_the_lock() {
        let place = tempfile::tempdir().unwrap();
        let lock = take(&place.path().join("tenpin.db"));
        let path = lock.path.clone();
        assert!(path.exists());
        drop(lock);
        assert!(!path.exists());
    }

    #[test]
    fn the_file_of_another_lock_is_left_alone() {
        let place = tempfile::tempdir().unwrap();
        let database = place.path().join("tenpin.db");
        let first = take(&database);
        fs::remove_file(&first.path).unwrap();
        let second = take(&database);
        drop(first);
        assert!(second.is_in_place());
        assert!(NightLock::is_held(&database, "id"));
    }
}
