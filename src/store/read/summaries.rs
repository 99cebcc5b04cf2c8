//! Totals of the complete games of all players: one statement over a covering index.

use jiff::ToSpan;
use jiff::civil::Date;
use rusqlite::{Connection, Row};

use crate::archive::{NightHeader, Selection, StoreError};
use crate::domain::Player;
use crate::statistics::{Ranking, Summary};
use crate::store::Store;
use crate::store::read::night_row::COUNTED;
use crate::store::read::nights::midnight;

/// In the order in which they are read here, after the name.
const SUMS: &str = "count(*), sum(score), max(score), min(score), sum(strikes), sum(spares),
    sum(opens), sum(first_ball_pins), max(longest_string), sum(opens = 0)";

/// The covering index. SQLite would choose the one on complete lines and look up each row, which
/// takes more than ten times as long.
const LINES: &str = "lines INDEXED BY lines_by_name";

impl Store {
    /// All players with a complete game, highest average first.
    pub fn summaries(&self, selection: Selection) -> Result<Vec<Summary>, StoreError> {
        let mut summaries = match selection.last {
            None => self.ask(|connection| all_summaries(connection, selection.since))?,
            Some(last) => self.latest_summaries(last, selection.since)?,
        };
        // Compares averages without division: pins of one times games of the other.
        summaries.sort_by(|one, other| {
            let by_average = (other.pins * one.games).cmp(&(one.pins * other.games));
            by_average.then(one.player.cmp(&other.player))
        });
        Ok(summaries)
    }

    /// All players by their average, and the number of nights that count.
    pub fn ranking(&self) -> Result<Ranking, StoreError> {
        Ok(Ranking {
            summaries: self.summaries(Selection::default())?,
            nights: self.ask(|connection| {
                let query = "SELECT count(*) FROM nights WHERE excluded = 0";
                connection.query_row(query, [], |row| row.get(0))
            })?,
        })
    }

    /// Player by player, so that only the needed games are read.
    fn latest_summaries(
        &self,
        last: usize,
        since: Option<Date>,
    ) -> Result<Vec<Summary>, StoreError> {
        let players = self.players()?;
        self.ask(|connection| {
            let query = format!(
                "SELECT ?1, {SUMS} FROM (
                    SELECT score, strikes, spares, opens, first_ball_pins, longest_string
                    FROM {LINES} WHERE name = ?1 AND complete = 1 AND rules = 'tenpin' AND {}
                    ORDER BY finished_at DESC, night DESC, game DESC LIMIT ?2)",
                night_condition(connection, since)?
            );
            let mut statement = connection.prepare(&query)?;
            let last = i64::try_from(last).unwrap_or(i64::MAX);
            let summaries = players
                .iter()
                .map(|player| statement.query_row((player.name(), last), read))
                .collect::<Result<_, _>>()?;
            Ok(with_games(summaries))
        })
    }
}

fn all_summaries(connection: &Connection, since: Option<Date>) -> rusqlite::Result<Vec<Summary>> {
    let query = format!(
        "SELECT name, {SUMS} FROM {LINES}
            WHERE complete = 1 AND rules = 'tenpin' AND {} GROUP BY name",
        night_condition(connection, since)?
    );
    let mut statement = connection.prepare(&query)?;
    let summaries = statement.query_map([], read)?.collect::<Result<_, _>>()?;
    Ok(with_games(summaries))
}

/// Drops players without a selected game, and invalid names.
fn with_games(summaries: Vec<Option<Summary>>) -> Vec<Summary> {
    let summaries = summaries.into_iter().flatten();
    summaries.filter(|summary| summary.games > 0).collect()
}

/// The SQL condition for counted nights that began on this local date or later: all that began on
/// it in any time zone, minus those where it was still the day before.
fn night_condition(connection: &Connection, since: Option<Date>) -> rusqlite::Result<String> {
    let Some(since) = since else {
        return Ok(COUNTED.to_owned());
    };
    let (from, to) = (midnight(since, -1.day()), midnight(since, 1.day()));
    let around = NightHeader::all(connection, "WHERE started >= ? AND started < ?", (from, to))?;
    let before = around.iter().filter(|night| night.date() < since);
    let before: Vec<_> = before.map(|night| night.number.to_string()).collect();
    Ok(format!(
        "night IN (SELECT number FROM nights WHERE started >= {from} AND excluded = 0
            AND number NOT IN ({}))",
        before.join(", ")
    ))
}

fn read(row: &Row<'_>) -> rusqlite::Result<Option<Summary>> {
    let Ok(player) = Player::new(row.get_ref(0)?.as_str()?) else {
        return Ok(None);
    };
    let sum = |column| {
        // NULL if there is no game.
        let sum = row.get::<_, Option<i64>>(column)?.unwrap_or(0);
        u64::try_from(sum)
            .map_err(|_negative| rusqlite::Error::IntegralValueOutOfRange(column, sum))
    };
    Ok(Some(Summary {
        player,
        games: sum(1)?,
        pins: sum(2)?,
        high: row.get(3)?,
        low: row.get(4)?,
        strikes: sum(5)?,
        spares: sum(6)?,
        opens: sum(7)?,
        first_ball_pins: sum(8)?,
        longest_string: row.get::<_, Option<u8>>(9)?.unwrap_or(0),
        clean: sum(10)?,
    }))
}
