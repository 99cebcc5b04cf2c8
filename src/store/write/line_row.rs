//! A finished line as a row of the read model.

use std::collections::BTreeMap;

use rusqlite::types::Value;
use rusqlite::{Connection, params_from_iter};

use super::line::{Line, LineKey};
use crate::domain::{Frames, notation};
use crate::store::file::schema;

/// One row of `lines` without its key, in the order of the columns below.
#[derive(Debug, PartialEq)]
pub(crate) struct LineRow(Vec<Value>);

impl LineRow {
    pub(crate) fn new(line: &Line) -> Self {
        let frames = &line.frames;
        Self(vec![
            line.name.name().to_owned().into(),
            line.place.into(),
            notation::write_counts(frames).into(),
            line.totals().into(),
            frames.scores().total().into(),
            frames.strikes().into(),
            frames.spares().into(),
            frames.opens().into(),
            line.first_ball_pins().into(),
            frames.longest_string().into(),
            frames.is_over().into(),
            line.rules.map(|rules| rules.name().to_owned()).into(),
            line.finished_at.into(),
            leaves(frames).into(),
        ])
    }

    /// The lines of a night, by game and player.
    pub(crate) fn all(
        connection: &Connection,
        night: u32,
    ) -> rusqlite::Result<BTreeMap<(u32, u32), Self>> {
        let leaves = schema::leaves(connection)?;
        let query = format!(
            "SELECT game, player, name, place, balls, totals, score, strikes, spares, opens,
                first_ball_pins, longest_string, complete, rules, finished_at, {leaves}
            FROM lines WHERE night = ?"
        );
        let mut statement = connection.prepare_cached(&query)?;
        let rows = statement.query_map([night], |row| {
            let values = (2..16)
                .map(|column| row.get(column))
                .collect::<Result<_, _>>();
            Ok(((row.get(0)?, row.get(1)?), Self(values?)))
        })?;
        rows.collect()
    }

    /// Inserts or replaces the row.
    pub(crate) fn write(
        self,
        connection: &Connection,
        night: u32,
        (game, player): LineKey,
    ) -> rusqlite::Result<()> {
        let mut statement = connection.prepare_cached(
            "INSERT OR REPLACE INTO lines (night, game, player, name, place, balls, totals, score,
                strikes, spares, opens, first_ball_pins, longest_string, complete, rules,
                finished_at, leaves)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        )?;
        let key = [night, game.number(), player.number()].map(Value::from);
        let values = params_from_iter(key.into_iter().chain(self.0));
        statement.execute(values).map(drop)
    }

    pub(crate) fn delete(
        connection: &Connection,
        night: u32,
        (game, player): LineKey,
    ) -> rusqlite::Result<()> {
        let delete = "DELETE FROM lines WHERE night = ? AND game = ? AND player = ?";
        let mut statement = connection.prepare_cached(delete)?;
        let key = (night, game.number(), player.number());
        statement.execute(key).map(drop)
    }
}

/// The balls with their pins. None if no pins are known.
fn leaves(frames: &Frames) -> Option<String> {
    let (counts, whole) = (notation::write_counts(frames), notation::write(frames));
    (whole != counts).then_some(whole)
}
