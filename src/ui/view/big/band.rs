//! The band: a name and a score between two thick rules; without tiles also what was bowled and the
//! standing pins.

use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::BigView;
use super::plan::{Middle, NAME, SCORE};
use crate::app::Target;
use crate::domain::{Pins, forecast};
use crate::ui::Canvas;
use crate::ui::layout::{self, above, below, cells, right_of};
use crate::ui::widget::{Letters, Rack, Size};

/// The blanks between the name and the standing pins.
const GAP: u16 = 2;

impl BigView<'_> {
    pub(super) fn render_band(&self, area: Rect, canvas: &mut Canvas<'_>) {
        let theme = &self.look.theme;
        canvas.buffer.set_style(area, theme.lit);
        let rule = |sign: &str| Span::styled(sign.repeat(area.width.into()), theme.up_rule);
        canvas.paint(rule("▀"), layout::line(area, 0));
        canvas.paint(rule("▄"), layout::last(area));
        let inner = above(below(area, 1), 1);
        match self.plan.band {
            Some(size) => self.render_large(size, inner, canvas),
            None => self.render_plain(inner, canvas),
        }
    }

    fn score(&self) -> String {
        forecast::now(self.shown.frames()).to_string()
    }

    fn render_large(&self, size: Size, area: Rect, canvas: &mut Canvas<'_>) {
        let theme = &self.look.theme;
        let margin = self.plan.margin();
        let area = layout::centred(area, area.width - 2 * margin, area.height);
        let (name, score) = (self.shown.player(), self.score());
        let large = |word, style| Letters { word, size, style };
        canvas.paint(large(name.name(), theme.up), area);
        let right = area.width.saturating_sub(size.width(&score));
        canvas.paint(large(&score, theme.title), right_of(area, right));
        let own = layout::top(area, size.rows());
        let width = size.width(name.name()).min(own.width);
        canvas
            .regions
            .add(Rect { width, ..own }, Target::Name(name));
        if self.plan.middle == Middle::Band {
            self.render_between(between(size, area), canvas);
        }
    }

    /// Is there room for the standing pins in the band, or in the middle zone?
    pub(super) fn has_room_between(&self, words: &str, band: Rect) -> bool {
        let Some(size) = self.plan.band.filter(|_| self.plan.middle == Middle::Band) else {
            return true;
        };
        let between = between(size, layout::but_last(band, 2 * self.plan.margin()));
        layout::text_width(words) <= between.width
    }

    /// Paints the call, or the standing pins, next to the name.
    fn render_between(&self, area: Rect, canvas: &mut Canvas<'_>) {
        let own = |call: &&super::call::LargeCall| call.player == self.shown.player();
        if let Some(call) = self.call.as_ref().filter(own) {
            return call.render_word(area, canvas);
        }
        let [bowled, stands] = self.state_words();
        let lines = [
            Line::raw(bowled),
            Line::default(),
            Line::styled(stands, self.look.theme.title),
        ];
        let width = lines.iter().map(Line::width).max().unwrap_or_default();
        let fits = |line: &Line<'_>| line.width() <= usize::from(area.width);
        canvas.lines(
            lines
                .into_iter()
                .map(|line| if fits(&line) { line } else { Line::default() }),
            area,
        );
        let pins = right_of(area, cells(width) + GAP);
        let standing = self.standing().filter(|_| pins.width >= Rack::WIDTH);
        if let Some(standing) = standing {
            self.render_pins(standing, pins, canvas);
        }
    }

    /// A triangle is too high for the band.
    fn render_pins(&self, pins: Pins, area: Rect, canvas: &mut Canvas<'_>) {
        let theme = &self.look.theme;
        let deck = self.board.deck();
        let deck = deck.filter(|_| area.height >= Rack::HEIGHT);
        if pins == Pins::ALL {
            let row = "●".repeat(pins.count().into());
            return canvas.paint(Span::styled(row, theme.pin), layout::last(area));
        }
        canvas.paint(Rack { pins, deck, theme }, area);
    }

    /// `KYJ   frame 7 · ball 2   1 pin left   110`
    fn render_plain(&self, area: Rect, canvas: &mut Canvas<'_>) {
        let theme = &self.look.theme;
        let area = layout::centred(area, area.width.saturating_sub(2), 1);
        let score = Line::styled(self.score(), theme.title);
        let sign = if self.is_up() { "▶ " } else { "" };
        let mut line = Line::styled(format!("{sign}{}", self.shown.player()), theme.up);
        let room = usize::from(area.width).saturating_sub(score.width() + 1);
        let [bowled, stands] = match self.plan.middle {
            Middle::Band => self.state_words(),
            Middle::Tiles(_) => [String::new(), String::new()],
        };
        let words = [(stands, theme.title), (bowled, Style::new())];
        for (word, style) in words.into_iter().filter(|(word, _)| !word.is_empty()) {
            let span = Span::styled(format!("   {word}"), style);
            let fits = line.width() + span.width() <= room;
            line.spans.extend(fits.then_some(span));
        }
        canvas.paint(line, area);
        canvas.paint(score.right_aligned(), area);
        canvas.regions.add(area, Target::Pins);
    }
}

/// The columns between the longest name and the highest score.
fn between(size: Size, area: Rect) -> Rect {
    let between = right_of(area, size.columns(NAME) + GAP);
    layout::but_last(between, size.columns(SCORE) + GAP)
}
