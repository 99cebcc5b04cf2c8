//! Large letters for names, scores and calls: capitals, digits and a few signs, readable from the far
//! end of the room.
//!
//! A letter is six dots high and three to five wide, with one dot between letters. At size `n` a
//! dot is `n` columns by `n` half rows, so a letter takes `3n` rows.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Span;
use ratatui::widgets::Widget;
use unicode_width::UnicodeWidthStr;

use crate::ui::writing::Writing;
use crate::ui::{Glyphs, layout};

/// A letter drawn at size 1, two rows of dots per line: `▀` is the upper one, `▄` the lower.
type Drawing = [&'static str; 3];

/// The rows of a letter at size 1, and the width of the widest in dots.
const ROWS: u16 = 3;
const WIDEST: usize = 5;

/// A word in large letters, starting at the upper left corner of its area.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Letters<'word> {
    pub(crate) word: &'word str,
    pub(crate) size: Size,
    pub(crate) style: Style,
}

/// A word in large letters, or in plain text if it has no size.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Word<'word> {
    pub(crate) text: &'word str,
    pub(crate) size: Option<Size>,
    pub(crate) style: Style,
}

impl Word<'_> {
    pub(crate) fn width(&self) -> u16 {
        let plain = || layout::cells(self.text.width());
        self.size.map_or_else(plain, |size| size.width(self.text))
    }

    pub(crate) fn rows(&self) -> u16 {
        self.size.map_or(1, Size::rows)
    }
}

impl Widget for Word<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let Self {
            text: word,
            size,
            style,
        } = self;
        match size {
            Some(size) => Letters { word, size, style }.render(area, buffer),
            None => Span::styled(word, style).write(area, buffer),
        }
    }
}

/// The width of a dot in columns, and its height in half rows.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub(crate) struct Size(u16);

impl Size {
    pub(crate) const ONE: Self = Self(1);
    pub(crate) const TWO: Self = Self(2);
    pub(crate) const LARGEST: Self = Self(4);
    pub(crate) const DESCENDING: [Self; 4] = [Self(4), Self(3), Self(2), Self(1)];

    /// The largest size at which the word fits. ASCII has whole cells only, so its sizes are even.
    pub(crate) fn largest(word: &str, room: Rect, glyphs: Glyphs) -> Option<Self> {
        let mut sizes = Self::DESCENDING.into_iter();
        sizes.find(|size| {
            size.is_drawn(glyphs) && size.rows() <= room.height && size.width(word) <= room.width
        })
    }

    /// Can letters of this size be drawn with these glyphs?
    pub(crate) fn is_drawn(self, glyphs: Glyphs) -> bool {
        glyphs == Glyphs::Unicode || self.0.is_multiple_of(2)
    }

    pub(crate) const fn rows(self) -> u16 {
        ROWS * self.0
    }

    /// The width of this many dots, in columns.
    pub(crate) const fn columns(self, dots: u16) -> u16 {
        dots * self.0
    }

    pub(crate) fn width(self, word: &str) -> u16 {
        let dots = word.chars().map(|letter| dots_across(letter) + 1);
        dots.sum::<u16>().saturating_sub(1) * self.0
    }
}

impl Widget for Letters<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let mut left = area.x;
        for letter in self.word.chars() {
            let room = Rect { x: left, ..area }.intersection(area);
            self.render_letter(letter, room, buffer);
            left = left.saturating_add((dots_across(letter) + 1) * self.size.0);
        }
    }
}

