//! What is written of a night: its row, its events, its finished lines.

use rusqlite::Connection;

use super::line::{Line, LineKey};
use super::line_row::LineRow;
use crate::archive::NightHeader;
use crate::night::{GameNumber, PlayerNumber};

/// An event as it is written.
pub(super) struct EventRecord<'body> {
    pub(super) seq: i64,
    pub(super) at: i64,
    pub(super) body: &'body str,
    pub(super) check: i64,
}

/// A new night; its number.
pub(super) fn add_night(
    connection: &Connection,
    header: &NightHeader,
    started: i64,
) -> rusqlite::Result<u32> {
    let mut statement = connection.prepare_cached(
        "INSERT INTO nights (id, started, last_event, zone, label) VALUES (?1, ?2, ?2, ?3, ?4)
            RETURNING number",
    )?;
    let values = (&header.id, started, &header.zone, &header.label);
    statement.query_row(values, |row| row.get(0))
}

pub(super) fn add_event(
    connection: &Connection,
    night: u32,
    event: &EventRecord<'_>,
) -> rusqlite::Result<()> {
    let mut statement = connection.prepare_cached(
        "INSERT INTO events (night, seq, at, body, \"check\") VALUES (?, ?, ?, ?, ?)",
    )?;
    statement.execute((night, event.seq, event.at, event.body, event.check))?;
    Ok(())
}

pub(super) fn move_last_event(
    connection: &Connection,
    night: u32,
    at: i64,
) -> rusqlite::Result<()> {
    let mut statement =
        connection.prepare_cached("UPDATE nights SET last_event = ? WHERE number = ?")?;
    statement.execute((at, night))?;
    Ok(())
}

/// A line as it is now, or that it is none any more.
pub(super) fn put_line(
    connection: &Connection,
    night: u32,
    key: LineKey,
    line: Option<&Line>,
) -> rusqlite::Result<()> {
    match line {
        Some(line) => LineRow::new(key, line).write(connection, night),
        None => delete_line(connection, night, key),
    }
}

fn delete_line(
    connection: &Connection,
    night: u32,
    (game, player): LineKey,
) -> rusqlite::Result<()> {
    let mut statement = connection
        .prepare_cached("DELETE FROM lines WHERE night = ? AND game = ? AND player = ?")?;
    statement.execute((night, game.number(), player.number()))?;
    Ok(())
}

/// The keys of the lines that a night has in the file.
pub(super) fn keys(connection: &Connection, night: u32) -> rusqlite::Result<Vec<LineKey>> {
    let mut statement =
        connection.prepare_cached("SELECT game, player FROM lines WHERE night = ?")?;
    let rows = statement.query_map([night], |row| Ok((row.get(0)?, row.get(1)?)))?;
    let numbers = rows.collect::<rusqlite::Result<Vec<(u32, u32)>>>()?;
    let key = |(game, player)| Some((GameNumber::new(game)?, PlayerNumber::new(player)?));
    Ok(numbers.into_iter().filter_map(key).collect())
}
