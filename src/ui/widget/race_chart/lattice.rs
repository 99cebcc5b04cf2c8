//! Lines that meet: where two share a cell, the character joins both.

use std::collections::BTreeMap;
use std::ops::Range;

use ratatui::layout::Position;
use ratatui::style::Style;

/// The ends of a line character, one bit each.
const LEFT: u8 = 1;
const RIGHT: u8 = 2;
const UP: u8 = 4;
const DOWN: u8 = 8;

/// The cells of all lines.
#[derive(Default)]
pub(super) struct Lattice {
    cells: BTreeMap<(u16, u16), (u8, Style)>,
}

impl Lattice {
    /// `──╮` and `╰──`: half way between two points the line changes its row. A later line overrides the
    /// colour.
    pub(super) fn step(&mut self, from: Position, to: Position, style: Style) {
        let middle = from.x.midpoint(to.x);
        self.across(from.x..middle, from.y, style);
        self.across(middle..to.x, to.y, style);
        let (upper, lower) = (from.y.min(to.y), from.y.max(to.y));
        for row in upper..lower {
            self.add((middle, row), DOWN, style);
            self.add((middle, row + 1), UP, style);
        }
    }

    fn across(&mut self, columns: Range<u16>, row: u16, style: Style) {
        for column in columns {
            self.add((column, row), RIGHT, style);
            self.add((column + 1, row), LEFT, style);
        }
    }

    fn add(&mut self, at: (u16, u16), end: u8, style: Style) {
        let (ends, own) = self.cells.entry(at).or_default();
        *ends |= end;
        *own = style;
    }

    pub(super) fn signs(&self) -> impl Iterator<Item = (Position, &'static str, Style)> {
        let cells = self.cells.iter();
        cells.map(|((column, row), (ends, style))| {
            (Position::new(*column, *row), sign(*ends), *style)
        })
    }
}

const fn sign(ends: u8) -> &'static str {
    const ACROSS: u8 = LEFT | RIGHT;
    const ALONG: u8 = UP | DOWN;
    match (ends & ACROSS, ends & ALONG) {
        (ACROSS, ALONG) => "┼",
        (ACROSS, UP) => "┴",
        (ACROSS, DOWN) => "┬",
        (RIGHT, ALONG) => "├",
        (LEFT, ALONG) => "┤",
        (RIGHT, UP) => "╰",
        (RIGHT, DOWN) => "╭",
        (LEFT, UP) => "╯",
        (LEFT, DOWN) => "╮",
        (0, _) => "│",
        _ => "─",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(steps: &[[(u16, u16); 2]]) -> Vec<String> {
        let mut lattice = Lattice::default();
        for [from, to] in steps {
            lattice.step((*from).into(), (*to).into(), Style::new());
        }
        let mut rows = vec![vec![" "; 7]; 3];
        for (at, sign, _) in lattice.signs() {
            rows[usize::from(at.y)][usize::from(at.x)] = sign;
        }
        rows.into_iter().map(|row| row.concat()).collect()
    }

    #[test]
    fn a_line_changes_its_row_half_way() {
        let down = drawn(&[[(0, 0), (6, 2)]]);
        assert_eq!(down, ["───╮   ", "   │   ", "   ╰───"]);
        let up = drawn(&[[(0, 2), (6, 0)]]);
        assert_eq!(up, ["   ╭───", "   │   ", "───╯   "]);
        assert_eq!(drawn(&[[(0, 1), (6, 1)]])[1], "───────");
    }

    #[test]
    fn lines_that_meet_are_joined() {
        let both = drawn(&[[(0, 0), (6, 2)], [(0, 0), (6, 1)]]);
        assert_eq!(both, ["───╮   ", "   ├───", "   ╰───"]);
        let crossing = drawn(&[[(0, 0), (6, 2)], [(0, 1), (6, 1)]]);
        assert_eq!(crossing[1], "───┼───");
        let swapped = drawn(&[[(0, 0), (6, 2)], [(0, 2), (6, 0)]]);
        assert_eq!(swapped, ["───┬───", "   │   ", "───┴───"]);
    }
}
