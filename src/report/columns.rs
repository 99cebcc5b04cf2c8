//! Pads text to columns; wide glyphs count as two.

use unicode_width::UnicodeWidthStr;

/// Left-aligned, at least this wide.
pub(crate) fn left(text: &str, width: usize) -> String {
    format!("{text}{}", blanks(text, width))
}

/// Right-aligned, at least this wide.
pub(crate) fn right(text: &str, width: usize) -> String {
    format!("{}{text}", blanks(text, width))
}

/// The width of the widest text.
pub(crate) fn widest<'text>(texts: impl IntoIterator<Item = &'text str>) -> usize {
    let widths = texts.into_iter().map(UnicodeWidthStr::width);
    widths.max().unwrap_or_default()
}

fn blanks(text: &str, width: usize) -> String {
    " ".repeat(width.saturating_sub(text.width()))
}
