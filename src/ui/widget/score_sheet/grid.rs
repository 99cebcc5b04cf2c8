//! The rules of the sheet and the cells between them, line by line from the top.
//!
//! Everything is written cell by cell: most of a sheet is rules and blanks, and laying those out as
//! text would be most of the work of a paint.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;

use super::SheetColumn;
use crate::domain::Mark;
use crate::ui::Theme;

/// The left, middle and right end of a rule.
pub(super) type Corners = [&'static str; 3];

pub(super) const TOP: Corners = ["┌", "┬", "┐"];
pub(super) const BETWEEN: Corners = ["├", "┼", "┤"];
pub(super) const BOTTOM: Corners = ["└", "┴", "┘"];

/// A grid of columns, and the line to write next.
pub(super) struct Grid<'paint> {
    buffer: &'paint mut Buffer,
    theme: &'paint Theme,
    area: Rect,
    columns: Vec<(SheetColumn, Rect)>,
    line: u16,
}

/// A cell of that line.
pub(super) struct GridCell<'line> {
    buffer: &'line mut Buffer,
    theme: &'line Theme,
    /// Writing is clipped to this.
    inside: Rect,
    area: Rect,
}

impl<'paint> Grid<'paint> {
    /// As wide as its columns, centred in the area.
    pub(super) fn new(
        widths: &[(SheetColumn, u16)],
        area: Rect,
        theme: &'paint Theme,
        buffer: &'paint mut Buffer,
    ) -> Self {
        let width = widths.iter().map(|(_, width)| width + 1).sum::<u16>() + 1;
        let area = Rect {
            x: area.x + area.width.saturating_sub(width) / 2,
            width,
            ..area
        }
        .intersection(area);
        let mut x = area.x + 1;
        let columns = widths.iter().map(|&(column, width)| {
            let own = Rect { x, width, ..area };
            x = own.right() + 1;
            (column, own)
        });
        Self {
            columns: columns.collect(),
            buffer,
            theme,
            area,
            line: 0,
        }
    }

    /// What has been written so far, without the corners.
    pub(super) fn inside(&self) -> Rect {
        let inside = Rect {
            x: self.area.x + 1,
            width: self.area.width.saturating_sub(2),
            height: self.line,
            ..self.area
        };
        inside.intersection(self.area)
    }

    /// The areas of the columns from this line to the one written next.
    pub(super) fn columns_from(&self, line: u16) -> impl Iterator<Item = (SheetColumn, Rect)> {
        let rows = move |area: &Rect| Rect {
            y: area.y + line,
            height: self.line - line,
            ..*area
        };
        let columns = self.columns.iter();
        columns.map(move |(column, area)| (*column, rows(area).intersection(self.area)))
    }

    pub(super) const fn next_line(&self) -> u16 {
        self.line
    }

    pub(super) fn has(&self, column: SheetColumn) -> bool {
        self.columns.iter().any(|(known, _)| *known == column)
    }

    pub(super) fn rule(&mut self, corners: Corners) {
        self.rule_with(corners, |_, _| ());
    }

    /// A rule with extra symbols on it.
    pub(super) fn rule_with(
        &mut self,
        corners: Corners,
        write: impl Fn(SheetColumn, &mut GridCell<'_>),
    ) {
        let last = self.columns.last().map_or(0, |(_, area)| area.right());
        for x in self.area.x..last {
            self.put_rule(x, "─");
        }
        self.write_line(corners, write);
    }

    /// A line of cells between their rules.
    pub(super) fn line(&mut self, write: impl Fn(SheetColumn, &mut GridCell<'_>)) {
        self.write_line(["│"; 3], write);
    }

    fn write_line(
        &mut self,
        [left, middle, right]: Corners,
        write: impl Fn(SheetColumn, &mut GridCell<'_>),
    ) {
        self.put_rule(self.area.x, left);
        for index in 0..self.columns.len() {
            self.write_cell(index, middle, &write);
        }
        let last = self.columns.last().map_or(0, |(_, area)| area.right());
        self.put_rule(last, right);
        self.line += 1;
    }

    /// A cell and the rule after it.
    fn write_cell(
        &mut self,
        index: usize,
        end: &str,
        write: impl Fn(SheetColumn, &mut GridCell<'_>),
    ) {
        let Some((column, area)) = self.columns.get(index).copied() else {
            return;
        };
        self.put_rule(area.right(), end);
        write(column, &mut self.cell(area));
    }

    fn put_rule(&mut self, x: u16, symbol: &str) {
        let area = Rect { x, ..self.area };
        self.cell(area).rule(0, symbol);
    }

    const fn cell(&mut self, area: Rect) -> GridCell<'_> {
        GridCell {
            buffer: self.buffer,
            theme: self.theme,
            inside: self.area,
            area: Rect {
                y: self.area.y.saturating_add(self.line),
                height: 1,
                ..area
            },
        }
    }
}

impl GridCell<'_> {
    /// One symbol after this many blanks.
    fn symbol(&mut self, blanks: u16, symbol: &str, style: Style) {
        let place = Position::new(self.area.x + blanks, self.area.y);
        let cell = self.buffer.cell_mut(place);
        if let Some(cell) = cell.filter(|_| self.inside.contains(place)) {
            cell.set_symbol(symbol).set_style(style);
        }
    }

    /// A piece of a rule.
    pub(super) fn rule(&mut self, blanks: u16, symbol: &str) {
        self.symbol(blanks, symbol, self.theme.rule);
    }

    /// The bar between two marks.
    pub(super) fn bar(&mut self, blanks: u16) {
        self.symbol(blanks, "|", self.theme.muted);
    }

    pub(super) fn mark(&mut self, blanks: u16, mark: Mark) {
        let mut letter = [0; 4];
        let letter = mark.symbol().encode_utf8(&mut letter);
        self.symbol(blanks, letter, self.theme.mark(mark));
    }

    pub(super) fn text(&mut self, blanks: u16, text: &str, style: Style) {
        let place = Position::new(self.area.x + blanks, self.area.y);
        if text.is_empty() || !self.inside.contains(place) {
            return;
        }
        let end = self.area.right().min(self.inside.right());
        let room = usize::from(end.saturating_sub(place.x));
        self.buffer.set_stringn(place.x, place.y, text, room, style);
    }

    /// Gives the cell a background. The marks keep their weight and lose their colour, which would
    /// not be readable there.
    pub(super) fn point_if(&mut self, style: Option<Style>) {
        if let Some(style) = style {
            let area = self.area.intersection(self.inside);
            self.buffer.set_style(area, style);
        }
    }
}
