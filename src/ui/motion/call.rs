//! Animations of a call: its line appears letter by letter, its zone opens from the middle.

use ratatui::buffer::Cell;
use ratatui::layout::{Position, Rect};

use super::MotionCanvas;
use crate::domain::Mark;
use crate::ui::layout::{self, right_of};

/// ` X ` and the blank after it.
const MARK: u16 = 4;
/// The most marks before the words.
const MOST: u16 = 6;

impl MotionCanvas<'_> {
    /// One mark for each strike, then the words, letter by letter. The number of marks is limited so that
    /// the words fit; the line is extended over the blanks after it.
    pub(super) fn shout(&mut self, strikes: u8, line: Rect) {
        let cells: Vec<Cell> = line.positions().map(|place| self.cell(place)).collect();
        let words = cells.get(usize::from(MARK) - 1..).unwrap_or_default();
        let words = trimmed(words).to_vec();
        let line = self.with_blanks(line);
        let room = line.width.saturating_sub(layout::cells(words.len())) + 1;
        let marks = u16::from(strikes).min(MOST).min(room / MARK).max(1);
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
        let letters = words.len() * usize::from(told) / usize::from(steps);
        let place = right_of(line, marks * MARK - 1);
        let places: Vec<_> = place.positions().take(letters).collect();
        for (cell, place) in words.into_iter().zip(places) {
            self.put(place, cell);
        }
    }

    /// The line with the blanks after it, except for one before whatever follows.
    fn with_blanks(&self, line: Rect) -> Rect {
        let edge = self.buffer.area.right();
        let after = (line.right()..edge).map(|x| self.cell(Position::new(x, line.y)));
        let blanks = after.take_while(|cell| cell.symbol() == " ").count();
        let end = line.right() + layout::cells(blanks);
        let air = u16::from(end < edge && blanks > 0);
        Rect {
            width: end - air - line.x,
            ..line
        }
    }

    /// The filled zone opens from the middle.
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

/// The cells without trailing blanks.
fn trimmed(cells: &[Cell]) -> &[Cell] {
    let last = cells.iter().rposition(|cell| cell.symbol() != " ");
    let count = last.map_or(0, |last| last + 1);
    cells.get(..count).unwrap_or_default()
}
