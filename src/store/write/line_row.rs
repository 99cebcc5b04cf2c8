//! A finished line as it stands in the file.

use rusqlite::{Connection, Row, named_params};

use super::line::{Line, LineKey};
use crate::domain::notation;

/// One row of `lines`, without its night.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) struct LineRow {
    game: u32,
    player: u32,
    name: String,
    place: Option<u32>,
    balls: String,
    totals: String,
    score: u16,
    strikes: u8,
    spares: u8,
    opens: u8,
    first_ball_pins: u32,
    longest_string: u8,
    complete: u8,
    rules: Option<String>,
    finished_at: i64,
}

impl LineRow {
    pub(crate) fn new((game, player): LineKey, line: &Line) -> Self {
        let frames = &line.frames;
        Self {
            game: game.number(),
            player: player.number(),
            name: line.name.name().to_owned(),
            place: line.place,
            balls: notation::write(frames),
            totals: line.totals(),
            score: frames.scores().total(),
            strikes: frames.strikes(),
            spares: frames.spares(),
            opens: frames.opens(),
            first_ball_pins: line.first_ball_pins(),
            longest_string: frames.longest_string(),
            complete: frames.is_over().into(),
            rules: line.rules.map(|rules| rules.name().to_owned()),
            finished_at: line.finished_at,
        }
    }

    /// The lines of a night, by game and player.
    pub(crate) fn all(connection: &Connection, night: u32) -> rusqlite::Result<Vec<Self>> {
        let mut statement = connection.prepare_cached(
            "SELECT game, player, name, place, balls, totals, score, strikes, spares, opens,
                first_ball_pins, longest_string, complete, rules, finished_at
            FROM lines WHERE night = ? ORDER BY game, player",
        )?;
        let rows = statement.query_map([night], Self::read)?;
        rows.collect()
    }

    fn read(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self {
            game: row.get(0)?,
            player: row.get(1)?,
            name: row.get(2)?,
            place: row.get(3)?,
            balls: row.get(4)?,
            totals: row.get(5)?,
            score: row.get(6)?,
            strikes: row.get(7)?,
            spares: row.get(8)?,
            opens: row.get(9)?,
            first_ball_pins: row.get(10)?,
            longest_string: row.get(11)?,
            complete: row.get(12)?,
            rules: row.get(13)?,
            finished_at: row.get(14)?,
        })
    }

    /// Puts it in place of what it was.
    pub(crate) fn write(&self, connection: &Connection, night: u32) -> rusqlite::Result<()> {
        let mut statement = connection.prepare_cached(
            "INSERT OR REPLACE INTO lines (night, game, player, name, place, balls, totals, score,
                strikes, spares, opens, first_ball_pins, longest_string, complete, rules,
                finished_at)
            VALUES (:night, :game, :player, :name, :place, :balls, :totals, :score,
                :strikes, :spares, :opens, :first_ball_pins, :longest_string, :complete, :rules,
                :finished_at)",
        )?;
        statement.execute(named_params! {
            ":night": night,
            ":game": self.game,
            ":player": self.player,
            ":name": self.name,
            ":place": self.place,
            ":balls": self.balls,
            ":totals": self.totals,
            ":score": self.score,
            ":strikes": self.strikes,
            ":spares": self.spares,
            ":opens": self.opens,
            ":first_ball_pins": self.first_ball_pins,
            ":longest_string": self.longest_string,
            ":complete": self.complete,
            ":rules": self.rules,
            ":finished_at": self.finished_at,
        })?;
        Ok(())
    }

    /// The game and the player.
    pub(crate) const fn place_in_night(&self) -> (u32, u32) {
        (self.game, self.player)
    }
}
