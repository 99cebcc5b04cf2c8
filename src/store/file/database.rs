//! The file, opened: to be written, or only to be read.

use std::ffi::{OsStr, OsString};
use std::fs;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::ffi::SQLITE_READONLY;
use rusqlite::{Connection, OpenFlags, Transaction, TransactionBehavior};

use crate::archive::StoreError;
use crate::store::file::creation::create;
use crate::store::file::header::{AtPath, beside, look};
use crate::store::file::identity::Identity;
use crate::store::file::schema;

/// How long somebody else's writing is waited for.
pub(crate) const PATIENCE: Duration = Duration::from_secs(1);
/// The same when waiting was in vain before, so that a game goes on meanwhile.
pub(crate) const IMPATIENCE: Duration = Duration::from_millis(20);

/// An open file and which one it is.
pub(crate) struct Database {
    pub(crate) connection: Connection,
    pub(crate) path: PathBuf,
    identity: Option<Identity>,
    /// Of the log beside it, which is there as long as the file is open.
    log: Option<Identity>,
}

impl Database {
    /// Opens a file to be written, and makes it and its directories where there is none.
    pub(crate) fn to_write(path: &Path) -> Result<Self, StoreError> {
        if look(path)? == AtPath::Nothing {
            create(path)?;
            look(path)?;
        }
        let mut database = Self::open(path, flags())?;
        database.prepare().map_err(|error| database.fault(error))?;
        database.check_version()?;
        database.log = Identity::at(&beside(path, "-wal")).ok();
        Ok(database)
    }

    /// Opens a file to be read; nothing where there is none. Whoever reads never makes anybody wait.
    pub(crate) fn to_read(path: &Path) -> Result<Option<Self>, StoreError> {
        if look(path)? == AtPath::Nothing {
            return Ok(None);
        }
        match Self::reading(path, flags()) {
            // Where nothing can be made beside the file it can be read as it is, as long as there
            // is no log that belongs to it.
            Err(StoreError::Unwritable { .. }) if !beside(path, "-wal").exists() => {
                Self::reading(&immutable(path), flags() | OpenFlags::SQLITE_OPEN_URI)
                    .map(|database| Some(database.called(path)))
            }
            opened => opened.map(Some),
        }
    }

    fn reading(path: &Path, flags: OpenFlags) -> Result<Self, StoreError> {
        let database = Self::open(path, flags)?;
        let only_reads = database.connection.pragma_update(None, "query_only", true);
        only_reads.map_err(|error| database.fault(error))?;
        database.check_version()?;
        Ok(database)
    }

    /// Once more: a log beside the file may have brought it further than its first bytes say.
    fn check_version(&self) -> Result<(), StoreError> {
        let version = schema::version(&self.connection);
        schema::check_version(&self.path, version.map_err(|error| self.fault(error))?)
    }

    fn open(path: &Path, flags: OpenFlags) -> Result<Self, StoreError> {
        let fault = |error| StoreError::from_sqlite(path, error);
        let connection = Connection::open_with_flags(path, flags).map_err(fault)?;
        connection.busy_timeout(PATIENCE).map_err(fault)?;
        connection.set_prepared_statement_cache_capacity(32);
        Ok(Self {
            connection,
            path: path.into(),
            identity: Identity::at(path).ok(),
            log: None,
        })
    }

    fn called(self, path: &Path) -> Self {
        let path = path.into();
        Self { path, ..self }
    }

    /// What every connection that writes needs; the mode of the journal is kept in the file.
    fn prepare(&self) -> rusqlite::Result<()> {
        self.connection.execute_batch(
            "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON",
        )?;
        if self.connection.is_readonly("main")? {
            let read_only = rusqlite::ffi::Error::new(SQLITE_READONLY);
            return Err(rusqlite::Error::SqliteFailure(read_only, None));
        }
        if schema::version(&self.connection)? < schema::KNOWN {
            schema::migrate(&self.connection)?;
        }
        Ok(())
    }

    /// What SQLite's answer means.
    pub(crate) fn fault(&self, error: rusqlite::Error) -> StoreError {
        StoreError::from_sqlite(&self.path, error)
    }

    /// Something to be written all together or not at all.
    pub(crate) fn transaction(&self) -> rusqlite::Result<Transaction<'_>> {
        Transaction::new_unchecked(&self.connection, TransactionBehavior::Immediate)
    }

    /// Is what was just written in the file that everybody else would open?
    pub(crate) fn check_place(&self) -> Result<(), StoreError> {
        if self.is_in_place() && self.is_log_in_place() {
            return Ok(());
        }
        let path = self.path.clone();
        Err(StoreError::Lost { path })
    }

    fn is_log_in_place(&self) -> bool {
        Identity::at(&beside(&self.path, "-wal")).ok() == self.log
    }

    /// Takes its log away from a file that has gone, so that it is not taken for the log of the
    /// file that comes after it. Everything in it is in the file first, wherever that is now.
    pub(crate) fn leave(&self) {
        let settled = "PRAGMA wal_checkpoint(TRUNCATE)";
        // The night itself is written once more whatever becomes of the old file.
        let _ = self.connection.execute_batch(settled);
        if !self.is_in_place() && self.is_log_in_place() {
            let _ = fs::remove_file(beside(&self.path, "-wal"));
            let _ = fs::remove_file(beside(&self.path, "-shm"));
        }
    }

    /// Is the file still where it was?
    pub(crate) fn is_in_place(&self) -> bool {
        Identity::at(&self.path).ok() == self.identity
    }
}

/// Each connection is used by one thread at a time.
fn flags() -> OpenFlags {
    OpenFlags::SQLITE_OPEN_READ_WRITE
        | OpenFlags::SQLITE_OPEN_NO_MUTEX
        | OpenFlags::SQLITE_OPEN_EXRESCODE
}

/// The name under which SQLite takes a file as something that nobody writes.
fn immutable(path: &Path) -> PathBuf {
    let mut name = OsString::from("file:");
    for byte in path.as_os_str().as_bytes() {
        match byte {
            b'%' | b'?' | b'#' => name.push(format!("%{byte:02X}")),
            byte => name.push(OsStr::from_bytes(&[*byte])),
        }
    }
    name.push("?immutable=1");
    name.into()
}
