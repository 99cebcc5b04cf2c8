//! What is written of a night: its row, its events, its finished lines.

use rusqlite::Connection;

use super::chain::Chain;
use super::line::{Line, LineKey};
use super::line_row::LineRow;
use crate::archive::NightHeader;
use crate::night::{GameNumber, PlayerNumber};

/// An event as it is written, with the check over it and all before it.
pub(crate) struct EventRecord {
    pub(crate) seq: i64,
    pub(crate) at: i64,
    pub(crate) body: String,
    pub(crate) chain: Chain,
}

/// Adds a night that begins with these events. Returns its number.
pub(crate) fn add_night(
    connection: &Connection,
    header: &NightHeader,
    events: &[EventRecord],
) -> rusqlite::Result<u32> {
    let mut statement = connection.prepare_cached(
        "INSERT INTO nights (id, started, last_event, zone, label) VALUES (?1, ?2, ?2, ?3, ?4)
            RETURNING number",
    )?;
    // Without an event this is NULL, which the table refuses.
    let started = events.first().map(|event| event.at);
    let values = (&header.id, started, &header.zone, &header.label);
    statement.query_row(values, |row| row.get(0))
}

/// Adds events to a night, which then ends with the last of them.
pub(crate) fn add_events(
    connection: &Connection,
    night: u32,
    events: &[EventRecord],
) -> rusqlite::Result<()> {
    let mut statement = connection.prepare_cached(
        "INSERT INTO events (night, seq, at, body, \"check\") VALUES (?, ?, ?, ?, ?)",
    )?;
    for event in events {
        statement.execute((night, event.seq, event.at, &event.body, event.chain.check()))?;
    }
    let mut statement =
        connection.prepare_cached("UPDATE nights SET last_event = ? WHERE number = ?")?;
    statement.execute((events.last().map(|event| event.at), night))?;
    Ok(())
}

/// A line as it is now, or that it is none any more.
pub(crate) fn put_line(
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
pub(crate) fn keys(connection: &Connection, night: u32) -> rusqlite::Result<Vec<LineKey>> {
    let mut statement =
        connection.prepare_cached("SELECT game, player FROM lines WHERE night = ?")?;
    let rows = statement.query_map([night], |row| Ok((row.get(0)?, row.get(1)?)))?;
    let numbers = rows.collect::<rusqlite::Result<Vec<(u32, u32)>>>()?;
    let key = |(game, player)| Some((GameNumber::new(game)?, PlayerNumber::new(player)?));
    Ok(numbers.into_iter().filter_map(key).collect())
}
