//! Draws the cells that look different since the last frame.
//!
//! ratatui's own diff measures the width of every cell, which takes as long as drawing all of them.

use std::mem;

use ratatui::backend::Backend;
use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Rect;
use ratatui::{Frame, Terminal};
use unicode_width::UnicodeWidthStr;

#[derive(Debug)]
pub struct Painter<B: Backend> {
    terminal: Terminal<B>,
    shown: Buffer,
}

impl<B: Backend> Painter<B> {
    pub fn new(terminal: Terminal<B>) -> Self {
        Self {
            terminal,
            shown: Buffer::default(),
        }
    }

    pub fn draw(&mut self, render: impl FnOnce(&mut Frame<'_>)) -> Result<(), B::Error> {
        self.terminal.autoresize()?;
        render(&mut self.terminal.get_frame());
        let painted = mem::take(self.terminal.current_buffer_mut());
        if self.shown.area != painted.area {
            self.shown = self.take_other();
        }
        let mut before = mem::replace(&mut self.shown, painted);
        let backend = self.terminal.backend_mut();
        backend.draw(changes(&before, &self.shown).into_iter())?;
        backend.flush()?;
        before.reset();
        *self.terminal.current_buffer_mut() = before;
        Ok(())
    }

    /// The buffer that ratatui would diff against, blank: it is not used here.
    fn take_other(&mut self) -> Buffer {
        self.terminal.swap_buffers();
        let other = mem::take(self.terminal.current_buffer_mut());
        self.terminal.swap_buffers();
        other
    }

    /// Forgets the last frame, so that the next one is drawn completely. `Terminal::clear` would query
    /// the cursor position and wait for the answer; a resize to the same size does not.
    pub fn forget(&mut self) -> Result<(), B::Error> {
        let size = self.terminal.size()?;
        self.shown = Buffer::default();
        self.terminal.resize(Rect::from(size))
    }

    pub const fn backend(&self) -> &B {
        self.terminal.backend()
    }

    pub const fn backend_mut(&mut self) -> &mut B {
        self.terminal.backend_mut()
    }
}

/// The cells that look different now; both buffers have the same area.
fn changes<'now>(before: &Buffer, now: &'now Buffer) -> Vec<(u16, u16, &'now Cell)> {
    let width = usize::from(now.area.width.max(1));
    let rows = before.content.chunks(width).zip(now.content.chunks(width));
    let mut found = Vec::new();
    // Most rows are unchanged.
    let rows = (now.area.y..).zip(rows);
    let rows = rows.filter(|(_, (before, now))| !before.iter().zip(*now).all(are_alike));
    for (y, (before, now)) in rows {
        let mut beside = Beside::default();
        let cells = (0..).zip(before.iter().zip(now));
        let changed = cells.filter(|(_, (before, now))| beside.has_changed(before, now));
        found.extend(changed.map(|(x, (_, now))| (x, y, now)));
    }
    found
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
    fn has_changed(&mut self, before: &Cell, now: &Cell) -> bool {
        if *self == Self::Nothing && is_alike(before, now) && !is_wide(now) {
            return false;
        }
        let is_hidden = *self == Self::Hidden;
        let has_changed = !is_hidden && (*self == Self::Blanked || !is_alike(before, now));
        *self = match (is_hidden, has_changed) {
            (false, _) if is_wide(now) => Self::Hidden,
            (true, _) | (_, true) if is_wide(before) => Self::Blanked,
            _ => Self::Nothing,
        };
        has_changed
    }
}

fn are_alike((one, other): (&Cell, &Cell)) -> bool {
    is_alike(one, other)
}

fn is_alike(one: &Cell, other: &Cell) -> bool {
    let is_same_symbol = match (one.symbol().as_bytes(), other.symbol().as_bytes()) {
        // The common cases of one and three bytes: comparing other lengths is a function call.
        (&[one], other) => *other == [one],
        (&[one, two, three], other) => *other == [one, two, three],
        (one, other) => one == other,
    };
    is_same_symbol && one.modifier == other.modifier && one.bg == other.bg && one.fg == other.fg
}

/// Characters of one or two bytes, lines and blocks are narrow: looking up the width would take longer
/// than everything else here.
fn is_wide(cell: &Cell) -> bool {
    let symbol = cell.symbol();
    let is_line = |glyph| matches!(glyph, '\u{2500}'..='\u{259f}');
    symbol.len() > 2 && !symbol.chars().all(is_line) && symbol.width() > 1
}

#[cfg(test)]
mod tests {
    use ratatui::style::Style;

    use super::*;

    fn changed(before: &str, now: &str) -> Vec<u16> {
        let (before, now) = (Buffer::with_lines([before]), Buffer::with_lines([now]));
        let places = changes(&before, &now);
        places.into_iter().map(|(x, _, _)| x).collect()
    }

    #[test]
    fn only_what_looks_different_is_painted() {
        assert_eq!(changed("hello", "hallo"), [1]);
        assert_eq!(changed("hello", "hello"), [0; 0]);
        let before = Buffer::with_lines(["abc"]);
        for style in [
            Style::new().red(),
            Style::new().on_red(),
            Style::new().bold(),
        ] {
            let mut now = before.clone();
            now.set_style(Rect::new(1, 0, 1, 1), style);
            let places = changes(&before, &now).into_iter();
            assert_eq!(
                places.map(|(x, _, _)| x).collect::<Vec<_>>(),
                [1],
                "{style:?}"
            );
        }
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
