//! A backend that writes as little as possible: nobody sees the colour or the weight of a blank, and
//! what a cell has in common with the one before is not said again.

use std::io::{self, Write};

use crossterm::cursor::{MoveRight, MoveTo};
use crossterm::queue;
use crossterm::style::{
    Attribute, Print, ResetColor, SetAttribute, SetBackgroundColor, SetForegroundColor,
};
use ratatui::backend::{Backend, ClearType, CrosstermBackend, IntoCrossterm, WindowSize};
use ratatui::buffer::Cell;
use ratatui::layout::{Position, Size};
use ratatui::style::{Color, Modifier};
use unicode_width::UnicodeWidthStr;

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

/// The weights, which end together.
const WEIGHTS: Modifier = Modifier::BOLD.union(Modifier::DIM);
/// What shows on a blank.
const VISIBLE: Modifier = Modifier::REVERSED.union(Modifier::UNDERLINED);

const BEGIN: [(Modifier, Attribute); 4] = [
    (Modifier::BOLD, Attribute::Bold),
    (Modifier::DIM, Attribute::Dim),
    (Modifier::REVERSED, Attribute::Reverse),
    (Modifier::UNDERLINED, Attribute::Underlined),
];

const END: [(Modifier, Attribute); 3] = [
    (WEIGHTS, Attribute::NormalIntensity),
    (Modifier::REVERSED, Attribute::NoReverse),
    (Modifier::UNDERLINED, Attribute::NoUnderline),
];

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
        let is_blank = cell.symbol() == " " && !(cell.modifier | self.modifier).intersects(VISIBLE);
        if !is_blank {
            self.set_modifier(cell.modifier, output)?;
        }
        if !is_blank && cell.fg != self.fg {
            self.fg = cell.fg;
            queue!(output, SetForegroundColor(cell.fg.into_crossterm()))?;
        }
        if cell.bg != self.bg {
            self.bg = cell.bg;
            queue!(output, SetBackgroundColor(cell.bg.into_crossterm()))?;
        }
        // Terminals differ in how far a wide glyph goes.
        self.at = Some(place).filter(|_| cell.symbol().width() == 1);
        queue!(output, Print(cell.symbol()))
    }

    /// The shortest way there.
    fn go(&self, place: Position, output: &mut impl Write) -> io::Result<()> {
        let last = self.at;
        let ahead = last.filter(|last| last.y == place.y && last.x < place.x);
        match ahead.map(|last| place.x - last.x) {
            Some(1) => Ok(()),
            Some(columns) => queue!(output, MoveRight(columns - 1)),
            None => queue!(output, MoveTo(place.x, place.y)),
        }
    }

    fn set_modifier(&mut self, wanted: Modifier, output: &mut impl Write) -> io::Result<()> {
        let gone = self.modifier - wanted;
        for (modifier, end) in END.into_iter().filter(|(own, _)| gone.intersects(*own)) {
            self.modifier -= modifier;
            queue!(output, SetAttribute(end))?;
        }
        let new = wanted - self.modifier;
        for (_, begin) in BEGIN.into_iter().filter(|(own, _)| new.contains(*own)) {
            queue!(output, SetAttribute(begin))?;
        }
        self.modifier = wanted;
        Ok(())
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
        for (x, y, cell) in content {
            pen.write(Position::new(x, y), cell, &mut self.0)?;
        }
        queue!(self.0, ResetColor, SetAttribute(Attribute::Reset))
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

    fn size(&self) -> io::Result<Size> {
        self.0.size()
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
        let expected = "^[1;1H^[38;5;1ma ^[48;5;2m ^[49mb^[0m^[0m";
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
        let expected = "^[1;1H^[1mab^[22m^[2mc^[22md^[0m^[0m";
        assert_eq!(written(&cells), expected);
    }

    #[test]
    fn reversed_blanks_are_seen() {
        let reversed = Style::new().reversed().cyan();
        let cells = [(0, " ", reversed), (1, " ", Style::new())];
        assert_eq!(written(&cells), "^[1;1H^[7m^[38;5;6m ^[27m^[39m ^[0m^[0m");
    }

    #[test]
    fn after_a_wide_glyph_the_place_is_said_again() {
        let plain = Style::new();
        let cells = [(0, "한", plain), (2, "a", plain), (5, "b", plain)];
        assert_eq!(written(&cells), "^[1;1H한^[1;3Ha^[2Cb^[0m^[0m");
    }
}
