//! The canvas of the views.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{Clear, StatefulWidget, Widget};

use super::layout::right_of;
use super::lines::whole;
use super::writing::Writing;
use super::{Look, Regions};

/// The buffer, the look, and the regions painted so far.
pub(super) struct Canvas<'paint> {
    pub(super) look: &'paint Look,
    pub(super) buffer: &'paint mut Buffer,
    pub(super) regions: &'paint mut Regions,
}

impl Canvas<'_> {
    pub(super) fn paint(&mut self, widget: impl Widget, area: Rect) {
        widget.render(area, self.buffer);
    }

    /// Paints the words of a line that fit.
    pub(super) fn line(&mut self, line: Line<'_>, area: Rect) {
        whole(line, area.width).write(area, self.buffer);
    }

    /// Paints one line per row, as many as fit.
    pub(super) fn lines<'line>(
        &mut self,
        lines: impl IntoIterator<Item = Line<'line>>,
        area: Rect,
    ) {
        for (line, row) in lines.into_iter().zip(area.rows()) {
            self.line(line, row);
        }
    }

    /// Paints a widget that adds its own regions.
    pub(super) fn place(&mut self, widget: impl StatefulWidget<State = Regions>, area: Rect) {
        widget.render(area, self.buffer, self.regions);
    }

    /// The free part of a row, right of everything painted there.
    pub(super) fn free(&self, row: Rect) -> Rect {
        let row = row.intersection(self.buffer.area);
        let taken = |cell: &Rect| {
            let cell = self.buffer.cell(cell.as_position());
            cell.is_some_and(|cell| cell.symbol() != " ")
        };
        let last = row.columns().rfind(taken);
        right_of(row, last.map_or(0, |cell| cell.right() - row.x))
    }

    pub(super) fn clear(&mut self, area: Rect) {
        Clear.render(area, self.buffer);
        self.regions.cover(area);
    }
}
