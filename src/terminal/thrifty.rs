//! A backend that writes as little as possible: it skips invisible changes (the colour and weight of
//! blanks) and attributes that are already set, and writes cells of the same style together, since
//! moving the cursor is cheaper than changing the style.

use std::io::{self, Write};

use crossterm::cursor::{MoveRight, MoveTo, MoveToColumn};
use crossterm::queue;
use crossterm::style::Print;
use ratatui::backend::{Backend, ClearType, CrosstermBackend, WindowSize};
use ratatui::buffer::Cell;
use ratatui::layout::{Position, Size};
use ratatui::style::{Color, Modifier};
use unicode_width::UnicodeWidthStr;

use super::sgr::{Sgr, SgrLayer};
use super::strokes::{Ink, Stroke, Strokes, VISIBLE};
use super::system;

#[derive(Debug)]
pub struct ThriftyBackend<W: Write>(CrosstermBackend<W>);

/// The cursor and style after the last write.
struct Quill {
    /// The last cell written, if the cursor is certainly behind it.
    at: Option<Position>,
    ink: Ink,
}

impl Quill {
    const fn new() -> Self {
        Self {
            at: None,
            ink: Ink {
                fg: Color::Reset,
                bg: Color::Reset,
                modifier: Modifier::empty(),
            },
        }
    }

    fn write(&mut self, stroke: &Stroke<'_>, output: &mut impl Write) -> io::Result<()> {
        self.go(stroke.at, output)?;
        let Ink { fg, bg, modifier } = stroke.ink;
        let mut sgr = Sgr::default();
        let is_blank = stroke.is_blank() && !self.ink.modifier.intersects(VISIBLE);
        if !is_blank {
            sgr.change(self.ink.modifier, modifier);
            self.ink.modifier = modifier;
        }
        if !is_blank && fg != self.ink.fg {
            self.ink.fg = fg;
            sgr.set(SgrLayer::Front, fg);
        }
        if bg != self.ink.bg {
            self.ink.bg = bg;
            sgr.set(SgrLayer::Back, bg);
        }
        sgr.write(output)?;
        // Terminals differ in how far a wide character moves the cursor.
        self.at = Some(stroke.at).filter(|_| stroke.symbol.width() == 1);
        output.write_all(stroke.symbol.as_bytes())
    }

    /// Moves the cursor by the shortest sequence.
    fn go(&self, place: Position, output: &mut impl Write) -> io::Result<()> {
        let Some(last) = self.at else {
            return queue!(output, MoveTo(place.x, place.y));
        };
        match (place.y.checked_sub(last.y), place.x.checked_sub(last.x)) {
            (Some(0), Some(1)) => Ok(()),
            (Some(0), Some(2)) => output.write_all(b"\x1b[C"),
            (Some(0), Some(columns @ 3..)) => queue!(output, MoveRight(columns - 1)),
            (Some(0), _) => queue!(output, MoveToColumn(place.x)),
            (Some(1), Some(1)) => output.write_all(b"\x1b[B"),
            // The column is set explicitly: a line feed may or may not return to the first one.
            (Some(1), _) => queue!(output, Print('\n'), MoveToColumn(place.x)),
            _ => queue!(output, MoveTo(place.x, place.y)),
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
        for stroke in Strokes::new(content).by_style() {
            pen.write(stroke, &mut self.0)?;
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

    /// crossterm would open the terminal device for this, and ratatui asks before each frame.
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
        let expected = "^[1;1H^[31ma ^[Cb^[3G^[42m ^[0m";
        assert_eq!(written(&cells), expected);
    }

    #[test]
    fn many_full_blocks_are_blanks_on_their_colour() {
        let blocks = |count: u16, style| {
            let cells: Vec<_> = (0..count).map(|x| (x, "█", style)).collect();
            written(&cells)
        };
        let colour = Style::new().fg(Color::Rgb(1, 2, 3));
        let expected = format!("^[1;1H^[48;2;1;2;3m{}^[0m", " ".repeat(12));
        assert_eq!(blocks(12, colour), expected);
        assert_eq!(blocks(12, colour.bold()), expected);
        assert_eq!(blocks(2, colour), "^[1;1H^[38;2;1;2;3m██^[0m");
        for style in [colour.dim(), colour.reversed(), Style::new().red()] {
            assert!(blocks(12, style).contains('█'), "{style:?}");
        }
    }

    #[test]
    fn the_shortest_way_is_taken() {
        let mut output = Vec::new();
        let cell = Cell::new("a");
        let places = [
            (9, 9),
            (10, 9),
            (12, 9),
            (20, 9),
            (21, 10),
            (5, 11),
            (5, 14),
            (5, 13),
        ];
        let places = places.into_iter().map(|(x, y)| (x, y, &cell));
        ThriftyBackend::new(&mut output).draw(places).unwrap();
        let written = String::from_utf8(output).unwrap().replace('\u{1b}', "^");
        assert_eq!(
            written,
            "^[10;10Haa^[Ca^[7Ca^[Ba\n^[6Ga^[15;6Ha^[14;6Ha^[0m"
        );
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
