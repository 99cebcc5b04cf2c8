//! Capital letters and digits as large as fits, made of quarter blocks.

use font8x8::legacy::BASIC_LEGACY;
use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::widgets::Widget;

use crate::ui::{Glyphs, layout};

/// A letter or anything else of that size: rows of dots, the leftmost in the lowest bit.
pub(crate) type Picture = [u8; 8];

/// The dots of a letter, including the gap after and under it.
const DOTS: u16 = 8;
/// Without the gap: capitals and digits are as wide as they are high.
const DRAWN: u16 = 7;

/// The dots of a name, a gap and a score.
const PAIR: u16 = 51;

/// The largest scale of a dot.
const LARGEST: u16 = 24;

/// Quarter blocks by bits: top left 1, top right 2, bottom left 4, bottom right 8.
const QUARTERS: [&str; 16] = [
    " ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█",
];

/// How many half columns and half rows a dot of the font takes.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) struct Scale {
    across: u16,
    down: u16,
}

impl Scale {
    /// All scales, the largest first. A half row is twice as high as a half column is wide, so the
    /// letters are between square and slender. Empty for ASCII, which has no quarter blocks.
    pub(crate) fn all(glyphs: Glyphs) -> impl Iterator<Item = Self> {
        let is_drawn = move |size: &u16| glyphs == Glyphs::Unicode || size.is_multiple_of(2);
        let sizes = (1..=LARGEST).rev().filter(is_drawn);
        sizes.flat_map(move |across| {
            let downs = (across.div_ceil(2)..=across).rev().filter(is_drawn);
            downs.map(move |down| Self { across, down })
        })
    }

    /// The largest scale at which this many letters fit.
    pub(crate) fn for_letters(glyphs: Glyphs, letters: usize, room: Rect) -> Option<Self> {
        Self::all(glyphs).find(|scale| scale.fits(scale.width(letters), room))
    }

    /// The largest scale at which a name and a score fit.
    pub(crate) fn for_pair(glyphs: Glyphs, room: Rect) -> Option<Self> {
        Self::all(glyphs).find(|scale| scale.fits(scale.pair(), room))
    }

    const fn fits(self, width: u16, room: Rect) -> bool {
        width <= room.width && self.height() <= room.height
    }

    /// The width of this many letters.
    pub(crate) fn width(self, letters: usize) -> u16 {
        let letters = u16::try_from(letters).unwrap_or(u16::MAX / DOTS);
        self.columns((letters * DOTS).saturating_sub(1))
    }

    /// The columns from the first letter to the one after this many.
    pub(crate) fn step(self, letters: usize) -> u16 {
        self.columns(u16::try_from(letters).unwrap_or(u16::MAX / DOTS) * DOTS)
    }

    /// The width of a name and a score, three letters each.
    pub(crate) const fn pair(self) -> u16 {
        self.columns(PAIR)
    }

    const fn columns(self, dots: u16) -> u16 {
        dots.saturating_mul(self.across).div_ceil(2)
    }

    /// The rows from one line of letters to the next.
    pub(crate) const fn line(self) -> u16 {
        DOTS * self.down / 2
    }

    /// The height of a letter.
    pub(crate) const fn height(self) -> u16 {
        (DRAWN * self.down).div_ceil(2)
    }
}

/// Pictures side by side, from the top left corner of the area.
pub(crate) struct PictureRow {
    pub(crate) pictures: Vec<Picture>,
    pub(crate) style: Style,
    pub(crate) scale: Scale,
}

impl Widget for PictureRow {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let used = Rect {
            width: self.scale.width(self.pictures.len()).min(area.width),
            height: self.scale.height().min(area.height),
            ..area
        };
        for place in used.positions() {
            let filled = self.quarters(place.x - area.x, place.y - area.y);
            let symbol = QUARTERS.get(filled).copied().unwrap_or(" ");
            put(symbol, self.style, buffer.cell_mut(place));
        }
    }
}

fn put(symbol: &str, style: Style, cell: Option<&mut Cell>) {
    if let Some(cell) = cell {
        cell.set_symbol(symbol).set_style(style);
    }
}

