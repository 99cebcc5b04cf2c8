//! The sheet of a bowling alley, 112 columns of it: small boxes for the balls, the total under them,
//! the place before the name, and what everybody has and can still reach.
//!
//! ```text
//! ┌──────┬────────┬────────┬────────┬
//! │ NAME │   1    │   2    │   3    │
//! ├──────┼─────┬──┼─────┬──┼─────┬──┼
//! │▶ PJS │     │X │    8│/ │    8│1 │
//! │      │     └──┤     └──┤     └──┤
//! │      │   20   │   38   │   47   │
//! └──────┴────────┴────────┴────────┴
//! ```

use std::ops::Range;

use super::grid::{BETWEEN, Grid};
use super::{Column, Part, Row, ScoreSheet};
use crate::domain::{FrameNumber, Mark, forecast};
use crate::ui::layout::Spacing;

const NAME: u16 = 6;
const NUMBER: u16 = 5;

/// Where the first ball stands, and how far on the next one.
const FIRST_BALL: u16 = 4;
const BOX: u16 = 2;

/// All of them.
pub(super) fn columns() -> Vec<(Column, u16)> {
    let frames = FrameNumber::all().map(|number| (Column::Frame(number), width(number)));
    let name = [(Column::Name, NAME)].into_iter();
    let numbers = [(Column::Now, NUMBER), (Column::Max, NUMBER)];
    name.chain(frames).chain(numbers).collect()
}

fn width(number: FrameNumber) -> u16 {
    FIRST_BALL + u16::from(number.most_balls()) * BOX
}

/// Where the lines between the boxes of a frame are.
fn dividers(number: FrameNumber) -> impl Iterator<Item = u16> {
    let balls = 1..u16::from(number.most_balls());
    balls.map(|ball| FIRST_BALL + ball * BOX - 1)
}

/// Paints the heads and the rows in sight.
pub(super) fn render(sheet: &ScoreSheet<'_>, shown: Range<usize>, grid: &mut Grid<'_>) {
    grid.line(|grid, place, column| head(sheet, (place, column), grid));
    for (row, is_ruled) in sheet.shown(shown) {
        if is_ruled {
            grid.rule_with(BETWEEN, box_tops);
        }
        grid.line(|grid, place, column| mark_cell(sheet, (place, column), row, grid));
        if sheet.spacing == Spacing::Airy {
            grid.line(|grid, place, column| floor_cell(sheet, (place, column), row, grid));
        }
        grid.line(|grid, place, column| total_cell(sheet, (place, column), row, grid));
    }
}

fn box_tops(grid: &mut Grid<'_>, place: usize, column: Column) {
    let Column::Frame(number) = column else {
        return;
    };
    dividers(number).for_each(|blanks| grid.ruling((place, blanks), "┬"));
}

fn head(sheet: &ScoreSheet<'_>, (place, column): (usize, Column), grid: &mut Grid<'_>) {
    let language = sheet.look.language;
    let (text, blanks) = match column {
        Column::Name => ("NAME".to_owned(), 1),
        Column::Frame(number) => (number.to_string(), middle(number)),
        Column::Now => (language.now().to_uppercase(), 1),
        Column::Max => (language.max().to_uppercase(), 1),
    };
    grid.text((place, blanks), &text, sheet.look.theme.muted);
}

/// Where the number and the total of a frame begin.
fn middle(number: FrameNumber) -> u16 {
    (width(number) - 2) / 2
}

fn mark_cell(
    sheet: &ScoreSheet<'_>,
    (place, column): (usize, Column),
    row: &Row,
    grid: &mut Grid<'_>,
) {
    let style = row.number_style(sheet.look);
    let number =
        |number: u16, grid: &mut Grid<'_>| grid.text((place, 1), &format!("{number:>3}"), style);
    match column {
        Column::Name => sheet.write_name(row, grid),
        Column::Frame(number) => {
            dividers(number).for_each(|blanks| grid.ruling((place, blanks), "│"));
            let (marks, pending) = sheet.marks(row, number);
            write_marks((place, number), (&marks, pending), grid);
            grid.point_if(place, sheet.ground(row, number, Part::Marks));
        }
        Column::Now => number(forecast::now(&row.frames), grid),
        Column::Max => number(forecast::max(&row.frames), grid),
    }
}

/// A strike takes the last box of its rack, as it is written everywhere.
fn write_marks(
    (place, number): (usize, FrameNumber),
    (marks, pending): (&[Mark], &str),
    grid: &mut Grid<'_>,
) {
    let skipped = match marks {
        [Mark::Strike] if !number.is_last() => BOX,
        _ => 0,
    };
    let mut blanks = FIRST_BALL + skipped;
    for mark in marks {
        grid.mark((place, blanks), *mark);
        blanks += BOX;
    }
    grid.pending((place, blanks), pending);
}

/// `     └──┤` under the boxes.
fn floor_cell(
    sheet: &ScoreSheet<'_>,
    (place, column): (usize, Column),
    row: &Row,
    grid: &mut Grid<'_>,
) {
    let Column::Frame(number) = column else {
        return;
    };
    let first = dividers(number).next().unwrap_or_default();
    for blanks in first..width(number) {
        let symbol = match blanks {
            blanks if blanks == first => "└",
            blanks if dividers(number).any(|divider| divider == blanks) => "┴",
            _ => "─",
        };
        grid.ruling((place, blanks), symbol);
    }
    grid.ruling((place, width(number)), "┤");
    grid.point_if(place, sheet.ground(row, number, Part::Floor));
}

fn total_cell(
    sheet: &ScoreSheet<'_>,
    (place, column): (usize, Column),
    row: &Row,
    grid: &mut Grid<'_>,
) {
    match column {
        Column::Name => {
            let style = sheet.look.theme.muted;
            grid.text((place, 2), row.absence(sheet.look), style);
        }
        Column::Frame(number) => {
            let (text, style) = sheet.total(row, number);
            grid.text((place, middle(number)), &text, style);
            grid.point_if(place, sheet.ground(row, number, Part::Totals));
        }
        Column::Now | Column::Max => {}
    }
}
