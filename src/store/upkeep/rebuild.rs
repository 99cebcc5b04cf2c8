//! Makes the finished lines again from the events.

use super::check::for_each_night;
use crate::archive::{NightHeader, Progress, Rebuilt, StoreError};
use crate::store::Store;
use crate::store::file::database::Database;
use crate::store::read::night_reader::NightReader;
use crate::store::write::finished_lines::FinishedLines;
use crate::store::write::line_row::LineRow;

impl Store {
    /// Makes all finished lines again from the events, in one transaction. The lines of a night that
    /// can't be read to its end stay as they are: they know more than what is left of it.
    pub fn rebuild(&self, progress: &mut dyn FnMut(Progress)) -> Result<Rebuilt, StoreError> {
        if self.database().is_none() {
            return Ok(Rebuilt::default());
        }
        let database = self.to_write()?;
        let rebuilt = rebuild(&database, progress);
        rebuilt.map_err(|error| database.fault(error))
    }
}

fn rebuild(database: &Database, progress: &mut dyn FnMut(Progress)) -> rusqlite::Result<Rebuilt> {
    let transaction = database.transaction()?;
    let mut rebuilt = Rebuilt::default();
    for_each_night(database, progress, |header| {
        rebuilt = rebuilt.and(write_lines(database, header)?);
        Ok(())
    })?;
    transaction.commit()?;
    Ok(rebuilt)
}

/// What one night adds.
fn write_lines(database: &Database, header: &NightHeader) -> rusqlite::Result<Rebuilt> {
    let (mut reader, mut lines) = (NightReader::new(header), FinishedLines::default());
    let trouble = reader.read_on(database, header.number, Some(&mut lines))?;
    if trouble.is_some() {
        return Ok(Rebuilt {
            broken: 1,
            ..Rebuilt::default()
        });
    }
    let delete = "DELETE FROM lines WHERE night = ?";
    let mut statement = database.connection.prepare_cached(delete)?;
    statement.execute([header.number])?;
    for (key, line) in lines.lines() {
        LineRow::new(*key, line).write(&database.connection, header.number)?;
    }
    Ok(Rebuilt {
        nights: 1,
        lines: lines.lines().len() as u64,
        broken: 0,
    })
}

impl Rebuilt {
    const fn and(self, other: Self) -> Self {
        Self {
            nights: self.nights + other.nights,
            lines: self.lines + other.lines,
            broken: self.broken + other.broken,
        }
    }
}
