//! Lines of text put together.

use ratatui::text::{Line, Span};

/// Lines side by side, the others from this column on.
pub(crate) fn beside(
    lines: Vec<Line<'static>>,
    others: Vec<Line<'static>>,
    column: usize,
) -> Vec<Line<'static>> {
    let count = lines.len().max(others.len());
    let (mut lines, mut others) = (lines.into_iter(), others.into_iter());
    let row = |_| {
        let line = lines.next().unwrap_or_default();
        let blanks = column.saturating_sub(line.width());
        let blanks = Span::raw(" ".repeat(blanks));
        let others = spans(others.next().unwrap_or_default());
        spans(line).chain([blanks]).chain(others).collect()
    };
    (0..count).map(row).collect()
}

/// The spans of a line with its style: on their own they would lose it.
pub(crate) fn spans(line: Line<'static>) -> impl Iterator<Item = Span<'static>> {
    let style = line.style;
    let spans = line.spans.into_iter();
    spans.map(move |span| {
        let own = style.patch(span.style);
        span.style(own)
    })
}
