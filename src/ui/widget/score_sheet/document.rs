//! The board of the documents, 78 columns of it:
//!
//! ```text
//! ┌──────┬──────┬──────┬──────┬
//! │ NAME │  01  │  02  │  03  │
//! ├──────┼──────┼──────┼──────┼
//! │▶ PJS │  X   │  8|/ │  8|1 │
//! │  47  │  20  │  38  │  47  │
//! └──────┴──────┴──────┴──────┴
//! ```
//!
//! Where it is narrower it shows the frames around the one that matters, and the total.

use std::ops::Range;

use unicode_width::UnicodeWidthStr;

use super::grid::{BETWEEN, Grid};
use super::{Column, Part, Row, ScoreSheet};
use crate::domain::{FrameNumber, Mark, forecast};
use crate::ui::layout::window;

/// What a cell is wide, without the rule before it.
const CELL: u16 = 6;

/// As many as fit, around that frame.
pub(super) fn columns(room: u16, chosen: FrameNumber) -> Vec<(Column, u16)> {
    let fits = usize::from(room.saturating_sub(1) / (CELL + 1));
    let all = FrameNumber::all().count();
    let index = FrameNumber::all().position(|frame| frame == chosen);
    let (shown, now) = match fits {
        fits if fits > all => (0..all, None),
        fits => {
            let fits = fits.saturating_sub(2).max(1);
            (
                window(all, fits, index.unwrap_or_default()),
                Some(Column::Now),
            )
        }
    };
    let frames = FrameNumber::all().skip(shown.start).take(shown.len());
    let columns = [Column::Name].into_iter().chain(frames.map(Column::Frame));
    columns.chain(now).map(|column| (column, CELL)).collect()
}

/// Paints the heads and the rows in sight.
pub(super) fn render(sheet: &ScoreSheet<'_>, shown: Range<usize>, grid: &mut Grid<'_>) {
    grid.line(|grid, place, column| head(sheet, (place, column), grid));
    for (row, is_ruled) in sheet.shown(shown) {
        grid.rule_if(is_ruled, BETWEEN);
        grid.line(|grid, place, column| mark_cell(sheet, (place, column), row, grid));
        grid.line(|grid, place, column| total_cell(sheet, (place, column), row, grid));
    }
}

fn head(sheet: &ScoreSheet<'_>, (place, column): (usize, Column), grid: &mut Grid<'_>) {
    let language = sheet.look.language;
    let (text, blanks) = match column {
        Column::Name => ("NAME".to_owned(), 1),
        Column::Frame(number) => (format!("{number:02}"), 2),
        Column::Now => (language.now().to_owned(), 2),
        Column::Max => (language.max().to_owned(), 2),
    };
    grid.text((place, blanks), &text, sheet.look.theme.muted);
}

fn mark_cell(
    sheet: &ScoreSheet<'_>,
    (place, column): (usize, Column),
    row: &Row,
    grid: &mut Grid<'_>,
) {
    let number = |number: u16| number.to_string();
    let style = row.number_style(sheet.look);
    match column {
        Column::Name => sheet.write_name(row, grid),
        Column::Frame(number) => {
            let (marks, pending) = sheet.marks(row, number);
            write_marks(place, (&marks, pending), grid);
            grid.point_if(place, sheet.ground(row, number, Part::Marks));
        }
        Column::Now => grid.text((place, 2), &number(forecast::now(&row.frames)), style),
        Column::Max => grid.text((place, 2), &number(forecast::max(&row.frames)), style),
    }
}

fn total_cell(
    sheet: &ScoreSheet<'_>,
    (place, column): (usize, Column),
    row: &Row,
    grid: &mut Grid<'_>,
) {
    match column {
        Column::Name => under_name(sheet, row, grid),
        Column::Frame(number) => {
            let (text, style) = sheet.total(row, number);
            grid.text((place, 2), &text, style);
            grid.point_if(place, sheet.ground(row, number, Part::Totals));
        }
        Column::Now | Column::Max => {}
    }
}

/// Why somebody takes no turns, or what the line is worth now where no column tells it: so who leads
/// is seen on the board.
fn under_name(sheet: &ScoreSheet<'_>, row: &Row, grid: &mut Grid<'_>) {
    match row.absence(sheet.look) {
        "" if grid.has(Column::Now) => {}
        "" => {
            let now = format!("{:>3}", forecast::now(&row.frames));
            grid.text((0, sheet.before_name()), &now, row.number_style(sheet.look));
        }
        absence => grid.text((0, 2), absence, sheet.look.theme.muted),
    }
}

/// `  8|/ `; what is longer drops a blank, or both.
fn write_marks(place: usize, (marks, pending): (&[Mark], &str), grid: &mut Grid<'_>) {
    let width = marks.len() * 2 + pending.width();
    let width = width.saturating_sub(usize::from(pending.is_empty()));
    let first = CELL
        .saturating_sub(u16::try_from(width).unwrap_or(CELL))
        .min(2);
    let mut blanks = first;
    for mark in marks {
        bar_between((place, blanks), first, grid);
        grid.mark((place, blanks), *mark);
        blanks += 2;
    }
    if !pending.is_empty() {
        bar_between((place, blanks), first, grid);
        grid.pending((place, blanks), pending);
    }
}

fn bar_between((place, blanks): (usize, u16), first: u16, grid: &mut Grid<'_>) {
    if blanks > first {
        grid.bar((place, blanks - 1), "|");
    }
}
