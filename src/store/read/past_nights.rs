//! What the nights before this one add up to. Each query is one pass over the covering index.

use jiff::civil::Date;
use rusqlite::{Connection, OptionalExtension, Row};

use crate::archive::{
    LastNight, LastRow, NightHeader, PastNights, PastPlayer, PlaceRecord, RecordKind, StoreError,
    local_time,
};
use crate::domain::Player;
use crate::night::Person;
use crate::store::Store;
use crate::store::read::night_reader::NightReader;
use crate::store::read::night_row::instant;

/// Complete lines of all counted nights except one. SQLite would choose the index on complete lines
/// and look up each row.
const LINES: &str = "lines INDEXED BY lines_by_name
    WHERE complete = 1 AND rules = 'tenpin' AND night IS NOT ?1
        AND night NOT IN (SELECT number FROM nights WHERE excluded = 1)";

impl Store {
    /// Everything about all nights except this one.
    pub fn past_nights(&self, but: Option<u32>) -> Result<PastNights, StoreError> {
        self.ask(|connection| {
            let count = "SELECT count(*) FROM nights WHERE number IS NOT ?1";
            Ok(PastNights {
                nights: connection.query_row(count, [but], |row| row.get(0))?,
                people: people(connection, but)?,
                last: last_night(connection, but)?,
                records: records(connection, but)?,
            })
        })
    }
}

/// A bare column next to a single `max()` is from the row with the maximum: here the last night.
fn people(connection: &Connection, but: Option<u32>) -> rusqlite::Result<Vec<PastPlayer>> {
    let query = format!(
        "WITH sums AS (SELECT name, count(*) AS games, sum(score) AS pins,
                max(finished_at), night FROM {LINES} GROUP BY name)
            SELECT name, games, pins, started, zone FROM sums JOIN nights ON number = night"
    );
    let mut statement = connection.prepare(&query)?;
    let people = statement.query_map([but], |row| {
        let Some(player) = name(row)? else {
            return Ok(None);
        };
        Ok(Some(PastPlayer {
            player,
            games: row.get(1)?,
            pins: row.get::<_, i64>(2)?.unsigned_abs(),
            last: date(row, 3)?,
        }))
    })?;
    people.filter_map(Result::transpose).collect()
}

fn last_night(connection: &Connection, but: Option<u32>) -> rusqlite::Result<Option<LastNight>> {
    let mut statement = connection.prepare(
        "SELECT number, started, zone, id FROM nights WHERE number IS NOT ?1 AND excluded = 0
            AND EXISTS (SELECT 1 FROM lines WHERE night = number AND complete = 1)
            ORDER BY started DESC LIMIT 1",
    )?;
    let found = statement.query_row([but], |row| {
        let header = NightHeader {
            number: row.get(0)?,
            zone: row.get(2)?,
            id: row.get(3)?,
            ..NightHeader::default()
        };
        Ok((header, date(row, 1)?))
    });
    let Some((header, date)) = found.optional()? else {
        return Ok(None);
    };
    let (games, rows) = last_rows(connection, header.number)?;
    Ok(Some(LastNight {
        date,
        games,
        line_up: line_up(connection, &header)?,
        rows,
    }))
}

/// All players with a line in a game that is over, in the order of play at the end. That order is
/// only in the events; players missing there because of damage come last.
fn line_up(connection: &Connection, night: &NightHeader) -> rusqlite::Result<Vec<Player>> {
    let mut statement = connection
        .prepare("SELECT name FROM lines WHERE night = ? GROUP BY player ORDER BY player")?;
    let names = statement.query_map([night.number], name)?;
    let mut names: Vec<_> = names
        .filter_map(Result::transpose)
        .collect::<Result<_, _>>()?;
    let mut reader = NightReader::new(night);
    let _ = reader.read_on(connection, night.number, None);
    let order: Vec<_> = reader.night.order().map(Person::name).collect();
    let place = |name: &Player| order.iter().position(|other| other == name);
    names.sort_by_key(|name| place(name).unwrap_or(usize::MAX));
    Ok(names)
}

/// The number of games of a night, and each player's scores. In a game that was ended early a line
/// may have a place and be incomplete: it has no score here.
fn last_rows(connection: &Connection, night: u32) -> rusqlite::Result<(u32, Vec<LastRow>)> {
    let mut statement = connection.prepare(
        "SELECT name, game, score, complete FROM lines
            WHERE night = ? AND (complete = 1 OR place IS NOT NULL) ORDER BY game, player",
    )?;
    let mut lines = statement.query([night])?;
    let (mut games, mut rows) = (0, Vec::<LastRow>::new());
    while let Some(line) = lines.next()? {
        games = line.get(1)?;
        let Some(player) = name(line)?.filter(|_| line.get(3) == Ok(true)) else {
            continue;
        };
        let known = rows.iter().position(|row| row.player == player);
        let known = known.unwrap_or(rows.len());
        if known == rows.len() {
            let scores = Vec::new();
            rows.push(LastRow { player, scores });
        }
        if let Some(row) = rows.get_mut(known) {
            row.scores.resize(index(games), None);
            row.scores.push(Some(line.get(2)?));
        }
    }
    for row in &mut rows {
        row.scores.resize(index(games) + 1, None);
    }
    rows.sort_by_key(|row| std::cmp::Reverse(row.series()));
    Ok((games, rows))
}

/// The index of a game's score, from 0.
fn index(game: u32) -> usize {
    usize::try_from(game.saturating_sub(1)).unwrap_or_default()
}

fn records(connection: &Connection, but: Option<u32>) -> rusqlite::Result<Vec<PlaceRecord>> {
    let lines = |value: &str, at: &str, groups: &str| {
        format!("SELECT name, {value} AS value, night, {at} AS at FROM {LINES} {groups}")
    };
    let nights = "GROUP BY night, player HAVING count(*) > 1";
    let queries = [
        (RecordKind::Game, lines("score", "finished_at", "")),
        (
            RecordKind::Series,
            lines("sum(score)", "max(finished_at)", nights),
        ),
        (
            RecordKind::String,
            lines("longest_string", "finished_at", ""),
        ),
    ];
    let mut records = Vec::new();
    for (kind, query) in queries {
        let query = format!(
            "SELECT name, value, started, zone FROM ({query}) JOIN nights ON number = night
                WHERE value > 0 ORDER BY value DESC, at LIMIT 1"
        );
        let found = connection.query_row(&query, [but], |row| record(kind, row));
        records.extend(found.optional()?.flatten());
    }
    Ok(records)
}

fn record(kind: RecordKind, row: &Row<'_>) -> rusqlite::Result<Option<PlaceRecord>> {
    let Some(player) = name(row)? else {
        return Ok(None);
    };
    Ok(Some(PlaceRecord {
        kind,
        player,
        value: row.get(1)?,
        date: date(row, 2)?,
    }))
}

/// None if the name is invalid, which happens only in a damaged file.
fn name(row: &Row<'_>) -> rusqlite::Result<Option<Player>> {
    Ok(Player::new(row.get_ref(0)?.as_str()?).ok())
}

/// The local date on which a night began, from `started` and `zone`.
fn date(row: &Row<'_>, started: usize) -> rusqlite::Result<Date> {
    let zone = row.get_ref(started + 1)?.as_str()?;
    Ok(local_time(instant(row.get(started)?)?, zone).date())
}
