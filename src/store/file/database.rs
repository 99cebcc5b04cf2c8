//! The open file, for writing or read-only.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::ffi::SQLITE_READONLY;
use rusqlite::limits::Limit;
use rusqlite::{Connection, OpenFlags, Transaction, TransactionBehavior};

use crate::archive::StoreError;
use crate::store::file::creation::create;
use crate::store::file::header::beside;
use crate::store::file::held::HeldFile;
use crate::store::file::identity::Identity;
use crate::store::file::schema;

/// How long to wait for the lock of another program.
pub(crate) const PATIENCE: Duration = Duration::from_secs(1);
/// The same after a failure: short, so that the game doesn't stall.
pub(crate) const IMPATIENCE: Duration = Duration::from_millis(20);

/// In bytes. An event takes about a hundred.
const LONGEST_VALUE: i32 = 16 << 20;

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Access {
    Read,
    Write,
}

pub(crate) struct Database {
    pub(crate) connection: Connection,
    pub(crate) path: PathBuf,
    pub(crate) access: Access,
    /// The write-ahead log, which exists while the file is open for writing.
    log: Option<Identity>,
    /// Declared after the connection, which has to be closed first.
    held: Option<HeldFile>,
}

impl Database {
    /// Opens a file for writing; creates it and its directories if missing.
    pub(crate) fn to_write(path: &Path) -> Result<Self, StoreError> {
        let mut held = HeldFile::open(path)?;
        if held.is_none() {
            create(path)?;
            held = HeldFile::open(path)?;
        }
        let mut database = Self::open(path, flags())?;
        database.held = held;
        database.prepare().map_err(|error| database.fault(error))?;
        database.check_version()?;
        database.access = Access::Write;
        database.log = Identity::at(&beside(path, "-wal")).ok();
        Ok(database)
    }

    /// Opens a file read-only. None if there is no file. A reader never blocks a writer.
    pub(crate) fn to_read(path: &Path) -> Result<Option<Self>, StoreError> {
        let held = HeldFile::open(path)?;
        if held.is_none() {
            return Ok(None);
        }
        let opened = match Self::reading(path, flags()) {
            // In a read-only directory a file without a log can still be read.
            Err(StoreError::Unwritable { .. }) if !beside(path, "-wal").exists() => {
                let database =
                    Self::reading(&immutable(path), flags() | OpenFlags::SQLITE_OPEN_URI)?;
                let path = path.into();
                Ok(Self { path, ..database })
            }
            opened => opened,
        };
        opened.map(|database| Some(Self { held, ..database }))
    }

    fn reading(path: &Path, flags: OpenFlags) -> Result<Self, StoreError> {
        let database = Self::open(path, flags)?;
        let stands_in = schema::stand_in(&database.connection);
        stands_in.map_err(|error| database.fault(error))?;
        let only_reads = database.connection.pragma_update(None, "query_only", true);
        only_reads.map_err(|error| database.fault(error))?;
        database.check_version()?;
        Ok(database)
    }

    /// Checked again, because the log may have a newer version than the header.
    fn check_version(&self) -> Result<(), StoreError> {
        let version = schema::version(&self.connection);
        schema::check_version(&self.path, version.map_err(|error| self.fault(error))?)
    }

    fn open(path: &Path, flags: OpenFlags) -> Result<Self, StoreError> {
        let fault = |error| StoreError::from_sqlite(path, error);
        let connection = Connection::open_with_flags(path, flags).map_err(fault)?;
        connection.busy_timeout(PATIENCE).map_err(fault)?;
        connection.set_prepared_statement_cache_capacity(32);
        distrust(&connection).map_err(fault)?;
        schema::check_version(path, schema::version(&connection).map_err(fault)?)?;
        if !schema::is_ours(&connection).map_err(fault)? {
            return Err(StoreError::Altered { path: path.into() });
        }
        Ok(Self {
            connection,
            path: path.into(),
            access: Access::Read,
            log: None,
            held: None,
        })
    }