impl Letters<'_> {
    fn render_letter(&self, letter: char, room: Rect, buffer: &mut Buffer) {
        let Size(dot) = self.size;
        let drawing = drawing(letter);
        let own = Rect {
            width: dots_across(letter) * dot,
            height: self.size.rows(),
            ..room
        };
        for row in own.intersection(room).rows() {
            let down = (row.y - own.y) * 2;
            let halves = [down, down + 1].map(|half| filled(drawing, half / dot));
            self.render_row(halves, row, buffer);
        }
    }

    fn render_row(&self, halves: [[bool; WIDEST]; 2], row: Rect, buffer: &mut Buffer) {
        let Size(dot) = self.size;
        for place in row.columns().map(Rect::as_position) {
            let across = usize::from((place.x - row.x) / dot);
            let symbol = match halves.map(|dots| dots.get(across) == Some(&true)) {
                [true, true] => "█",
                [true, false] => "▀",
                [false, true] => "▄",
                [false, false] => continue,
            };
            buffer
                .cell_mut(place)
                .map(|cell| cell.set_symbol(symbol).set_style(self.style));
        }
    }
}

/// Which dots of a row are filled.
fn filled(drawing: Drawing, down: u16) -> [bool; WIDEST] {
    let half = if down.is_multiple_of(2) { '▀' } else { '▄' };
    let row = drawing.into_iter().nth(usize::from(down / 2));
    let mut filled = [false; WIDEST];
    for (dot, drawn) in filled.iter_mut().zip(row.unwrap_or_default().chars()) {
        *dot = drawn == '█' || drawn == half;
    }
    filled
}

fn dots_across(letter: char) -> u16 {
    let [row, ..] = drawing(letter);
    u16::try_from(row.chars().count()).unwrap_or(0)
}

/// Characters without a drawing are blank.
fn drawing(letter: char) -> Drawing {
    let letter = letter.to_ascii_uppercase();
    let mut drawn = FACE.iter();
    let found = drawn.find(|(drawn, _)| *drawn == letter);
    found.map_or(["   "; 3], |(_, drawing)| *drawing)
}

#[rustfmt::skip]
const FACE: &[(char, Drawing)] = &[
    ('A', ["█▀▀█", "█▄▄█", "█  █"]),
    ('B', ["█▀▀▄", "█▀▀▄", "█▄▄▀"]),
    ('C', ["█▀▀▀", "█   ", "█▄▄▄"]),
    ('D', ["█▀▀▄", "█  █", "█▄▄▀"]),
    ('E', ["█▀▀▀", "█▀▀ ", "█▄▄▄"]),
    ('F', ["█▀▀▀", "█▀▀ ", "█   "]),
    ('G', ["█▀▀▀", "█ ▀█", "█▄▄█"]),
    ('H', ["█  █", "█▀▀█", "█  █"]),
    ('I', ["▀█▀", " █ ", "▄█▄"]),
    ('J', ["   █", "▄  █", "█▄▄█"]),
    ('K', ["█ ▄█", "███ ", "█ ▀█"]),
    ('L', ["█   ", "█   ", "█▄▄▄"]),
    ('M', ["█▄ ▄█", "█▀█▀█", "█   █"]),
    ('N', ["█▄ █", "█▀██", "█  █"]),
    ('O', ["█▀▀█", "█  █", "█▄▄█"]),
    ('P', ["█▀▀▄", "█▄▄▀", "█   "]),
    ('Q', ["█▀▀█", "█  █", "█▄██"]),
    ('R', ["█▀▀▄", "█▄▄▀", "█ ▀█"]),
    ('S', ["▄█▀▀", " ▀█▄", "▄▄█▀"]),
    ('T', ["▀▀█▀▀", "  █  ", "  █  "]),
    ('U', ["█  █", "█  █", "█▄▄█"]),
    ('V', ["█   █", "▀█ █▀", " ▀█▀ "]),
    ('W', ["█   █", "█▄█▄█", "▀█ █▀"]),
    ('X', ["█▄ ▄█", " ███ ", "█▀ ▀█"]),
    ('Y', ["█▄ ▄█", " ▀█▀ ", "  █  "]),
    ('Z', ["▀▀▀█", "▄█▀ ", "█▄▄▄"]),
    ('0', ["█▀▀█", "█  █", "█▄▄█"]),
    ('1', ["▄█ ", " █ ", "▄█▄"]),
    ('2', ["▀▀▀█", "█▀▀▀", "█▄▄▄"]),
    ('3', ["▀▀▀█", " ▀▀█", "▄▄▄█"]),
    ('4', ["█  █", "▀▀▀█", "   █"]),
    ('5', ["█▀▀▀", "▀▀▀█", "▄▄▄█"]),
    ('6', ["█▀▀▀", "█▀▀█", "█▄▄█"]),
    ('7', ["▀▀▀█", "  █▀", "  █ "]),
    ('8', ["█▀▀█", "█▀▀█", "█▄▄█"]),
    ('9', ["█▀▀█", "▀▀▀█", "▄▄▄█"]),
    ('/', ["  ▄█", " ██ ", "█▀  "]),
    ('!', ["█", "█", "▄"]),
    ('-', ["   ", "▀▀▀", "   "]),
    ('+', ["   ", "▄█▄", " ▀ "]),
    ('.', [" ", " ", "▄"]),
];

