//! Maps SQLite errors to store errors.

use std::path::Path;

use rusqlite::ErrorCode;
use rusqlite::ffi::{SQLITE_CONSTRAINT_PRIMARYKEY, SQLITE_CONSTRAINT_UNIQUE};

use crate::archive::StoreError;

impl StoreError {
    pub(crate) fn from_sqlite(path: &Path, error: rusqlite::Error) -> Self {
        let (path, code) = (path.to_path_buf(), error.sqlite_error_code());
        let source = error.into();
        match code {
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => {
                Self::Locked { path, source }
            }
            Some(ErrorCode::DiskFull) => Self::Full { path, source },
            Some(ErrorCode::NotADatabase | ErrorCode::DatabaseCorrupt) => {
                Self::Damaged { path, source }
            }
            Some(ErrorCode::ReadOnly | ErrorCode::CannotOpen | ErrorCode::SystemIoFailure) => {
                Self::Unwritable { path, source }
            }
            _ => Self::Failed { path, source },
        }
    }
}

/// Does a row with this key exist already?
pub(crate) fn is_taken(error: &rusqlite::Error) -> bool {
    let code = error.sqlite_error().map(|error| error.extended_code);
    matches!(
        code,
        Some(SQLITE_CONSTRAINT_PRIMARYKEY | SQLITE_CONSTRAINT_UNIQUE)
    )
}
