//! Writes text to the buffer.
//!
//! ratatui splits every text into graphemes and looks up their widths, which takes a sixth of a paint.
//! Nearly all text here is plain: each character is a grapheme of one column.

use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::{Alignment, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;

use super::layout;

/// The same output as ratatui's rendering, but faster.
pub(crate) trait Writing {
    fn write(&self, area: Rect, buffer: &mut Buffer);
}

impl Writing for Line<'_> {
    fn write(&self, area: Rect, buffer: &mut Buffer) {
        let row = first_row(area, buffer);
        let width: Option<usize> = self.spans.iter().map(plain_width).sum();
        let spare = width.and_then(|width| row.len().checked_sub(width));
        let (Some(1..), Some(spare)) = (width, spare) else {
            return self.render(area, buffer);
        };
        if self.style != Style::new() {
            patch(row, self.style);
        }
        let before = match self.alignment {
            Some(Alignment::Center) => spare / 2,
            Some(Alignment::Right) => spare,
            Some(Alignment::Left) | None => 0,
        };
        let mut cells = row.iter_mut().skip(before);
        self.spans.iter().for_each(|span| put(span, &mut cells));
    }
}

impl Writing for Span<'_> {
    fn write(&self, area: Rect, buffer: &mut Buffer) {
        match plain_width(self) {
            Some(_) => put(self, first_row(area, buffer).iter_mut()),
            None => self.render(area, buffer),
        }
    }
}

/// The cells of the first row of an area.
fn first_row(area: Rect, buffer: &mut Buffer) -> &mut [Cell] {
    let row = layout::line(area.intersection(buffer.area), 0);
    let rows_before = usize::from(row.y.saturating_sub(buffer.area.y));
    let first = rows_before * usize::from(buffer.area.width)
        + usize::from(row.x.saturating_sub(buffer.area.x));
    let cells = first..first + usize::from(row.width * row.height);
    buffer.content.get_mut(cells).unwrap_or_default()
}

/// The width of a plain text. None if it is not plain.
fn plain_width(span: &Span<'_>) -> Option<usize> {
    let glyphs = || span.content.chars();
    glyphs().all(is_plain).then(|| glyphs().count())
}

/// ASCII, and the lines, blocks and dots of the boards.
const fn is_plain(glyph: char) -> bool {
    matches!(glyph, ' '..='~' | '·' | '\u{2500}'..='\u{25cf}')
}

fn patch(row: &mut [Cell], style: Style) {
    for cell in row {
        cell.set_style(style);
    }
}

fn put<'row>(span: &Span<'_>, cells: impl Iterator<Item = &'row mut Cell>) {
    for (glyph, cell) in span.content.chars().zip(cells) {
        cell.set_char(glyph).set_style(span.style);
    }
}

#[cfg(test)]
mod tests {
    use ratatui::style::{Color, Modifier};
    use unicode_width::UnicodeWidthChar;

    use super::*;

    const TEXTS: [&[&str]; 9] = [
        &[],
        &[""],
        &["plain", "", " text"],
        &["│ 8 / ", "●━┄·█"],
        &["twelve glyphs"],
        &["한글", " text"],
        &["text ", "글한글"],
        &["e\u{301}", "\u{200b}x", "👩‍👩‍👧"],
        &["tab\tand\nend"],
    ];

    const ALIGNMENTS: [Option<Alignment>; 4] = [
        None,
        Some(Alignment::Left),
        Some(Alignment::Center),
        Some(Alignment::Right),
    ];

    /// Contains wide characters, which text may cut in half.
    fn ground() -> Buffer {
        let mut buffer = Buffer::empty(Rect::new(3, 2, 12, 3));
        for y in 2..5 {
            buffer.set_string(3, y, "가나다라마바", Style::new().on_blue());
        }
        buffer
    }

    /// Areas inside the buffer, and partly or completely outside.
    fn areas() -> impl Iterator<Item = Rect> {
        let places = [0, 2, 3, 6, 14, 20].map(|x| [0, 2, 3, 4, 5].map(|y| (x, y)));
        let sizes = [(0, 1), (1, 1), (5, 1), (10, 2), (11, 0), (12, 3), (30, 9)];
        let places = places.into_iter().flatten();
        places.flat_map(move |(x, y)| {
            sizes.map(|(width, height)| Rect {
                x,
                y,
                width,
                height,
            })
        })
    }

    const fn styles() -> [Style; 3] {
        [
            Style::new(),
            Style::new().fg(Color::Red).add_modifier(Modifier::BOLD),
            Style::new()
                .bg(Color::Green)
                .remove_modifier(Modifier::BOLD),
        ]
    }

    fn spans(texts: &'static [&'static str]) -> impl Iterator<Item = Span<'static>> {
        let spans = texts.iter().zip(styles());
        spans.map(|(text, style)| Span::styled(*text, style))
    }

    fn lines(texts: &'static [&'static str]) -> impl Iterator<Item = Line<'static>> {
        let looks = ALIGNMENTS.into_iter().zip(styles().into_iter().cycle());
        looks.map(move |(alignment, style)| Line {
            style,
            alignment,
            spans: spans(texts).collect(),
        })
    }

    /// The same text, written and rendered.
    fn both<Shown>(text: &Shown, area: Rect) -> [Buffer; 2]
    where
        Shown: Writing,
        for<'text> &'text Shown: Widget,
    {
        let [mut written, mut rendered] = [ground(), ground()];
        text.write(area, &mut written);
        text.render(area, &mut rendered);
        [written, rendered]
    }

    #[test]
    fn text_is_written_as_ratatui_renders_it() {
        let places = TEXTS
            .iter()
            .flat_map(|texts| areas().map(move |area| (texts, area)));
        for (texts, area) in places {
            let spans = spans(texts).map(|span| both(&span, area));
            let lines = lines(texts).map(|line| both(&line, area));
            let mut all = spans.chain(lines);
            let different = all.find(|[written, rendered]| written != rendered);
            assert_eq!(different, None, "{texts:?} {area}");
        }
    }

    #[test]
    fn plain_glyphs_take_one_column() {
        let plain = (' '..='\u{ffff}').filter(|glyph| is_plain(*glyph));
        let mut plain = plain.map(|glyph| (glyph, glyph.width()));
        assert_eq!(plain.find(|(_, width)| *width != Some(1)), None);
    }
}
