//! A backend that writes as little as possible: nobody sees the colour or the weight of a blank, what
//! a cell has in common with the one before is not said again, and cells of the same style are
//! written together, since going to another place takes less than changing a style.

use std::io::{self, Write};

use crossterm::cursor::{MoveRight, MoveTo};
use crossterm::queue;
use ratatui::backend::{Backend, ClearType, CrosstermBackend, WindowSize};
use ratatui::buffer::Cell;
use ratatui::layout::{Position, Size};
use ratatui::style::{Color, Modifier};
use unicode_width::UnicodeWidthStr;

use super::sgr::{Sgr, SgrLayer};
use super::strokes::{VISIBLE, by_style, is_blank};
use super::system;

#[derive(Debug)]
pub struct ThriftyBackend<W: Write>(CrosstermBackend<W>);

/// What was written last.
struct Quill {
    /// The cell before the cursor, if that is certain.
    at: Option<Position>,
    fg: Color,
    bg: Color,
    modifier: Modifier,
}

impl Quill {
    const fn new() -> Self {
        Self {
            at: None,
            fg: Color::Reset,
            bg: Color::Reset,
            modifier: Modifier::empty(),
        }
    }

    fn write(&mut self, place: Position, cell: &Cell, output: &mut impl Write) -> io::Result<()> {
        self.go(place, output)?;
        let mut sgr = Sgr::default();
        let is_blank = is_blank(cell) && !self.modifier.intersects(VISIBLE);
        if !is_blank {
            sgr.change(self.modifier, cell.modifier);
            self.modifier = cell.modifier;
        }
        if !is_blank && cell.fg != self.fg {
            self.fg = cell.fg;
            sgr.set(SgrLayer::Front, cell.fg);
        }
        if cell.bg != self.bg {
            self.bg = cell.bg;
            sgr.set(SgrLayer::Back, cell.bg);
        }
        sgr.write(output)?;
        // Terminals differ in how far a wide glyph goes.
        self.at = Some(place).filter(|_| cell.symbol().width() == 1);
        output.write_all(cell.symbol().as_bytes())
    }

    /// The shortest way there.
    fn go(&self, place: Position, output: &mut impl Write) -> io::Result<()> {
        let last = self.at;
        let ahead = last.filter(|last| last.y == place.y && last.x < place.x);
        match ahead.map(|last| place.x - last.x) {
            Some(1) => Ok(()),
            Some(2) => output.write_all(b"\x1b[C"),
            Some(columns) => queue!(output, MoveRight(columns - 1)),
            None => queue!(output, MoveTo(place.x, place.y)),
        }
    }
}

impl<W: Write> ThriftyBackend<W> {
    pub const fn new(output: W) -> Self {
        Self(CrosstermBackend::new(output))
    }
}

impl<W: Write> Backend for ThriftyBackend<W> {
    type Error = io::Error;

    fn draw<'cell, I>(&mut self, content: I) -> io::Result<()>
    where
        I: Iterator<Item = (u16, u16, &'cell Cell)>,
    {
        let mut pen = Quill::new();
        for (x, y, cell) in by_style(content) {
            pen.write(Position::new(x, y), cell, &mut self.0)?;
        }
        self.0.write_all(Sgr::RESET)
    }

    fn hide_cursor(&mut self) -> io::Result<()> {
        self.0.hide_cursor()
    }

    fn show_cursor(&mut self) -> io::Result<()> {
        self.0.show_cursor()
    }

    fn get_cursor_position(&mut self) -> io::Result<Position> {
        self.0.get_cursor_position()
    }

    fn set_cursor_position<P: Into<Position>>(&mut self, position: P) -> io::Result<()> {
        self.0.set_cursor_position(position)
    }

    fn clear(&mut self) -> io::Result<()> {
        self.0.clear()
    }

    fn clear_region(&mut self, region: ClearType) -> io::Result<()> {
        self.0.clear_region(region)
    }

    /// crossterm would open the terminal's device for it, and ratatui asks before each paint.
    fn size(&self) -> io::Result<Size> {
        let told = system::size();
        told.filter(|told| told.area() > 0)
            .map_or_else(|| self.0.size(), Ok)
    }

    fn window_size(&mut self) -> io::Result<WindowSize> {
        self.0.window_size()
    }

    fn flush(&mut self) -> io::Result<()> {
        Backend::flush(&mut self.0)
    }
}

#[cfg(test)]
mod tests {
    use ratatui::style::Style;

    use super::*;

    fn written(cells: &[(u16, &str, Style)]) -> String {
        let mut output = Vec::new();
        let cells: Vec<_> = cells
            .iter()
            .map(|(x, symbol, style)| {
                let mut cell = Cell::default();
                cell.set_symbol(symbol).set_style(*style);
                (*x, cell)
            })
            .collect();
        let content = cells.iter().map(|(x, cell)| (*x, 0, cell));
        ThriftyBackend::new(&mut output).draw(content).unwrap();
        String::from_utf8(output).unwrap().replace('\u{1b}', "^")
    }

    #[test]
    fn a_blank_says_only_its_ground() {
        let red = Style::new().red();
        let muted = Style::new().dim().blue();
        let cells = [
            (0, "a", red),
            (1, " ", muted),
            (2, " ", muted.on_green()),
            (3, "b", red),
        ];
        let expected = "^[1;1H^[31ma ^[Cb^[1;3H^[42m ^[0m";
        assert_eq!(written(&cells), expected);
    }

    #[test]
    fn weights_begin_and_end_once() {
        let (bold, dim) = (Style::new().bold(), Style::new().dim());
        let cells = [
            (0, "a", bold),
            (1, "b", bold),
            (2, "c", dim),
            (3, "d", Style::new()),
        ];
        let expected = "^[1;1H^[1mab^[22;2mc^[22md^[0m";
        assert_eq!(written(&cells), expected);
    }

    #[test]
    fn reversed_blanks_are_seen() {
        let reversed = Style::new().reversed().cyan();
        let cells = [(0, " ", reversed), (1, " ", Style::new())];
        assert_eq!(written(&cells), "^[1;1H^[7;36m ^[27;39m ^[0m");
    }

    #[test]
    fn after_a_wide_glyph_the_place_is_said_again() {
        let plain = Style::new();
        let cells = [(0, "한", plain), (2, "a", plain), (5, "b", plain)];
        assert_eq!(written(&cells), "^[1;1H한^[1;3Ha^[2Cb^[0m");
    }
}
