//! Rebuilds the read model from the events.

use rusqlite::Connection;

use super::check::for_each_night;
use crate::archive::{Progress, Rebuilt, StoreError};
use crate::store::Store;
use crate::store::file::database::{Database, PATIENCE};
use crate::store::read::night_reader::NightReader;
use crate::store::write::finished_lines::FinishedLines;
use crate::store::write::line_row::LineRow;

impl Store {
    /// Rebuilds all finished lines from the events, in one transaction. The lines of a night that can't
    /// be read to the end are left unchanged, because its events are incomplete.
    pub fn rebuild(&self, progress: &mut dyn FnMut(Progress)) -> Result<Rebuilt, StoreError> {
        if self.database.is_none() {
            return Ok(Rebuilt::default());
        }
        let database = self.to_write()?;
        let rebuilt = rebuild(&database, progress);
        rebuilt.map_err(|error| database.fault(error))
    }
}

fn rebuild(database: &Database, progress: &mut dyn FnMut(Progress)) -> rusqlite::Result<Rebuilt> {
    let transaction = database.transaction(PATIENCE)?;
    let mut rebuilt = Rebuilt::default();
    for_each_night(&transaction, progress, |header| {
        let (mut reader, mut finished) = (NightReader::new(header), FinishedLines::default());
        let trouble = reader.read_on(&transaction, header.number, Some(&mut finished))?;
        if trouble.is_some() {
            rebuilt.broken += 1;
            return Ok(());
        }
        rebuilt.nights += 1;
        rebuilt.lines += finished.lines.len() as u64;
        write_lines(&transaction, header.number, &finished)
    })?;
    transaction.commit()?;
    Ok(rebuilt)
}

fn write_lines(
    connection: &Connection,
    night: u32,
    finished: &FinishedLines,
) -> rusqlite::Result<()> {
    let mut statement = connection.prepare_cached("DELETE FROM lines WHERE night = ?")?;
    statement.execute([night])?;
    let mut lines = finished.lines.iter();
    lines.try_for_each(|(key, line)| LineRow::new(line).write(connection, night, *key))
}
