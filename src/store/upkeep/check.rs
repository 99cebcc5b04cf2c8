//! Checks that the file is intact: SQLite's structure, the checksums and the fold of every night, and
//! the read model.

use std::collections::{BTreeMap, BTreeSet};

use rusqlite::Connection;

use crate::archive::{NightHeader, Problem, Progress, StoreError};
use crate::store::Store;
use crate::store::read::night_reader::NightReader;
use crate::store::read::night_row::COLUMNS;
use crate::store::write::finished_lines::FinishedLines;
use crate::store::write::line_row::LineRow;

impl Store {
    /// Finds all problems and changes nothing. Works on a snapshot, so a night may be written
    /// meanwhile.
    pub fn check(&self, progress: &mut dyn FnMut(Progress)) -> Result<Vec<Problem>, StoreError> {
        self.ask(|connection| {
            let snapshot = connection.unchecked_transaction()?;
            let mut problems = Vec::new();
            let structure = structure(&snapshot, &mut problems);
            let unreadable = |error: rusqlite::Error| Problem::Unreadable(error.into());
            problems.extend(structure.err().map(unreadable));
            let nights = nights(&snapshot, &mut problems, progress);
            problems.extend(nights.err().map(unreadable));
            Ok(problems)
        })
    }
}

fn structure(connection: &Connection, problems: &mut Vec<Problem>) -> rusqlite::Result<()> {
    let mut statement = connection.prepare("PRAGMA integrity_check")?;
    let findings = statement.query_map([], |row| row.get::<_, String>(0))?;
    for finding in findings {
        let finding = Some(finding?).filter(|finding| finding != "ok");
        problems.extend(finding.map(Problem::File));
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
    connection: &Connection,
    problems: &mut Vec<Problem>,
    progress: &mut dyn FnMut(Progress),
) -> rusqlite::Result<()> {
    for_each_night(connection, progress, |header| {
        let (mut reader, mut right) = (NightReader::new(header), FinishedLines::default());
        let number = header.number;
        let trouble = reader.read_on(connection, number, Some(&mut right))?;
        times(header, &reader, problems);
        if let Some(trouble) = trouble {
            // Without all events the expected lines are unknown.
            problems.push(Problem::Night { number, trouble });
            return Ok(());
        }
        lines(connection, number, &right, problems)
    })
}

/// Visits all nights, oldest first, one at a time.
pub(crate) fn for_each_night(
    connection: &Connection,
    progress: &mut dyn FnMut(Progress),
    mut visit: impl FnMut(&NightHeader) -> rusqlite::Result<()>,
) -> rusqlite::Result<()> {
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
    let lines = right.lines.iter();
    let right: BTreeMap<_, _> = lines
        .map(|((game, player), line)| ((game.number(), player.number()), LineRow::new(line)))
        .collect();
    let found = LineRow::all(connection, number)?;
    let keys: BTreeSet<_> = found.keys().chain(right.keys()).copied().collect();
    let wrong = keys
        .into_iter()
        .filter(|key| found.get(key) != right.get(key));
    problems.extend(wrong.map(|(game, player)| Problem::Line {
        number,
        game,
        player,
    }));
    Ok(())
}
