//! The rules of the sheet and what stands between them, line by line from the top.
//!
//! Everything is written cell by cell: most of a sheet is rules and blanks, and laying those out as
//! text would be most of the work of a paint.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use unicode_width::UnicodeWidthStr;

use super::COLUMN;
use crate::domain::Mark;
use crate::ui::Theme;

/// Left, middle and right of a rule.
pub(super) type Corners = [&'static str; 3];

pub(super) const TOP: Corners = ["┌", "┬", "┐"];
pub(super) const BETWEEN: Corners = ["├", "┼", "┤"];
pub(super) const BOTTOM: Corners = ["└", "┴", "┘"];

/// What a cell is wide, without its rule.
const INNER: u16 = COLUMN - 1;

/// A grid of columns, and the line that is written next.
#[derive(Debug)]
pub(super) struct Grid<'paint> {
    buffer: &'paint mut Buffer,
    theme: &'paint Theme,
    area: Rect,
    columns: u16,
    line: u16,
}

impl<'paint> Grid<'paint> {
    /// As wide as its columns, in the middle of the area.
    pub(super) fn new(
        columns: usize,
        area: Rect,
        theme: &'paint Theme,
        buffer: &'paint mut Buffer,
    ) -> Self {
        let columns = u16::try_from(columns).unwrap_or(u16::MAX / COLUMN);
        let width = (columns * COLUMN).saturating_add(1);
        let left = area.x + area.width.saturating_sub(width) / 2;
        let area = Rect {
            x: left,
            width,
            ..area
        }
        .intersection(area);
        Self {
            buffer,
            theme,
            area,
            columns,
            line: 0,
        }
    }

    pub(super) const fn next_line(&mut self) {
        self.line += 1;
    }

    /// What was written so far, without the corners.
    pub(super) fn inside(&self) -> Rect {
        let inside = Rect {
            x: self.area.x + 1,
            width: self.area.width.saturating_sub(2),
            height: self.line,
            ..self.area
        };
        inside.intersection(self.area)
    }

    /// A line of rules.
    pub(super) fn rule(&mut self, [left, middle, right]: Corners) {
        for offset in 0..self.columns * COLUMN {
            let symbol = match (offset, offset % COLUMN) {
                (0, _) => left,
                (_, 0) => middle,
                _ => "─",
            };
            self.put(offset, symbol, self.theme.rule);
        }
        self.put(self.columns * COLUMN, right, self.theme.rule);
        self.next_line();
    }

    /// A line of rules, or nothing.
    pub(super) fn rule_if(&mut self, is_ruled: bool, corners: Corners) {
        if is_ruled {
            self.rule(corners);
        }
    }

    /// The rules of a line of cells.
    pub(super) fn bars(&mut self) {
        let offsets = (0..=self.columns).map(|place| place * COLUMN);
        offsets.for_each(|offset| self.put(offset, "│", self.theme.rule));
    }

    fn put(&mut self, offset: u16, symbol: &str, style: Style) {
        let place = Position::new(self.area.x + offset, self.area.y + self.line);
        let cell = self.buffer.cell_mut(place);
        if let Some(cell) = cell.filter(|_| self.area.contains(place)) {
            cell.set_symbol(symbol).set_style(style);
        }
    }

    /// One symbol, so many blanks into a cell.
    pub(super) fn symbol(&mut self, (place, blanks): (u16, u16), symbol: &str, style: Style) {
        self.put(place * COLUMN + 1 + blanks, symbol, style);
    }

    /// A word, so many blanks into a cell.
    pub(super) fn text(&mut self, (place, blanks): (u16, u16), text: &str, style: Style) {
        let offset = place * COLUMN + 1 + blanks;
        let (x, y) = (self.area.x + offset, self.area.y + self.line);
        if text.is_empty() || !self.area.contains(Position::new(x, y)) {
            return;
        }
        let room = INNER.saturating_sub(blanks).min(self.area.right() - x);
        self.buffer
            .set_stringn(x, y, text, usize::from(room), style);
    }

    /// `  8|/ `; what is longer drops a blank, or both.
    pub(super) fn marks(&mut self, place: u16, marks: &[Mark], pending: &str) {
        let width = marks.len() * 2 + pending.width();
        let width = width.saturating_sub(usize::from(pending.is_empty()));
        let first = INNER
            .saturating_sub(u16::try_from(width).unwrap_or(INNER))
            .min(2);
        let mut blanks = first;
        for mark in marks {
            let mut letter = [0; 4];
            let letter = mark.symbol().encode_utf8(&mut letter);
            self.bar_between((place, blanks), first);
            self.symbol((place, blanks), letter, self.theme.mark(*mark));
            blanks += 2;
        }
        if !pending.is_empty() {
            self.bar_between((place, blanks), first);
            self.text((place, blanks), pending, self.theme.key);
        }
    }

    fn bar_between(&mut self, (place, blanks): (u16, u16), first: u16) {
        if blanks > first {
            self.symbol((place, blanks - 1), "|", self.theme.muted);
        }
    }

    /// Gives a cell its own ground. The marks keep their weight and lose their colour, which would
    /// not be readable there.
    pub(super) fn point(&mut self, place: u16, style: Style) {
        let cell = Rect {
            x: self.area.x + place * COLUMN + 1,
            y: self.area.y + self.line,
            width: INNER,
            height: 1,
        };
        self.buffer.set_style(cell.intersection(self.area), style);
    }
}
