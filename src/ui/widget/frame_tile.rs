//! One frame as a tile, its marks in large letters.
//!
//! ```text
//! ╭─ 5 ─────────╮   ╭─ 4 ───▒▒▒▒▒▒▒   ▒▒▒6▒▒▒▒▒▒▒▒▒▒▒
//! │ █▀▀█        │   │ ▀▀▀█  ▒▒▒▄█▒▒   ▒▒▒▒▒█▄▒▄█▒▒▒▒▒
//! │ █▀▀█    ▀▀▀ │   │   █▀  ▒▒██▒▒▒   ▒▒▒▒▒▒███▒▒▒▒▒▒
//! │ █▄▄█        │   │   █   ▒█▀▒▒▒▒   ▒▒▒▒▒█▀▒▀█▒▒▒▒▒
//! ╰─ 82 ────────╯   ╰─ 74 ──▒▒▒▒▒▒▒   ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒
//! ```

use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Span;
use ratatui::widgets::{Clear, Widget};

use crate::domain::{Frame, Mark};
use crate::ui::widget::{Card, Size, Word};
use crate::ui::{Look, layout};

/// The width of a ball, in dots of large letters and in plain text.
const BALL: u16 = 7;
const PLAIN_BALL: u16 = 4;
/// The height of a tile with plain marks.
const PLAIN_ROWS: u16 = 3;
/// The column where the number and the total begin.
const WORDS: u16 = 2;

pub(crate) struct FrameTile<'view> {
    pub(crate) frame: &'view Frame,
    /// None until the frame is settled.
    pub(crate) total: Option<u16>,
    /// The index of the next ball, if it belongs to this frame.
    pub(crate) next: Option<usize>,
    /// Shown in place of the next ball, after a ball that is being typed by pins.
    pub(crate) more: &'static str,
    pub(crate) size: FrameSize,
    pub(crate) look: &'view Look,
}

/// The size of the marks. None if they are plain text.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) struct FrameSize(pub(crate) Option<Size>);

impl FrameSize {
    pub(crate) const fn rows(self) -> u16 {
        match self.0 {
            Some(size) => size.rows() + 2,
            None => PLAIN_ROWS,
        }
    }

    pub(crate) fn width(self, frame: &Frame) -> u16 {
        1 + u16::from(frame.number().most_balls()) * self.ball()
    }

    const fn ball(self) -> u16 {
        match self.0 {
            Some(size) => size.columns(BALL),
            None => PLAIN_BALL,
        }
    }
}

impl Widget for FrameTile<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let own = Rect {
            width: self.size.width(self.frame),
            height: self.size.rows(),
            ..area
        };
        let area = own.intersection(area);
        self.render_box(area, buffer);
        for (ball, mark) in self.frame.marks().enumerate() {
            self.render_ball(mark, self.cell(ball, mark, area), buffer);
        }
        if let Some(next) = self.next {
            let cell = self.next_ball(next, area);
            fill(self.look.theme.fill.up, cell, buffer);
            let more = Span::styled(self.more, self.look.theme.fill.up);
            let width = layout::cells(more.width());
            more.render(layout::centred(cell, width, 1), buffer);
        }
        self.render_words(area, buffer);
    }
}

impl FrameTile<'_> {
    fn render_box(&self, area: Rect, buffer: &mut Buffer) {
        let theme = &self.look.theme;
        let rule = match self.next {
            Some(_) => theme.up_rule,
            None => theme.rule,
        };
        Card::untitled(rule).render(area, buffer);
    }

    /// Writes the number into the upper rule and the total into the lower one.
    fn render_words(&self, area: Rect, buffer: &mut Buffer) {
        let theme = &self.look.theme;
        let number = match self.next {
            Some(_) => theme.up_rule.patch(theme.up),
            None => theme.muted,
        };
        let total = self.total.map(|total| total.to_string());
        let last = layout::last(area);
        let lines = [
            (area, self.frame.number().to_string(), number),
            (last, total.unwrap_or_default(), theme.plain),
        ];
        for (line, word, style) in lines.into_iter().filter(|(_, word, _)| !word.is_empty()) {
            let words = Span::styled(format!(" {word} "), style);
            let place = layout::right_of(layout::line(line, 0), WORDS);
            let width = layout::cells(words.width()).min(place.width);
            self.render_word(words, Rect { width, ..place }, buffer);
        }
    }

    /// On a filled cell words take its style; elsewhere they replace the rule.
    fn render_word(&self, words: Span<'_>, place: Rect, buffer: &mut Buffer) {
        let behind = buffer.cell(place.as_position()).map(Cell::style);
        if behind.is_some_and(|behind| is_fill(behind, self.look)) {
            return words.style(Style::new()).render(place, buffer);
        }
        Clear.render(place, buffer);
        words.render(place, buffer);
    }

    /// The cell of a ball; for a strike, which takes no second ball, the whole tile.
    fn cell(&self, ball: usize, mark: Mark, area: Rect) -> Rect {
        if mark == Mark::Strike && !self.frame.number().is_last() {
            return area;
        }
        self.ball(ball, area)
    }

    /// The cell of the next ball; the whole tile before the first one.
    fn next_ball(&self, ball: usize, area: Rect) -> Rect {
        match ball {
            0 if !self.frame.number().is_last() => area,
            ball => self.ball(ball, area),
        }
    }

    fn ball(&self, ball: usize, area: Rect) -> Rect {
        let width = self.size.ball();
        let left = 1 + layout::cells(ball) * width;
        let cell = Rect {
            x: area.x.saturating_add(left),
            width,
            ..area
        };
        cell.intersection(area)
    }

    const fn fill(&self, mark: Mark) -> Option<Style> {
        match mark {
            Mark::Strike => Some(self.look.theme.fill.strike),
            Mark::Spare => Some(self.look.theme.fill.spare),
            Mark::Gutter | Mark::Foul | Mark::Count(_) => None,
        }
    }

    fn render_ball(&self, mark: Mark, cell: Rect, buffer: &mut Buffer) {
        let filled = self.fill(mark);
        if let Some(style) = filled {
            fill(style, cell, buffer);
        }
        let word = mark.to_string();
        let word = Word {
            text: &word,
            size: self.size.0,
            style: filled.unwrap_or_else(|| self.look.theme.mark(mark)),
        };
        let place = layout::centred(cell, word.width(), word.rows());
        word.render(place, buffer);
    }
}

fn fill(style: Style, cell: Rect, buffer: &mut Buffer) {
    Clear.render(cell, buffer);
    buffer.set_style(cell, style);
}

/// Is this a fill style?
fn is_fill(style: Style, look: &Look) -> bool {
    let fills = look.theme.fill;
    let fills = [fills.strike, fills.spare, fills.up];
    let is_behind = |fill: &Style| {
        let is_painted = fill.bg.is_some() && fill.bg == style.bg;
        is_painted || (fill.bg.is_none() && style.add_modifier.contains(fill.add_modifier))
    };
    fills.iter().any(is_behind)
}