    /// Settings of every writing connection; the journal mode is stored in the file. On macOS a plain
    /// sync may stay in the disk cache; a full one does not.
    fn prepare(&self) -> rusqlite::Result<()> {
        self.connection.execute_batch(
            "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;
            PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON",
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

    pub(crate) fn fault(&self, error: rusqlite::Error) -> StoreError {
        StoreError::from_sqlite(&self.path, error)
    }

    /// Begins a write transaction; waits this long if another program is writing.
    pub(crate) fn transaction(&self, patience: Duration) -> rusqlite::Result<Transaction<'_>> {
        self.connection.busy_timeout(patience)?;
        let transaction =
            Transaction::new_unchecked(&self.connection, TransactionBehavior::Immediate);
        self.connection.busy_timeout(PATIENCE)?;
        transaction
    }

    /// Checks that the file just written is still the one at the path.
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

    /// Removes the log of a file that was deleted or replaced, so that it isn't taken for the log
    /// of the next file. First it is checkpointed into the old file, wherever that is now.
    pub(crate) fn leave(&self) {
        let checkpoint = "PRAGMA wal_checkpoint(TRUNCATE)";
        // A failure is harmless: the whole night is written again anyway.
        let _ = self.connection.execute_batch(checkpoint);
        if !self.is_in_place() && self.is_log_in_place() {
            let _ = fs::remove_file(beside(&self.path, "-wal"));
            let _ = fs::remove_file(beside(&self.path, "-shm"));
        }
    }

    pub(crate) fn is_in_place(&self) -> bool {
        Identity::at(&self.path).ok() == self.held.as_ref().map(HeldFile::identity)
    }
}

/// Hardening against a foreign file: nothing in its schema runs, its pages are checked, and values are
/// limited in length.
fn distrust(connection: &Connection) -> rusqlite::Result<()> {
    let settings = [
        (DbConfig::SQLITE_DBCONFIG_DEFENSIVE, true),
        (DbConfig::SQLITE_DBCONFIG_TRUSTED_SCHEMA, false),
        (DbConfig::SQLITE_DBCONFIG_ENABLE_TRIGGER, false),
        (DbConfig::SQLITE_DBCONFIG_ENABLE_VIEW, false),
    ];
    for (setting, is_on) in settings {
        connection.set_db_config(setting, is_on)?;
    }
    connection.set_limit(Limit::SQLITE_LIMIT_LENGTH, LONGEST_VALUE)?;
    connection.pragma_update(None, "cell_size_check", true)
}

/// No SQLite mutex: each connection is used by one thread at a time.
fn flags() -> OpenFlags {
    OpenFlags::SQLITE_OPEN_READ_WRITE
        | OpenFlags::SQLITE_OPEN_NO_MUTEX
        | OpenFlags::SQLITE_OPEN_EXRESCODE
}

/// A URI that tells SQLite the file never changes.
fn immutable(path: &Path) -> PathBuf {
    let mut name = String::from("file:");
    for byte in path.as_os_str().as_encoded_bytes() {
        // Writing into a string can't fail.
        let _ = write!(name, "%{byte:02X}");
    }
    name.push_str("?immutable=1");
    name.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The file may be deleted after the check; only `create` makes a file, and makes it complete.
    #[test]
    fn opening_creates_nothing() {
        let place = tempfile::tempdir().unwrap();
        let path = place.path().join("tenpin.db");
        let error = Database::open(&path, flags()).err().unwrap();
        assert!(matches!(error, StoreError::Unwritable { .. }), "{error:?}");
        assert!(!path.exists());
    }

    /// Opened for writing and for reading.
    fn opened() -> (tempfile::TempDir, [Database; 2]) {
        let place = tempfile::tempdir().unwrap();
        let path = place.path().join("tenpin.db");
        let writing = Database::to_write(&path).unwrap();
        let reading = Database::to_read(&path).unwrap().unwrap();
        (place, [writing, reading])
    }

    #[test]
    fn no_file_is_trusted() {
        let (_place, databases) = opened();
        for Database { connection, .. } in &databases {
            let set = |setting| connection.db_config(setting).unwrap();
            assert!(set(DbConfig::SQLITE_DBCONFIG_DEFENSIVE));
            assert!(!set(DbConfig::SQLITE_DBCONFIG_TRUSTED_SCHEMA));
            assert!(!set(DbConfig::SQLITE_DBCONFIG_ENABLE_TRIGGER));
            assert!(!set(DbConfig::SQLITE_DBCONFIG_ENABLE_VIEW));
            let checks = connection.pragma_query_value(None, "cell_size_check", |row| row.get(0));
            assert_eq!(checks, Ok(true));
        }
    }

    fn length_of_blob(connection: &Connection, length: i32) -> rusqlite::Result<i32> {
        let statement = format!("SELECT length(zeroblob({length}))");
        connection.query_row(&statement, [], |row| row.get(0))
    }

    #[test]
    fn no_value_is_longer_than_any_of_ours() {
        let (_place, databases) = opened();
        for Database { connection, .. } in &databases {
            let longest = connection.limit(Limit::SQLITE_LIMIT_LENGTH);
            assert_eq!(longest, Ok(LONGEST_VALUE));
            assert_eq!(length_of_blob(connection, 1_000), Ok(1_000));
            assert!(length_of_blob(connection, LONGEST_VALUE + 1).is_err());
        }
    }
}
