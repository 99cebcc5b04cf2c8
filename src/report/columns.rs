//! Text in columns, also where a glyph takes two of them.

use unicode_width::UnicodeWidthStr;

/// So wide at least, from the left.
pub(crate) fn left(text: &str, width: usize) -> String {
    format!("{text}{}", blanks(text, width))
}

/// So wide at least, at the right.
pub(crate) fn right(text: &str, width: usize) -> String {
    format!("{}{text}", blanks(text, width))
}

/// The width of the widest.
pub(crate) fn widest<'text>(texts: impl IntoIterator<Item = &'text str>) -> usize {
    let widths = texts.into_iter().map(UnicodeWidthStr::width);
    widths.max().unwrap_or_default()
}

fn blanks(text: &str, width: usize) -> String {
    " ".repeat(width.saturating_sub(text.width()))
}
