//! What is written of a night: its row, its events, its finished lines.

use rusqlite::{Connection, named_params};

use super::line::{Key, Line};
use crate::domain::notation;
use crate::night::{GameNumber, PlayerNumber};

const RULES: &str = "tenpin";

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
    id: &str,
    zone: &str,
    started: i64,
) -> rusqlite::Result<u32> {
    let mut statement = connection.prepare_cached(
        "INSERT INTO nights (id, started, last_event, zone) VALUES (?1, ?2, ?2, ?3)
            RETURNING number",
    )?;
    statement.query_row((id, started, zone), |row| row.get(0))
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
    key: Key,
    line: Option<&Line>,
) -> rusqlite::Result<()> {
    match line {
        Some(line) => write_line(connection, night, key, line),
        None => delete_line(connection, night, key),
    }
}

fn delete_line(connection: &Connection, night: u32, (game, player): Key) -> rusqlite::Result<()> {
    let mut statement = connection
        .prepare_cached("DELETE FROM lines WHERE night = ? AND game = ? AND player = ?")?;
    statement.execute((night, game.number(), player.number()))?;
    Ok(())
}

fn write_line(
    connection: &Connection,
    night: u32,
    (game, player): Key,
    line: &Line,
) -> rusqlite::Result<()> {
    let mut statement = connection.prepare_cached(
        "INSERT OR REPLACE INTO lines (night, game, player, name, place, balls, totals, score,
            strikes, spares, opens, first_ball_pins, longest_string, complete, rules, finished_at)
        VALUES (:night, :game, :player, :name, :place, :balls, :totals, :score,
            :strikes, :spares, :opens, :first_ball_pins, :longest_string, :complete, :rules,
            :finished_at)",
    )?;
    let frames = &line.frames;
    statement.execute(named_params! {
        ":night": night,
        ":game": game.number(),
        ":player": player.number(),
        ":name": line.name.name(),
        ":place": line.place,
        ":balls": notation::write(frames),
        ":totals": line.totals(),
        ":score": frames.scores().total(),
        ":strikes": frames.strikes(),
        ":spares": frames.spares(),
        ":opens": frames.opens(),
        ":first_ball_pins": line.first_ball_pins(),
        ":longest_string": frames.longest_string(),
        ":complete": frames.is_over(),
        ":rules": RULES,
        ":finished_at": line.finished_at,
    })?;
    Ok(())
}

/// The keys of the lines that a night has in the file.
pub(super) fn keys(connection: &Connection, night: u32) -> rusqlite::Result<Vec<Key>> {
    let mut statement =
        connection.prepare_cached("SELECT game, player FROM lines WHERE night = ?")?;
    let rows = statement.query_map([night], |row| Ok((row.get(0)?, row.get(1)?)))?;
    let numbers = rows.collect::<rusqlite::Result<Vec<(u32, u32)>>>()?;
    let key = |(game, player)| Some((GameNumber::new(game)?, PlayerNumber::new(player)?));
    Ok(numbers.into_iter().filter_map(key).collect())
}
