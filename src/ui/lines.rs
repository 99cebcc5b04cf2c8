//! Functions on lines of text.

use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

/// Joins lines side by side, the second ones from this column on.
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

/// The spans of a line, each with the style of the line, which they would lose otherwise.
pub(crate) fn spans(line: Line<'static>) -> impl Iterator<Item = Span<'static>> {
    let style = line.style;
    let spans = line.spans.into_iter();
    spans.map(move |span| {
        let own = style.patch(span.style);
        span.style(own)
    })
}

/// With a blank before it, as used in a box.
pub(crate) fn indented(line: Line<'_>) -> Line<'_> {
    let style = line.style;
    let spans = [Span::raw(" ")].into_iter().chain(line.spans);
    spans.collect::<Line<'_>>().style(style)
}

/// The words of the line that fit: none is cut in half.
pub(crate) fn whole(line: Line<'_>, width: u16) -> Line<'_> {
    if line.width() <= usize::from(width) {
        return line;
    }
    let text = line.to_string();
    // Without the separator between the last word and the next one.
    let fitting = fitting(&text, width).unwrap_or_default();
    let fitting = fitting.trim_end_matches([' ', '·', ',', ':']);
    split(line, fitting.len()).0
}

/// Wraps a line between words; only a word wider than a line is cut.
pub(crate) fn wrapped(mut line: Line<'_>, width: u16) -> Vec<Line<'_>> {
    let mut lines = vec![];
    while line.width() > usize::from(width) {
        let text = line.to_string();
        let first = || text.split(' ').next();
        let Some(words) = fitting(&text, width).or_else(first) else {
            break;
        };
        let (own, rest) = split(line, words.len());
        let blanks = rest.to_string();
        let blanks = blanks.len() - blanks.trim_start().len();
        line = split(rest, blanks).1;
        lines.push(own);
    }
    lines.push(line);
    lines
}

/// The same, but a word wider than a line continues in the next one.
pub(crate) fn broken(line: Line<'_>, width: u16) -> Vec<Line<'_>> {
    let lines = wrapped(line, width).into_iter();
    lines.flat_map(|line| in_pieces(line, width)).collect()
}

fn in_pieces(mut line: Line<'_>, width: u16) -> Vec<Line<'_>> {
    let mut pieces = vec![];
    while let Some(end) = end_of_piece(&line, width) {
        let (own, rest) = split(line, end);
        pieces.push(own);
        line = rest;
    }
    pieces.push(line);
    pieces
}

/// Where to break a line that is too wide. None if it fits, or if not even one character does.
fn end_of_piece(line: &Line<'_>, width: u16) -> Option<usize> {
    let text = line.to_string();
    let fits = |end: &usize| text.get(..*end).unwrap_or_default().width() <= width.into();
    let ends = text.char_indices().map(|(end, _)| end).skip(1);
    ends.take_while(fits).last().filter(|_| !fits(&text.len()))
}

/// The words that fit. None if not even the first one does.
fn fitting(text: &str, width: u16) -> Option<&str> {
    let ends = text.match_indices(' ').map(|(end, _)| end);
    let parts = ends.filter_map(|end| text.get(..end));
    let parts = parts.filter(|part| !part.trim().is_empty());
    parts
        .take_while(|part| part.width() <= usize::from(width))
        .last()
}

/// The line up to this byte, and the rest.
fn split<'line>(line: Line<'_>, at: usize) -> (Line<'line>, Line<'line>) {
    let (style, alignment) = (line.style, line.alignment);
    let mut left = at;
    let (mut first, mut second) = (vec![], vec![]);
    for span in line.spans {
        let own = left.min(span.content.len());
        let (before, after) = span.content.split_at(own);
        first.push(Span::styled(before.to_owned(), span.style));
        second.push(Span::styled(after.to_owned(), span.style));
        left -= own;
    }
    let part = |spans| Line {
        style,
        alignment,
        spans,
    };
    (part(first), part(second))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_whole_words_are_left_of_a_long_line() {
        let line = Line::from(vec![Span::raw("type its ba"), Span::raw("lls · Enter")]);
        let left = |width| whole(line.clone(), width).to_string();
        assert_eq!(left(22), "type its balls · Enter");
        assert_eq!(left(21), "type its balls");
        assert_eq!(left(16), "type its balls");
        assert_eq!(left(13), "type its");
        assert_eq!(left(3), "");
        let korean = Line::raw("게임 끝났습니다");
        assert_eq!(whole(korean, 9).to_string(), "게임");
    }

    #[test]
    fn a_long_line_is_wrapped_between_words() {
        let line = Line::from(vec![Span::raw(" only 4 pins "), Span::raw("are left: 0")]);
        let rows = |width| -> Vec<_> {
            let rows = wrapped(line.clone(), width).into_iter();
            rows.map(|row| row.to_string()).collect()
        };
        assert_eq!(rows(24), [" only 4 pins are left: 0"]);
        assert_eq!(rows(23), [" only 4 pins are left:", "0"]);
        assert_eq!(rows(13), [" only 4 pins", "are left: 0"]);
        assert_eq!(rows(3), ["", "only", "4", "pins", "are", "left:", "0"]);
        let rows = |width| -> Vec<_> {
            let rows = broken(line.clone(), width).into_iter();
            rows.map(|row| row.to_string()).collect()
        };
        assert_eq!(
            rows(3),
            ["", "onl", "y", "4", "pin", "s", "are", "lef", "t:", "0"]
        );
        assert_eq!(rows(0).concat().replace(' ', ""), "only4pinsareleft:0");
        let korean = Line::raw("여기에 표시됩니다");
        assert_eq!(wrapped(korean, 16).len(), 2);
    }
}
