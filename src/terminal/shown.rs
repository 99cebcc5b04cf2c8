//! What the terminal shows, to compare the next paint with: sixteen bytes per cell instead of a second
//! buffer, so that a row is compared as one piece of memory.

use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

use super::sgr;

/// Symbol, foreground, background, modifiers.
type Packed = [u32; 4];

const BLANK: Packed = [b' ' as u32, 0, 0, 0];
/// Stands for symbols that don't fit. The bytes of a symbol never make this number.
const LONG: u32 = u32::MAX;

#[derive(Debug, Default)]
pub(super) struct ShownCells {
    area: Rect,
    cells: Vec<Packed>,
    /// The row being compared.
    row: Vec<Packed>,
    /// How many paints there were, for symbols that don't fit.
    paints: u32,
}

impl ShownCells {
    /// A blank screen.
    pub(super) fn new(area: Rect) -> Self {
        let cells = usize::from(area.width) * usize::from(area.height);
        Self {
            area,
            cells: vec![BLANK; cells],
            ..Self::default()
        }
    }

    pub(super) const fn area(&self) -> Rect {
        self.area
    }

    /// The cells of a buffer of the same area that look different from now on.
    pub(super) fn update<'now>(&mut self, now: &'now Buffer) -> Vec<(u16, u16, &'now Cell)> {
        self.paints = self.paints.wrapping_add(1);
        let width = usize::from(self.area.width.max(1));
        let rows = self.cells.chunks_mut(width).zip(now.content.chunks(width));
        let mut changed = Vec::new();
        for (y, (before, now)) in (self.area.y..).zip(rows) {
            self.row.clear();
            self.row
                .extend(now.iter().map(|cell| pack(cell, self.paints)));
            let cells = update_row(before, &self.row).into_iter().zip(now).zip(0..);
            let cells = cells.filter(|((has_changed, _), _)| *has_changed);
            changed.extend(cells.map(|((_, cell), x)| (x, y, cell)));
        }
        changed
    }
}

/// A symbol that doesn't fit differs from one paint to the next, so it is always painted.
fn pack(cell: &Cell, paint: u32) -> Packed {
    let symbol = match *cell.symbol().as_bytes() {
        [one] => u32::from(one),
        [one, two] => u32::from_le_bytes([one, two, 0, 0]),
        [one, two, three] => u32::from_le_bytes([one, two, three, 0]),
        [one, two, three, four] => u32::from_le_bytes([one, two, three, four]),
        _ => return [LONG, u32::from(cell.symbol().width() > 1), paint, 0],
    };
    let modifier = u32::from(cell.modifier.bits());
    [symbol, sgr::number(cell.fg), sgr::number(cell.bg), modifier]
}

/// Has each cell of the row changed? Empty if none has, as in most rows.
fn update_row(before: &mut [Packed], now: &[Packed]) -> Vec<bool> {
    if before == now {
        return Vec::new();
    }
    let mut beside = Beside::default();
    let cells = before.iter().zip(now);
    let changed = cells.map(|(before, now)| beside.has_changed(before, now));
    let changed = changed.collect();
    before.copy_from_slice(now);
    changed
}

/// The effect of a wide character on the next cell.
#[derive(Clone, Copy, Default, Eq, PartialEq)]
enum Beside {
    #[default]
    Nothing,
    /// The cell is the second half of a wide character.
    Hidden,
    /// It was the second half of a wide character that is overwritten, so the terminal has blanked it.
    Blanked,
}

impl Beside {
    /// Moves to the next cell. Has this one changed?
    fn has_changed(&mut self, before: &Packed, now: &Packed) -> bool {
        let is_hidden = *self == Self::Hidden;
        let has_changed = !is_hidden && (*self == Self::Blanked || before != now);
        *self = match (is_hidden, has_changed) {
            (false, _) if is_wide(now) => Self::Hidden,
            (true, _) | (_, true) if is_wide(before) => Self::Blanked,
            _ => Self::Nothing,
        };
        has_changed
    }
}

/// Characters of one or two bytes, lines and blocks are narrow: looking up the width would take longer
/// than everything else here.
fn is_wide([symbol, width, ..]: &Packed) -> bool {
    let bytes = symbol.to_le_bytes();
    match bytes {
        _ if *symbol == LONG => *width == 1,
        [_, _, 0, 0] | [0xe2, 0x94..=0x96, ..] => false,
        _ => {
            let symbol = str::from_utf8(&bytes).unwrap_or_default();
            symbol.trim_end_matches('\0').width() > 1
        }
    }
}

#[cfg(test)]
mod tests {
    use ratatui::style::{Color, Style};

    use super::*;

    /// The columns of the first row that are painted.
    fn painted(before: &Buffer, now: &Buffer) -> Vec<u16> {
        let mut shown = ShownCells::new(now.area);
        shown.update(before);
        let cells = shown.update(now).into_iter();
        cells.map(|(x, _, _)| x).collect()
    }

    fn changed(before: &str, now: &str) -> Vec<u16> {
        painted(&Buffer::with_lines([before]), &Buffer::with_lines([now]))
    }

    #[test]
    fn only_what_looks_different_is_painted() {
        assert_eq!(changed("hello", "hallo"), [1]);
        assert_eq!(changed("hello", "hello"), [0; 0]);
        assert_eq!(changed("a·🎳", "a·🎲"), [2]);
        let before = Buffer::with_lines(["abc"]);
        for style in [
            Style::new().red(),
            Style::new().on_red(),
            Style::new().fg(Color::Rgb(0, 0, 1)),
            Style::new().bg(Color::Indexed(200)),
            Style::new().bold(),
        ] {
            let mut now = before.clone();
            now.set_style(Rect::new(1, 0, 1, 1), style);
            assert_eq!(painted(&before, &now), [1], "{style:?}");
        }
    }

    #[test]
    fn symbols_that_do_not_fit_are_always_painted() {
        let (narrow, wide) = ("ae\u{301}\u{302}\u{303}b", "a\u{1100}\u{1161}b");
        assert_eq!(changed(narrow, narrow), [1]);
        assert_eq!(changed(wide, wide), [1]);
        assert_eq!(changed(narrow, "axc"), [1, 2]);
        assert_eq!(changed(wide, "axyb"), [1, 2]);
    }

    #[test]
    fn the_second_half_of_a_glyph_is_painted_only_if_it_is_gone() {
        assert_eq!(changed("한글", "한국"), [2]);
        assert_eq!(changed("ab", "한"), [0]);
        assert_eq!(changed("한c", "a c"), [0, 1]);
        assert_eq!(changed("a한 ", "한 c"), [0, 2, 3]);
        assert_eq!(changed("a한d", "한 d"), [0, 2]);
    }
}
