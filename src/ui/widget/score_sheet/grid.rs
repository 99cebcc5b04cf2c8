//! The rules of the sheet and what stands between them, line by line from the top.
//!
//! Everything is written cell by cell: most of a sheet is rules and blanks, and laying those out as
//! text would be most of the work of a paint.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;

use super::Column;
use crate::domain::Mark;
use crate::ui::Theme;

/// Left, middle and right of a rule.
pub(super) type Corners = [&'static str; 3];

pub(super) const TOP: Corners = ["┌", "┬", "┐"];
pub(super) const BETWEEN: Corners = ["├", "┼", "┤"];
pub(super) const BOTTOM: Corners = ["└", "┴", "┘"];

/// A column between two rules.
#[derive(Clone, Copy, Debug)]
struct Cell {
    column: Column,
    /// Where it begins, after its rule.
    left: u16,
    width: u16,
}

/// A grid of columns, and the line that is written next.
#[derive(Debug)]
pub(super) struct Grid<'paint> {
    buffer: &'paint mut Buffer,
    theme: &'paint Theme,
    area: Rect,
    cells: Vec<Cell>,
    line: u16,
}

impl<'paint> Grid<'paint> {
    /// As wide as its columns, in the middle of the area.
    pub(super) fn new(
        columns: &[(Column, u16)],
        area: Rect,
        theme: &'paint Theme,
        buffer: &'paint mut Buffer,
    ) -> Self {
        let mut left = 1;
        let cells = columns.iter().map(|&(column, width)| {
            let cell = Cell {
                column,
                left,
                width,
            };
            left += width + 1;
            cell
        });
        let cells = cells.collect();
        let area = Rect {
            x: area.x + area.width.saturating_sub(left) / 2,
            width: left,
            ..area
        }
        .intersection(area);
        Self {
            buffer,
            theme,
            area,
            cells,
            line: 0,
        }
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

    /// Is there such a column?
    pub(super) fn has(&self, column: Column) -> bool {
        self.cells.iter().any(|cell| cell.column == column)
    }

    /// A line of rules.
    pub(super) fn rule(&mut self, corners: Corners) {
        self.write_rule(corners);
        self.line += 1;
    }

    /// A line of rules, or nothing.
    pub(super) fn rule_if(&mut self, is_ruled: bool, corners: Corners) {
        if is_ruled {
            self.rule(corners);
        }
    }

    /// A line of rules with something more on it.
    pub(super) fn rule_with(&mut self, corners: Corners, write: impl Fn(&mut Self, usize, Column)) {
        self.write_rule(corners);
        self.each_cell(write);
        self.line += 1;
    }

    /// A line of cells between their rules.
    pub(super) fn line(&mut self, write: impl Fn(&mut Self, usize, Column)) {
        self.put(0, "│", self.theme.rule);
        for place in 0..self.cells.len() {
            self.put(self.right(place), "│", self.theme.rule);
        }
        self.each_cell(write);
        self.line += 1;
    }

    fn each_cell(&mut self, write: impl Fn(&mut Self, usize, Column)) {
        let columns: Vec<_> = self.cells.iter().map(|cell| cell.column).collect();
        for (place, column) in columns.into_iter().enumerate() {
            write(self, place, column);
        }
    }

    fn write_rule(&mut self, [left, middle, right]: Corners) {
        let style = self.theme.rule;
        let last = self.right(self.cells.len().saturating_sub(1));
        for offset in 0..last {
            self.put(offset, "─", style);
        }
        for place in 0..self.cells.len() {
            self.put(self.right(place), middle, style);
        }
        self.put(0, left, style);
        self.put(last, right, style);
    }

    /// Where a cell begins; past the end where there is none.
    fn left(&self, place: usize) -> u16 {
        let cell = self.cells.get(place);
        cell.map_or(self.area.width, |cell| cell.left)
    }

    /// Where the rule after a cell is.
    fn right(&self, place: usize) -> u16 {
        let cell = self.cells.get(place);
        cell.map_or(self.area.width, |cell| cell.left + cell.width)
    }

    fn put(&mut self, offset: u16, symbol: &str, style: Style) {
        let place = Position::new(self.area.x + offset, self.area.y + self.line);
        let cell = self.buffer.cell_mut(place);
        if let Some(cell) = cell.filter(|_| self.area.contains(place)) {
            cell.set_symbol(symbol).set_style(style);
        }
    }

    /// One symbol, so many blanks into a cell.
    pub(super) fn symbol(&mut self, (place, blanks): (usize, u16), symbol: &str, style: Style) {
        self.put(self.left(place) + blanks, symbol, style);
    }

    /// A piece of a rule inside a cell.
    pub(super) fn ruling(&mut self, at: (usize, u16), symbol: &str) {
        self.symbol(at, symbol, self.theme.rule);
    }

    /// A line between marks.
    pub(super) fn bar(&mut self, at: (usize, u16), symbol: &str) {
        self.symbol(at, symbol, self.theme.muted);
    }

    /// A mark, so many blanks into a cell.
    pub(super) fn mark(&mut self, at: (usize, u16), mark: Mark) {
        let mut letter = [0; 4];
        let letter = mark.symbol().encode_utf8(&mut letter);
        self.symbol(at, letter, self.theme.mark(mark));
    }

    /// What is typed and not taken yet.
    pub(super) fn pending(&mut self, at: (usize, u16), pending: &str) {
        self.text(at, pending, self.theme.key);
    }

    /// A word, so many blanks into a cell.
    pub(super) fn text(&mut self, (place, blanks): (usize, u16), text: &str, style: Style) {
        let (left, right) = (self.left(place) + blanks, self.right(place));
        let (x, y) = (self.area.x + left, self.area.y + self.line);
        if text.is_empty() || !self.area.contains(Position::new(x, y)) {
            return;
        }
        let room = right.saturating_sub(left).min(self.area.right() - x);
        self.buffer
            .set_stringn(x, y, text, usize::from(room), style);
    }

    /// Gives a cell its own ground. The marks keep their weight and lose their colour, which would
    /// not be readable there.
    pub(super) fn point_if(&mut self, place: usize, style: Option<Style>) {
        let left = self.left(place);
        let cell = Rect {
            x: self.area.x + left,
            y: self.area.y + self.line,
            width: self.right(place).saturating_sub(left),
            height: 1,
        };
        let cell = cell.intersection(self.area);
        if let Some(style) = style {
            self.buffer.set_style(cell, style);
        }
    }
}
