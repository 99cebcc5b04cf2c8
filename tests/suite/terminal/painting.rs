//! Whatever picture follows another, the terminal shows the second one.

use proptest::prelude::*;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};
use ratatui::{Terminal, TerminalOptions, Viewport};
use tenpin::terminal::{Painter, ThriftyBackend};

const AREA: Rect = Rect::new(0, 0, 12, 3);

/// A character, and where it begins.
type Stroke = (u16, u16, &'static str, Style);

fn strokes() -> impl Strategy<Value = Vec<Stroke>> {
    let glyph = prop::sample::select(vec!["한", "끝", "a", "b", " ", "─", "●", "█"]);
    let color = prop::sample::select(vec![
        Color::Reset,
        Color::Red,
        Color::Rgb(1, 20, 255),
        Color::Indexed(99),
    ]);
    let modifier = prop::sample::select(vec![
        Modifier::empty(),
        Modifier::BOLD,
        Modifier::REVERSED,
        Modifier::UNDERLINED,
    ]);
    let style = (color.clone(), color, modifier)
        .prop_map(|(fg, bg, modifier)| Style::new().fg(fg).bg(bg).add_modifier(modifier));
    prop::collection::vec((0..AREA.width, 0..AREA.height, glyph, style), 0..40)
}

/// Like the views: never half of a wide character next to another.
fn paint(strokes: &[Stroke], buffer: &mut Buffer) {
    for &(x, y, glyph, style) in strokes {
        let is_wide = glyph == "한" || glyph == "끝";
        let fits = x + 1 < AREA.width || !is_wide;
        let is_free = |x| x >= AREA.width || buffer[(x, y)].symbol() == " ";
        let is_after_wide = x > 0 && ["한", "끝"].contains(&buffer[(x - 1, y)].symbol());
        if fits && is_free(x) && is_free(x + 1) && !is_after_wide {
            buffer.set_string(x, y, glyph, style);
        }
    }
}

/// The cells of a terminal that was sent these pictures.
fn shown(pictures: &[&[Stroke]]) -> Vec<vt100::Cell> {
    let mut written = Vec::new();
    let viewport = Viewport::Fixed(AREA);
    let backend = ThriftyBackend::new(&mut written);
    let terminal = Terminal::with_options(backend, TerminalOptions { viewport }).unwrap();
    let mut painter = Painter::new(terminal);
    for picture in pictures {
        painter
            .draw(|frame| paint(picture, frame.buffer_mut()))
            .unwrap();
    }
    drop(painter);
    let (height, width) = (
        AREA.height.try_into().unwrap(),
        AREA.width.try_into().unwrap(),
    );
    let mut glass = vt100::Parser::new(height, width, 0);
    glass.process(&written);
    let places = AREA.positions().map(|at| (at.y, at.x));
    places
        .map(|(y, x)| glass.screen().cell(y, x).unwrap().clone())
        .collect()
}

proptest! {
    #[test]
    fn a_picture_looks_the_same_whatever_was_there_before(
        first in strokes(), second in strokes(), third in strokes(),
    ) {
        let alone = shown(&[&third]);
        let after = shown(&[&first, &second, &third]);
        for (alone, after) in alone.iter().zip(&after) {
            prop_assert_eq!(look(alone), look(after));
        }
    }
}

/// The visible content of a cell: for a blank, only its background.
fn look(cell: &vt100::Cell) -> String {
    let text = cell.contents().trim();
    let ground = (cell.bgcolor(), cell.inverse(), cell.underline());
    let is_blank = text.is_empty() && !cell.inverse() && !cell.underline();
    let ink = (!is_blank).then(|| (cell.fgcolor(), cell.bold() && !text.is_empty()));
    format!("{text:?} {ground:?} {ink:?} {}", cell.is_wide())
}
