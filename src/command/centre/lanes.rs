//! `tenpin centre lanes`: the state of every lane of the hall.

use std::path::Path;

use color_eyre::Result;
use serde::Serialize;

use super::address;
use crate::archive::{LaneNeed, LaneRow};
use crate::centre::{HallFollower, Link, block_on, lanes_with_needs};
use crate::cli::Cli;
use crate::command::{Outcome, json_line, print};
use crate::report::LaneNeedJson;
use crate::report::columns::{left, widest};
use crate::session::{can_take_the_screen, hall};
use crate::text::Language;

pub(super) fn run(cli: &Cli, data: &Path, json: bool, language: Language) -> Result<Outcome> {
    let address = address(data)?;
    if !json && can_take_the_screen() {
        let report = hall(cli, HallFollower::open(address)??, language)?;
        return Ok(report.into());
    }
    let rows = block_on(async {
        let link = Link::open(&address).await?;
        lanes_with_needs(&link).await
    })??;
    if json {
        let lines = rows.iter().map(|row| {
            let needs = row.needs();
            json_line(LaneObject::new(row, &needs))
        });
        return Ok(print(lines.collect::<Result<String, _>>()?)?);
    }
    if rows.is_empty() {
        return Ok(print(format!("{}\n", language.no_lanes()))?);
    }
    let lines = rows.iter().map(|row| cells(row, language));
    let all: Vec<_> = std::iter::once(heading(language)).chain(lines).collect();
    Ok(print(table(&all))?)
}

/// Columns: lane, game, frame, current player, players, last event, what needs attention.
type LaneCells = [String; 7];

fn heading(language: Language) -> LaneCells {
    with_state(language.lane_titles(), "")
}

fn cells(row: &LaneRow, language: Language) -> LaneCells {
    with_state(language.lane_cells(row), &language.lane_words(row))
}

fn with_state([lane, game, frame, up, players, news]: [String; 6], state: &str) -> LaneCells {
    [lane, game, frame, up, players, news, state.to_owned()]
}

/// Pads each column to its widest cell.
fn table(rows: &[LaneCells]) -> String {
    let width = |column: usize| {
        widest(
            rows.iter()
                .filter_map(|row| row.get(column))
                .map(String::as_str),
        )
    };
    let widths: Vec<_> = (0..7).map(width).collect();
    let line = |row: &LaneCells| {
        let cells = row
            .iter()
            .zip(&widths)
            .map(|(cell, width)| left(cell, *width));
        let line = cells.collect::<Vec<_>>().join("  ");
        format!("{}\n", line.trim_end())
    };
    rows.iter().map(line).collect()
}

/// What `--json` prints. Keys may be added, never changed.
#[derive(Serialize)]
struct LaneObject<'row> {
    tenpin: u32,
    lane: &'row str,
    game: Option<i32>,
    frame: Option<i64>,
    up: Option<&'row str>,
    players: i64,
    /// Seconds since the last event arrived.
    age: i64,
    /// How far its clock is ahead, in milliseconds.
    skew: i64,
    state: &'static str,
    /// Everything that needs attention.
    needs: Vec<LaneNeedJson<'row>>,
}

impl<'row> LaneObject<'row> {
    fn new(row: &'row LaneRow, needs: &'row [LaneNeed]) -> Self {
        Self {
            tenpin: 1,
            lane: &row.lane,
            game: row.game,
            frame: row.frame,
            up: row.up.as_deref(),
            players: row.players,
            age: row.age,
            skew: row.skew,
            state: row.state().word(),
            needs: needs.iter().map(LaneNeedJson::new).collect(),
        }
    }
}
