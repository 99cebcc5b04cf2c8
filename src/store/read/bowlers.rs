//! All players who bowled in a night.
//!
//! The read model has the finished lines. Only the latest game can have unfinished ones, so its
//! events are scanned from the end, and the night is folded only if they name another player.

use std::collections::HashMap;

use rusqlite::Connection;

use super::night_reader::NightReader;
use crate::archive::NightHeader;
use crate::domain::{BowlingGames, Player, Seat};
use crate::night::{Event, Night, Person, PlayerNumber};

/// In order of joining, those with a finished line first. All players who joined, if there is no
/// ball yet. Damaged events are skipped: a list is not the place to report them.
pub(super) fn bowlers(
    night: &NightHeader,
    connection: &Connection,
) -> rusqlite::Result<Vec<Player>> {
    let (mut names, numbers) = finished(night.number, connection)?;
    if !has_others(night.number, &numbers, connection).unwrap_or(false) {
        return Ok(names);
    }
    let mut reader = NightReader::new(night);
    let _ = reader.read_on(connection, night.number, None);
    let others = reader.night.people().map(Person::name);
    let is_other = |name: &Player| !names.contains(name);
    let mut others: Vec<_> = others.filter(is_other).collect();
    let has_bowled = |name: &Player| has_bowled(&reader.night, *name);
    if !names.is_empty() || others.iter().any(has_bowled) {
        others.retain(has_bowled);
    }
    names.extend(others);
    Ok(names)
}

fn has_bowled(night: &Night, name: Player) -> bool {
    let has_ball = |seat: &Seat| seat.game().frames().latest().is_some();
    let mut seats = night
        .games()
        .filter_map(|games: &BowlingGames| games.seat(name));
    seats.any(has_ball)
}

/// The names and numbers of the players with a finished line.
fn finished(
    night: u32,
    connection: &Connection,
) -> rusqlite::Result<(Vec<Player>, Vec<PlayerNumber>)> {
    let mut statement = connection.prepare_cached(
        "SELECT name, player FROM lines WHERE night = ? GROUP BY player ORDER BY min(game), player",
    )?;
    let rows = statement.query_map([night], |row| {
        Ok((row.get::<_, String>(0)?, row.get::<_, u32>(1)?))
    })?;
    let mut finished = (vec![], vec![]);
    for row in rows {
        let (name, number) = row?;
        finished.0.extend(name.parse::<Player>());
        finished.1.extend(PlayerNumber::new(number));
    }
    Ok(finished)
}

/// Did a player without a finished line bowl in the latest game? Whether an event counts is decided by
/// the last event that undid or redid it.
fn has_others(
    night: u32,
    finished: &[PlayerNumber],
    connection: &Connection,
) -> rusqlite::Result<bool> {
    if finished.is_empty() {
        return Ok(true);
    }
    let mut statement = connection
        .prepare_cached("SELECT seq, body FROM events WHERE night = ? ORDER BY seq DESC")?;
    let mut events = statement.query([night])?;
    let mut counts = HashMap::new();
    while let Some(row) = events.next()? {
        let seq = row.get::<_, i64>(0)?.unsigned_abs();
        let is_undone = counts.get(&seq) == Some(&false);
        match Event::from_json(row.get_ref(1)?.as_str()?) {
            Ok(Event::Undone { seq }) => drop(counts.entry(seq).or_insert(false)),
            Ok(Event::Redone { seq }) => drop(counts.entry(seq).or_insert(true)),
            Ok(_) if is_undone => {}
            Ok(Event::Bowled { player, .. }) if !finished.contains(&player) => return Ok(true),
            Ok(Event::GameStarted { .. }) | Err(_) => break,
            Ok(_) => {}
        }
    }
    Ok(false)
}
