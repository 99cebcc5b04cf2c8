//! The tables, and how an older file comes to have them.
//!
//! Each step is one file in `assets/schema`. Steps are added at the end and never changed: somewhere
//! there is a file that was made by them. How many a file has had stands in its `user_version`.

use std::path::Path;

use crate::archive::StoreError;
use rusqlite::{Connection, Transaction, TransactionBehavior};

const STEPS: [&str; 1] = [include_str!("../../../assets/schema/0001.sql")];

/// The last schema that this program knows.
pub(crate) const KNOWN: i64 = 1;

/// What tells a file of nights from any other database: `Tenp`.
pub(crate) const APPLICATION: u32 = 0x5465_6E70;

/// Is it a schema that this program knows?
pub(crate) fn check_version(path: &Path, version: i64) -> Result<(), StoreError> {
    match version {
        0..=KNOWN => Ok(()),
        version => Err(StoreError::Newer {
            path: path.into(),
            version,
            known: KNOWN,
        }),
    }
}

/// The schema of an open file.
pub(crate) fn version(connection: &Connection) -> rusqlite::Result<i64> {
    connection.pragma_query_value(None, "user_version", |row| row.get(0))
}

/// Takes the steps that are still to be taken, all of them or none.
pub(crate) fn migrate(connection: &Connection) -> rusqlite::Result<()> {
    let immediate = TransactionBehavior::Immediate;
    let transaction = Transaction::new_unchecked(connection, immediate)?;
    // Asked again now that nobody else can take them.
    let taken = version(&transaction)?;
    let negative = |_negative| rusqlite::Error::IntegralValueOutOfRange(0, taken);
    let taken = usize::try_from(taken).map_err(negative)?;
    for step in STEPS.iter().skip(taken) {
        transaction.execute_batch(step)?;
    }
    transaction.pragma_update(None, "application_id", APPLICATION)?;
    transaction.pragma_update(None, "user_version", KNOWN)?;
    transaction.commit()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_known_schema_is_the_last_step() {
        assert_eq!(usize::try_from(KNOWN), Ok(STEPS.len()));
    }

    #[test]
    fn the_steps_are_taken_once() {
        let connection = Connection::open_in_memory().unwrap();
        migrate(&connection).unwrap();
        migrate(&connection).unwrap();
        assert_eq!(version(&connection), Ok(KNOWN));
    }
}
