//! The schema, and the migration of older files.
//!
//! Each migration is one file in `assets/schema`. Migrations are appended and never changed,
//! because existing files were created by them. `user_version` counts the migrations applied.

use std::path::Path;

use crate::archive::StoreError;
use rusqlite::{Connection, Transaction, TransactionBehavior};

const STEPS: [&str; 3] = [
    include_str!("../../../assets/schema/0001.sql"),
    include_str!("../../../assets/schema/0002.sql"),
    include_str!("../../../assets/schema/0003.sql"),
];

/// The latest schema version that this program knows.
pub(crate) const KNOWN: i64 = 3;

/// The `nights` of a file that was never migrated, in the form of the second migration. A temporary
/// view hides the table of the same name.
const NIGHTS_OF_THE_FIRST: &str = "PRAGMA temp_store = MEMORY;
    CREATE TEMP VIEW nights AS
        SELECT number, id, started, last_event, zone, label, 0 AS excluded FROM main.nights
        WHERE EXISTS (SELECT 1 FROM events WHERE night = number AND instr(body, '\"bowled\"') > 0)
            OR EXISTS (SELECT 1 FROM lines WHERE night = number)";

/// SQLite's application id of a tenpin database: `Tenp`.
pub(crate) const APPLICATION: u32 = 0x5465_6E70;

/// Rejects a schema that is newer than this program.
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

/// Checksums of the tables and indexes by version, from version 0, which has none.
const FINGERPRINTS: [u32; 4] = [0, 0x5CB0_A035, 0x3DAC_22ED, 0xCEEE_29F0];

/// Has the file exactly the tables and indexes of its version? Foreign triggers, views, indexes or
/// columns would run or be read with our statements.
pub(crate) fn is_ours(connection: &Connection) -> rusqlite::Result<bool> {
    let known = usize::try_from(version(connection)?).ok();
    let known = known.and_then(|version| FINGERPRINTS.get(version).copied());
    Ok(known == Some(fingerprint(connection)?))
}

fn fingerprint(connection: &Connection) -> rusqlite::Result<u32> {
    let mut statement = connection.prepare(
        "SELECT type, name, tbl_name, coalesce(sql, '') FROM main.sqlite_schema ORDER BY type, name",
    )?;
    let mut rows = statement.query([])?;
    let mut check = crc32fast::Hasher::new();
    while let Some(row) = rows.next()? {
        for column in 0..4 {
            check.update(row.get_ref(column)?.as_bytes()?);
            check.update(b"\n");
        }
    }
    Ok(check.finalize())
}

/// The schema version of an open file.
pub(crate) fn version(connection: &Connection) -> rusqlite::Result<i64> {
    connection.pragma_query_value(None, "user_version", |row| row.get(0))
}

/// Applies the missing migrations, all or none.
pub(crate) fn migrate(connection: &Connection) -> rusqlite::Result<()> {
    let immediate = TransactionBehavior::Immediate;
    let transaction = Transaction::new_unchecked(connection, immediate)?;
    // Read inside the transaction, so that no other program migrates meanwhile.
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

/// Makes an older file look migrated to a read-only connection.
pub(crate) fn stand_in(connection: &Connection) -> rusqlite::Result<()> {
    match version(connection)? {
        1 => connection.execute_batch(NIGHTS_OF_THE_FIRST),
        _ => Ok(()),
    }
}

/// The column with the pins of a line; NULL in an older file that is read-only.
pub(crate) fn leaves(connection: &Connection) -> rusqlite::Result<&'static str> {
    Ok(match version(connection)? {
        0..3 => "NULL",
        _ => "leaves",
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_known_schema_is_the_last_step() {
        assert_eq!(usize::try_from(KNOWN), Ok(STEPS.len()));
    }

    #[test]
    fn every_version_has_its_fingerprint() {
        for (version, expected) in (0_i64..).zip(FINGERPRINTS) {
            let connection = Connection::open_in_memory().unwrap();
            let steps = usize::try_from(version).unwrap();
            STEPS[..steps]
                .iter()
                .for_each(|step| connection.execute_batch(step).unwrap());
            connection
                .pragma_update(None, "user_version", version)
                .unwrap();
            assert_eq!(fingerprint(&connection), Ok(expected), "version {version}");
            assert_eq!(is_ours(&connection), Ok(true));
        }
    }

    #[test]
    fn the_steps_are_taken_once() {
        let connection = Connection::open_in_memory().unwrap();
        migrate(&connection).unwrap();
        migrate(&connection).unwrap();
        assert_eq!(version(&connection), Ok(KNOWN));
    }
}
