//! The rules of the sheet: light ones, and heavy ones around the current player.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use ratatui::text::Span;

use super::SheetColumn;
use crate::ui::Theme;
use crate::ui::writing::Writing;

/// Where a rule is.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Edge {
    Top,
    Between,
    Bottom,
}

/// Whether a rule is next to the current player's row.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Weight {
    Light,
    Heavy,
}

/// A column of the sheet and its area.
pub(super) type Placed = (SheetColumn, Rect);

pub(super) struct SheetRules<'paint> {
    pub(super) columns: &'paint [Placed],
    pub(super) area: Rect,
    pub(super) theme: &'paint Theme,
    pub(super) buffer: &'paint mut Buffer,
}

impl SheetRules<'_> {
    /// A horizontal rule.
    pub(super) fn across(&mut self, y: u16, edge: Edge, weight: Weight) {
        let [left, line, middle, right] = symbols(edge, weight);
        let style = self.style(weight);
        let row = Rect { y, ..self.area };
        Span::styled(line.repeat(row.width.into()), style).write(row, self.buffer);
        for (_, column) in self.columns {
            self.put(column.right(), y, (middle, style));
        }
        self.put(self.area.x, y, (left, style));
        self.put(self.area.right().saturating_sub(1), y, (right, style));
    }

    /// The vertical rules at both sides of every cell of these lines.
    pub(super) fn down(&mut self, lines: Rect, weight: Weight) {
        let symbol = match weight {
            Weight::Light => "│",
            Weight::Heavy => "┃",
        };
        let ends = self.columns.iter().map(|(_, column)| column.right());
        let places = ends.chain([self.area.x]);
        let places = places.flat_map(|x| (lines.top()..lines.bottom()).map(move |y| (x, y)));
        for (x, y) in places {
            self.put(x, y, (symbol, self.style(weight)));
        }
    }

    const fn style(&self, weight: Weight) -> Style {
        match weight {
            Weight::Light => self.theme.rule,
            Weight::Heavy => self.theme.up_rule,
        }
    }

    fn put(&mut self, x: u16, y: u16, (symbol, style): (&str, Style)) {
        let place = Position::new(x, y);
        let cell = self.buffer.cell_mut(place);
        if let Some(cell) = cell.filter(|_| self.area.contains(place)) {
            cell.set_symbol(symbol).set_style(style);
        }
    }
}

/// The left end, the line, a crossing and the right end.
const fn symbols(edge: Edge, weight: Weight) -> [&'static str; 4] {
    match (edge, weight) {
        (Edge::Top, Weight::Light) => ["╭", "─", "┬", "╮"],
        (Edge::Top, Weight::Heavy) => ["┍", "━", "┯", "┑"],
        (Edge::Between, Weight::Light) => ["├", "─", "┼", "┤"],
        (Edge::Between, Weight::Heavy) => ["┝", "━", "┿", "┥"],
        (Edge::Bottom, Weight::Light) => ["╰", "─", "┴", "╯"],
        (Edge::Bottom, Weight::Heavy) => ["┕", "━", "┷", "┙"],
    }
}
