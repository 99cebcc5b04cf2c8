//! One night in a list: what is known without folding its events.

use jiff::Timestamp;
use rusqlite::{Connection, Error::SqliteFailure, Params, Row, ffi};

use super::bowlers::bowlers;
use crate::archive::{NightHeader, NightWinner, clean_label, plain};

/// In the order in which they are read here.
pub(crate) const COLUMNS: &str = "number, id, started, last_event, zone, label, excluded";

/// The condition for lines that statistics count.
pub(crate) const COUNTED: &str = "night NOT IN (SELECT number FROM nights WHERE excluded = 1)";

impl NightHeader {
    /// Reads the columns; [`NightHeader::sum_up`] adds the rest.
    pub(crate) fn from_row(row: &Row<'_>) -> rusqlite::Result<Self> {
        let label: Option<String> = row.get(5)?;
        Ok(Self {
            number: row.get(0)?,
            // May come from a foreign file.
            id: plain(&row.get::<_, String>(1)?),
            started: instant(row.get(2)?)?,
            last_event: instant(row.get(3)?)?,
            zone: plain(&row.get::<_, String>(4)?),
            label: label.as_deref().and_then(clean_label),
            excluded: row.get(6)?,
            players: Vec::new(),
            games: 0,
            high: None,
            winner: None,
        })
    }

    /// All nights that match a condition.
    pub(crate) fn all(
        connection: &Connection,
        condition: &str,
        values: impl Params,
    ) -> rusqlite::Result<Vec<Self>> {
        let query = format!("SELECT {COLUMNS} FROM nights {condition}");
        let mut statement = connection.prepare_cached(&query)?;
        let rows = statement.query_map(values, Self::from_row)?;
        rows.collect()
    }

    /// Adds the totals of its lines.
    pub(crate) fn sum_up(self, connection: &Connection) -> rusqlite::Result<Self> {
        let mut statement = connection.prepare_cached(
            "SELECT count(DISTINCT game), max(score) FILTER (WHERE complete = 1)
                FROM lines WHERE night = ? AND (complete = 1 OR place IS NOT NULL)",
        )?;
        let sums = statement.query_row([self.number], |row| Ok((row.get(0)?, row.get(1)?)));
        let (games, high) = sums?;
        Ok(Self {
            winner: winner(connection, self.number)?,
            players: bowlers(&self, connection)?,
            games,
            high,
            ..self
        })
    }
}

fn winner(connection: &Connection, night: u32) -> rusqlite::Result<Option<NightWinner>> {
    let mut statement = connection.prepare_cached(
        "WITH series AS (SELECT name, sum(score) AS pins FROM lines
                WHERE night = ? AND complete = 1 GROUP BY name)
            SELECT name, pins FROM series WHERE pins = (SELECT max(pins) FROM series) ORDER BY name",
    )?;
    let best = statement.query_map([night], |row| {
        Ok((row.get::<_, String>(0)?, row.get::<_, u32>(1)?))
    });
    let best: Vec<_> = best?.collect::<Result<_, _>>()?;
    let pins = best.first().map(|(_, pins)| *pins);
    let players: Vec<_> = best.iter().flat_map(|(name, _)| name.parse()).collect();
    let winner = pins.map(|pins| NightWinner { players, pins });
    Ok(winner.filter(|winner| !winner.players.is_empty()))
}

/// A time out of range is an error: the file is damaged.
pub(crate) fn instant(milliseconds: i64) -> rusqlite::Result<Timestamp> {
    let corrupt = ffi::Error::new(ffi::SQLITE_CORRUPT);
    let damage = |range: jiff::Error| SqliteFailure(corrupt, Some(range.to_string()));
    Timestamp::from_millisecond(milliseconds).map_err(damage)
}
