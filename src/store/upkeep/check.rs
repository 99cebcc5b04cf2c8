//! Is everything in the file as it was written? SQLite's structure, the chain and the fold of every
//! night, and the lines that come of it.

use std::collections::BTreeSet;

use rusqlite::{Connection, Transaction, TransactionBehavior};

use crate::archive::{NightHeader, Problem, Progress, StoreError};
use crate::store::Store;
use crate::store::file::database::Database;
use crate::store::read::night_reader::NightReader;
use crate::store::read::night_row::COLUMNS;
use crate::store::write::finished_lines::FinishedLines;
use crate::store::write::line_row::LineRow;

impl Store {
    /// Looks for everything that is wrong, and changes nothing. A night that is being written
    /// meanwhile is seen as it was at the beginning.
    pub fn check(&self, progress: &mut dyn FnMut(Progress)) -> Result<Vec<Problem>, StoreError> {
        let Some(database) = self.database() else {
            return Ok(Vec::new());
        };
        let deferred = TransactionBehavior::Deferred;
        let snapshot = Transaction::new_unchecked(&database.connection, deferred);
        let snapshot = snapshot.map_err(|error| database.fault(error))?;
        let mut problems = Vec::new();
        let outcome = structure(&snapshot, &mut problems);
        problems.extend(outcome.err().map(|error| Problem::Unreadable(error.into())));
        let outcome = nights(database, &mut problems, progress);
        problems.extend(outcome.err().map(|error| Problem::Unreadable(error.into())));
        Ok(problems)
    }
}

fn structure(connection: &Connection, problems: &mut Vec<Problem>) -> rusqlite::Result<()> {
    let mut statement = connection.prepare("PRAGMA integrity_check")?;
    let findings = statement.query_map([], |row| row.get::<_, String>(0))?;
    for finding in findings {
        problems.extend(
            Some(finding?)
                .filter(|finding| finding != "ok")
                .map(Problem::File),
        );
    }
    let mut statement = connection.prepare("PRAGMA foreign_key_check")?;
    let orphans = statement.query_map([], |row| row.get::<_, String>(0))?;
    for table in orphans {
        let finding = format!("a row of {} belongs to no night", table?);
        problems.push(Problem::File(finding));
    }
    Ok(())
}

fn nights(
    database: &Database,
    problems: &mut Vec<Problem>,
    progress: &mut dyn FnMut(Progress),
) -> rusqlite::Result<()> {
    for_each_night(database, progress, |header| {
        let (mut reader, mut right) = (NightReader::new(header), FinishedLines::default());
        let number = header.number;
        let trouble = reader.read_on(database, number, Some(&mut right))?;
        times(header, &reader, problems);
        if let Some(trouble) = trouble {
            // What the lines should be nobody can tell any more.
            problems.push(Problem::Night { number, trouble });
            return Ok(());
        }
        lines(&database.connection, number, &right, problems)
    })
}

/// Goes over all nights, oldest first, without keeping them.
pub(crate) fn for_each_night(
    database: &Database,
    progress: &mut dyn FnMut(Progress),
    mut visit: impl FnMut(&NightHeader) -> rusqlite::Result<()>,
) -> rusqlite::Result<()> {
    let connection = &database.connection;
    let count = |row: &rusqlite::Row<'_>| row.get::<_, u32>(0).map(u64::from);
    let total = connection.query_row("SELECT count(*) FROM nights", [], count)?;
    let query = format!("SELECT {COLUMNS} FROM nights ORDER BY number");
    let mut statement = connection.prepare(&query)?;
    let rows = statement.query_map([], NightHeader::from_row)?;
    for (done, row) in (0..).zip(rows) {
        progress(Progress { done, total });
        visit(&row?)?;
    }
    progress(Progress { done: total, total });
    Ok(())
}

fn times(header: &NightHeader, reader: &NightReader, problems: &mut Vec<Problem>) {
    let number = header.number;
    let ends = [header.started, header.last_event].map(|end| Some(end.as_millisecond()));
    let events = [reader.times.first().copied(), reader.times.last().copied()];
    if ends != events {
        problems.push(Problem::Times { number });
    }
}

fn lines(
    connection: &Connection,
    number: u32,
    right: &FinishedLines,
    problems: &mut Vec<Problem>,
) -> rusqlite::Result<()> {
    let lines = right.lines().iter();
    let right: Vec<_> = lines.map(|(key, line)| LineRow::new(*key, line)).collect();
    let found = LineRow::all(connection, number)?;
    if found == right {
        return Ok(());
    }
    let wrong = found.iter().filter(|line| !right.contains(line));
    let missing = right.iter().filter(|line| !found.contains(line));
    let places: BTreeSet<_> = wrong.chain(missing).map(LineRow::place_in_night).collect();
    problems.extend(places.into_iter().map(|(game, player)| Problem::Line {
        number,
        game,
        player,
    }));
    Ok(())
}
