//! The complete games of one player, for statistics.

use jiff::ToSpan;
use rusqlite::types::Type;
use rusqlite::{Connection, Row};

use crate::archive::{Selection, StoreError, local_time};
use crate::domain::{Frames, Player, notation};
use crate::statistics::{FinishedGame, Rival};
use crate::store::Store;
use crate::store::file::schema;
use crate::store::read::night_row::instant;
use crate::store::read::nights::midnight;

/// The other players who finished the same game, as JSON.
const RIVALS: &str = "SELECT json_group_array(json_array(rival.name, rival.score))
    FROM lines AS rival WHERE rival.night = lines.night AND rival.game = lines.game
        AND rival.complete = 1 AND rival.name <> ?1";

impl Store {
    /// The complete games of a player, oldest first. The cost doesn't depend on other players'
    /// games.
    pub fn finished_games(
        &self,
        player: Player,
        selection: Selection,
    ) -> Result<Vec<FinishedGame>, StoreError> {
        self.ask(|connection| {
            let mut games = latest_first(connection, player, selection)?;
            games.reverse();
            Ok(games)
        })
    }
}

fn latest_first(
    connection: &Connection,
    player: Player,
    Selection { since, last }: Selection,
) -> rusqlite::Result<Vec<FinishedGame>> {
    let leaves = schema::leaves(connection)?;
    let query = format!(
        "SELECT lines.night, game, coalesce({leaves}, balls), started, zone, ({RIVALS})
            FROM lines JOIN nights ON nights.number = lines.night
            WHERE name = ?1 AND complete = 1 AND rules = 'tenpin' AND started >= ?2 AND excluded = 0
            ORDER BY finished_at DESC, lines.night DESC, game DESC"
    );
    let mut statement = connection.prepare_cached(&query)?;
    let from = since.map_or(i64::MIN, |date| midnight(date, -1.day()));
    let games = statement.query_map((player.name(), from), read)?;
    let is_since = |game: &FinishedGame| since.is_none_or(|since| game.date >= since);
    games
        .filter(|game| game.as_ref().map_or(true, is_since))
        .take(last.unwrap_or(usize::MAX))
        .collect()
}

fn read(row: &Row<'_>) -> rusqlite::Result<FinishedGame> {
    let zone = row.get_ref(4)?.as_str()?;
    Ok(FinishedGame {
        night: row.get(0)?,
        game: row.get(1)?,
        date: local_time(instant(row.get(3)?)?, zone).date(),
        frames: frames(row.get_ref(2)?.as_str()?)?,
        rivals: rivals(row.get_ref(5)?.as_str()?)?,
    })
}

fn frames(balls: &str) -> rusqlite::Result<Frames> {
    let damage = |error| rusqlite::Error::FromSqlConversionFailure(2, Type::Text, Box::new(error));
    notation::read(balls).map_err(damage)
}

/// Names that are invalid, which happens only in a damaged file, are skipped.
fn rivals(json: &str) -> rusqlite::Result<Vec<Rival>> {
    let damage = |error| rusqlite::Error::FromSqlConversionFailure(5, Type::Text, Box::new(error));
    let rivals: Vec<(String, u16)> = serde_json::from_str(json).map_err(damage)?;
    let rival = |(name, score): (String, u16)| {
        Some(Rival {
            player: name.parse().ok()?,
            score,
        })
    };
    Ok(rivals.into_iter().filter_map(rival).collect())
}