impl PictureRow {
    /// Which quarters of a cell are filled.
    fn quarters(&self, column: u16, row: u16) -> usize {
        let is_filled = |right: u16, low: u16| {
            let across = (column * 2 + right) / self.scale.across;
            let down = (row * 2 + low) / self.scale.down;
            let picture = self.pictures.get(usize::from(across / DOTS));
            let line = picture.and_then(|picture| picture.get(usize::from(down)));
            line.is_some_and(|line| line >> (across % DOTS) & 1 == 1)
        };
        let filled = (0..4).filter(|quarter| is_filled(quarter % 2, quarter / 2));
        filled.map(|quarter| 1 << quarter).sum()
    }
}

/// A word in large letters.
pub(crate) struct LargeWord<'view> {
    pub(crate) word: &'view str,
    pub(crate) style: Style,
    pub(crate) scale: Scale,
}

impl Widget for LargeWord<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let row = PictureRow {
            pictures: self.word.chars().map(picture).collect(),
            style: self.style,
            scale: self.scale,
        };
        row.render(area, buffer);
    }
}

/// A name at the left and a score at the right of the width of a pair.
pub(crate) struct LargePair<'view> {
    pub(crate) name: LargeWord<'view>,
    pub(crate) score: LargeWord<'view>,
}

impl Widget for LargePair<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let scale = self.score.scale;
        let width = scale.width(self.score.word.len());
        let indent = scale.pair().saturating_sub(width);
        self.name.render(area, buffer);
        self.score.render(layout::right_of(area, indent), buffer);
    }
}

/// The picture of a letter; blank if the font lacks it.
fn picture(letter: char) -> Picture {
    let known = BASIC_LEGACY.get(letter as usize);
    known.copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn large(word: &str, scale: Scale) -> LargeWord<'_> {
        let style = Style::new();
        LargeWord { word, style, scale }
    }

    fn drawn(word: &str, (across, down): (u16, u16)) -> Vec<String> {
        let scale = Scale { across, down };
        let area = Rect::new(0, 0, scale.width(word.len()), scale.height());
        let mut buffer = Buffer::empty(area);
        large(word, scale).render(area, &mut buffer);
        let rows = buffer.content().chunks(usize::from(area.width));
        let text = |row: &[Cell]| row.iter().map(Cell::symbol).collect();
        let lines = rows.map(text);
        lines
            .map(|line: String| line.trim_end().to_owned())
            .collect()
    }

    #[test]
    fn the_smallest_letters_are_quarters_of_cells() {
        assert_eq!(drawn("7", (1, 1)), ["█▀█", " ▗▛", " █", " ▀"]);
    }

    #[test]
    fn an_even_scale_needs_whole_cells_alone() {
        let lines = drawn("L", (2, 2));
        assert_eq!(lines[0], "████");
        assert_eq!(lines[6], "███████");
        let all: String = drawn("AB8", (4, 2)).concat();
        assert!(all.chars().all(|sign| matches!(sign, '█' | ' ')));
    }

    #[test]
    fn the_largest_that_fits_is_taken() {
        let largest = |width, height| {
            let scale = Scale::for_letters(Glyphs::Unicode, 3, Rect::new(0, 0, width, height));
            scale.map(|scale| (scale.width(3), scale.height()))
        };
        assert_eq!(largest(11, 4), None);
        assert_eq!(largest(12, 4), Some((12, 4)));
        assert_eq!(largest(80, 24), Some((69, 21)));
        assert_eq!(largest(80, 3), None);
    }

    #[test]
    fn a_name_and_a_score_keep_their_distance() {
        let area = Rect::new(0, 0, 26, 4);
        let scale = Scale::for_pair(Glyphs::Unicode, area).unwrap();
        assert_eq!(scale.pair(), 26);
        let mut buffer = Buffer::empty(area);
        let (name, score) = (large("MMM", scale), large("300", scale));
        LargePair { name, score }.render(area, &mut buffer);
        let middle = buffer.content().iter().skip(12).step_by(26);
        assert!(middle.map(Cell::symbol).all(|symbol| symbol == " "));
    }

    #[test]
    fn in_ascii_only_whole_cells_are_used() {
        let is_whole = |scale: Scale| (scale.across | scale.down).is_multiple_of(2);
        assert!(Scale::all(Glyphs::Ascii).all(is_whole));
        assert!(!Scale::all(Glyphs::Unicode).all(is_whole));
    }
}
