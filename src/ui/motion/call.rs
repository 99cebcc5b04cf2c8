//! What happens to a call: its line is told letter by letter, its zone opens from the middle.

use ratatui::buffer::Cell;
use ratatui::layout::Rect;

use super::MotionCanvas;
use crate::domain::Mark;
use crate::ui::layout::right_of;

/// ` X ` and the blank after it.
const MARK: u16 = 4;
/// The most marks before the words.
const MOST: u16 = 6;

impl MotionCanvas<'_> {
    /// One mark for each strike, then the words, letter by letter.
    pub(super) fn shout(&mut self, strikes: u8, line: Rect) {
        let marks = u16::from(strikes).min(MOST);
        let cells: Vec<Cell> = line.positions().map(|place| self.cell(place)).collect();
        self.blank(line);
        let shown = (self.step + 1).min(marks);
        let style = self.theme.fill.strike;
        for mark in 0..shown {
            let place = right_of(line, mark * MARK);
            self.write(&format!(" {} ", Mark::Strike), style, place);
        }
        let Some(told) = (self.step + 1).checked_sub(marks) else {
            return;
        };
        let steps = self.timing.steps().saturating_sub(marks).max(1);
        let words = cells.get(usize::from(MARK) - 1..).unwrap_or_default();
        let words: Vec<_> = trimmed(words).to_vec();
        let letters = words.len() * usize::from(told) / usize::from(steps);
        let place = right_of(line, marks * MARK - 1);
        let places: Vec<_> = place.positions().take(letters).collect();
        for (cell, place) in words.into_iter().zip(places) {
            self.put(place, cell);
        }
    }

    /// The filled zone opens from its middle.
    pub(super) fn open_zone(&mut self, zone: Rect) {
        let open = self.reached(zone.width);
        let shut = (zone.width - open) / 2;
        let rest = zone.width - open - shut;
        self.blank(Rect {
            width: shut,
            ..zone
        });
        self.blank(right_of(zone, zone.width - rest));
    }
}

/// Without the blanks at the end.
fn trimmed(cells: &[Cell]) -> &[Cell] {
    let last = cells.iter().rposition(|cell| cell.symbol() != " ");
    let count = last.map_or(0, |last| last + 1);
    cells.get(..count).unwrap_or_default()
}