#[cfg(test)]
mod tests {
    use super::*;

    fn painted(word: &str, size: Size) -> Buffer {
        let area = Rect::new(0, 0, size.width(word), size.rows());
        let mut buffer = Buffer::empty(area);
        let style = Style::new();
        Letters { word, size, style }.render(area, &mut buffer);
        buffer
    }

    #[test]
    fn a_dot_is_a_column_by_half_a_row_at_size_one() {
        let expected = ["█▀▀▄    █ ▄█▀▀", "█▄▄▀ ▄  █  ▀█▄", "█    █▄▄█ ▄▄█▀"];
        assert_eq!(painted("pjs", Size::ONE), Buffer::with_lines(expected));
    }

    #[test]
    fn larger_sizes_scale_the_dots_both_ways() {
        let expected = [
            "  ██    ██",
            "████    ██",
            "  ██    ██",
            "  ██    ██",
            "  ██      ",
            "██████  ██",
        ];
        assert_eq!(painted("1!", Size::TWO), Buffer::with_lines(expected));
        let three = painted("K", Size(3));
        assert_eq!(three.area, Rect::new(0, 0, 12, 9));
        assert_eq!(three[(0, 0)].symbol(), "█");
        assert_eq!(three[(6, 1)].symbol(), "▄");
    }

    #[test]
    fn every_letter_and_figure_is_drawn_and_fits() {
        for letter in ('A'..='Z').chain('0'..='9') {
            assert!(FACE.iter().any(|(drawn, _)| *drawn == letter), "{letter}");
        }
        for (letter, rows) in FACE {
            let widths = rows.map(|row| row.chars().count());
            assert!(widths.iter().all(|width| *width == widths[0]), "{letter}");
        }
        assert!(Size::ONE.width("MWX") <= 17 && Size::TWO.width("MWX") <= 34);
        assert!(Size::ONE.width("300") <= 14 && Size::TWO.width("300") <= 28);
    }

    #[test]
    fn the_largest_size_that_fits_is_taken_and_ascii_has_even_ones() {
        let room = Rect::new(0, 0, 60, 10);
        assert_eq!(Size::largest("PJS", room, Glyphs::Unicode), Some(Size(3)));
        assert_eq!(Size::largest("PJS", room, Glyphs::Ascii), Some(Size(2)));
        let low = Rect::new(0, 0, 60, 5);
        assert_eq!(Size::largest("PJS", low, Glyphs::Unicode), Some(Size(1)));
        assert_eq!(Size::largest("PJS", low, Glyphs::Ascii), None);
        assert_eq!(
            Size::largest("PJS", Rect::new(0, 0, 9, 9), Glyphs::Unicode),
            None
        );
    }

    #[test]
    fn a_word_is_clipped_to_its_area() {
        let mut buffer = Buffer::empty(Rect::new(0, 0, 6, 2));
        let (size, style) = (Size::ONE, Style::new());
        let word = "PJS";
        Letters { word, size, style }.render(Rect::new(1, 0, 5, 2), &mut buffer);
        assert_eq!(buffer, Buffer::with_lines([" █▀▀▄ ", " █▄▄▀ "]));
    }
}
