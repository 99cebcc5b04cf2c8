//! The last pass over the buffer: blanks half characters, and fills in the background.

use ratatui::buffer::{Buffer, Cell};
use ratatui::style::{Color, Style};
use unicode_width::UnicodeWidthStr;

/// Row by row: a large buffer does not fit into the fastest cache.
pub(super) fn finish(ground: Style, buffer: &mut Buffer) {
    let width = usize::from(buffer.area.width.max(1));
    for row in buffer.content.chunks_mut(width) {
        blank_halves(row);
        fill(ground, row);
    }
}

/// Blanks a wide character whose second column was overwritten.
fn blank_halves(row: &mut [Cell]) {
    let mut cells = row.iter_mut().peekable();
    while let Some(cell) = cells.next() {
        let is_taken = |next: &&mut Cell| next.symbol() != " ";
        if is_wide(cell.symbol()) && cells.peek().is_some_and(is_taken) {
            cell.set_symbol(" ");
        }
    }
}

/// Most cells hold ASCII, or a line or block from U+2500 to U+25BF; looking up a width is the slowest
/// part of this pass.
fn is_wide(symbol: &str) -> bool {
    match symbol.as_bytes() {
        [_] | [0xe2, 0x94..=0x96, _] => false,
        _ => symbol.width() > 1,
    }
}

/// Applies the theme's background to every cell without one. Done once for the whole buffer, so
/// that no widget can forget it.
fn fill(ground: Style, row: &mut [Cell]) {
    let (Some(ink), Some(behind)) = (ground.fg, ground.bg) else {
        return;
    };
    for cell in row {
        if cell.fg == Color::Reset {
            cell.fg = ink;
        }
        if cell.bg == Color::Reset {
            cell.bg = behind;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_a_glyph_is_a_blank_and_a_whole_one_stays() {
        let mut buffer = Buffer::with_lines(["게임 끝"]);
        buffer.set_string(3, 0, "│", Style::new());
        finish(Style::new(), &mut buffer);
        let line: Vec<_> = buffer.content.iter().map(Cell::symbol).collect();
        assert_eq!(line, ["게", " ", " ", "│", " ", "끝", " "]);
    }
}
