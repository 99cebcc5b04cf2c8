//! The sheet of a bowling alley, 112 columns wide: small boxes for the balls, the total under them,
//! the place before the name, and each player's current and highest possible score.
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

use super::SheetColumn;
use super::grid::GridCell;
use crate::domain::{FrameNumber, Mark};
use crate::ui::Look;

const NAME: u16 = 6;
const NUMBER: u16 = 5;

/// The column of the first ball, and the distance to the next.
const FIRST_BALL: u16 = 4;
const BOX: u16 = 2;
const FIRST_DIVIDER: u16 = FIRST_BALL + BOX - 1;

pub(super) fn columns() -> Vec<(SheetColumn, u16)> {
    let frames = FrameNumber::all().map(|number| (SheetColumn::Frame(number), width(number)));
    let name = [(SheetColumn::Name, NAME)].into_iter();
    let numbers = [(SheetColumn::Now, NUMBER), (SheetColumn::Max, NUMBER)];
    name.chain(frames).chain(numbers).collect()
}

fn width(number: FrameNumber) -> u16 {
    FIRST_BALL + u16::from(number.most_balls()) * BOX
}

/// The columns of the lines between the boxes of a frame.
fn dividers(number: FrameNumber) -> impl Iterator<Item = u16> {
    let others = 0..u16::from(number.most_balls()) - 1;
    others.map(|ball| FIRST_DIVIDER + ball * BOX)
}

pub(super) fn head(column: SheetColumn, look: &Look, cell: &mut GridCell<'_>) {
    let (text, blanks) = match column {
        SheetColumn::Name => ("NAME".to_owned(), 1),
        SheetColumn::Frame(number) => (number.to_string(), middle(number)),
        SheetColumn::Now => (look.language.now().to_uppercase(), 1),
        SheetColumn::Max => (look.language.max().to_uppercase(), 1),
    };
    cell.text(blanks, &text, look.theme.muted);
}

/// The column where the number and the total of a frame begin.
pub(super) fn middle(number: FrameNumber) -> u16 {
    (width(number) - 2) / 2
}

/// The tops of the boxes, on the rule above a player.
pub(super) fn box_tops(column: SheetColumn, cell: &mut GridCell<'_>) {
    write_dividers(column, "┬", cell);
}

fn write_dividers(column: SheetColumn, symbol: &str, cell: &mut GridCell<'_>) {
    if let SheetColumn::Frame(number) = column {
        dividers(number).for_each(|blanks| cell.rule(blanks, symbol));
    }
}

/// A strike goes into the last box of its rack, as usual. Returns the column of the next ball.
pub(super) fn write_marks(number: FrameNumber, marks: &[Mark], cell: &mut GridCell<'_>) -> u16 {
    write_dividers(SheetColumn::Frame(number), "│", cell);
    let skipped = match marks {
        [Mark::Strike] if !number.is_last() => BOX,
        _ => 0,
    };
    let mut blanks = FIRST_BALL + skipped;
    for mark in marks {
        cell.mark(blanks, *mark);
        blanks += BOX;
    }
    blanks
}

/// `     └──┤` under the boxes.
pub(super) fn write_floor(number: FrameNumber, cell: &mut GridCell<'_>) {
    for blanks in FIRST_DIVIDER..width(number) {
        cell.rule(blanks, "─");
    }
    write_dividers(SheetColumn::Frame(number), "┴", cell);
    cell.rule(FIRST_DIVIDER, "└");
    cell.rule(width(number), "┤");
}
