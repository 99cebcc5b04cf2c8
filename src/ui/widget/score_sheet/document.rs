//! The board of the documents, 78 columns wide:
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
//! If it doesn't fit, only the frames around the highlighted one, and the total.

use unicode_width::UnicodeWidthStr;

use super::SheetColumn;
use super::grid::GridCell;
use crate::domain::{FrameNumber, Mark};
use crate::ui::Look;
use crate::ui::layout::window;

/// The width of a cell, without the rule before it.
const CELL: u16 = 6;
/// The blanks before a number.
pub(super) const BEFORE_NUMBER: u16 = 2;

/// As many frames as fit, around the chosen one.
pub(super) fn columns(room: u16, chosen: FrameNumber) -> Vec<(SheetColumn, u16)> {
    let fits = usize::from(room.saturating_sub(1) / (CELL + 1));
    let all = FrameNumber::all().count();
    let before = FrameNumber::all().take_while(|frame| *frame != chosen);
    let (shown, now) = match fits {
        fits if fits > all => (0..all, None),
        fits => {
            let fits = fits.saturating_sub(2).max(1);
            let shown = window(all, fits, before.count());
            (shown, Some(SheetColumn::Now))
        }
    };
    let frames = FrameNumber::all().skip(shown.start).take(shown.len());
    let name = [SheetColumn::Name].into_iter();
    let columns = name.chain(frames.map(SheetColumn::Frame)).chain(now);
    columns.map(|column| (column, CELL)).collect()
}

pub(super) fn head(column: SheetColumn, look: &Look, cell: &mut GridCell<'_>) {
    let (text, blanks) = match column {
        SheetColumn::Name => ("NAME".to_owned(), 1),
        SheetColumn::Frame(number) => (format!("{number:02}"), BEFORE_NUMBER),
        SheetColumn::Now => (look.language.now().to_owned(), BEFORE_NUMBER),
        SheetColumn::Max => (look.language.max().to_owned(), BEFORE_NUMBER),
    };
    cell.text(blanks, &text, look.theme.muted);
}

/// `  8|/ `; longer marks drop a blank, or both. Returns the column of the next mark.
pub(super) fn write_marks(marks: &[Mark], pending: &str, cell: &mut GridCell<'_>) -> u16 {
    let width = marks.len() * 2 + pending.width();
    let width = width.saturating_sub(usize::from(pending.is_empty()));
    let spare = CELL.saturating_sub(u16::try_from(width).unwrap_or(CELL));
    let mut blanks = spare.min(2);
    for (index, mark) in marks.iter().enumerate() {
        cell.mark(blanks, *mark);
        if index + 1 < marks.len() || !pending.is_empty() {
            cell.bar(blanks + 1);
        }
        blanks += 2;
    }
    blanks
}
