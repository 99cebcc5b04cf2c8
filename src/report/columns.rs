//! Pads text to columns; wide characters count as two.

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

/// Entries in lines, as many per line as fit.
pub(crate) fn wrapped(
    entries: impl IntoIterator<Item = impl AsRef<str>>,
    between: &str,
    width: usize,
) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for entry in entries {
        let entry = entry.as_ref();
        match lines.last_mut() {
            Some(line) if line.width() + between.width() + entry.width() <= width => {
                line.push_str(between);
                line.push_str(entry);
            }
            _ => lines.push(entry.to_owned()),
        }
    }
    lines
}
