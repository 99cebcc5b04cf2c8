//! The card of a correction: the old and the new balls in large letters, and what changes.

mod outcome;

use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::first_that_fits;
use crate::app::{Action, Context, CorrectingScreen};
use crate::domain::{Frame, Mark, Seat};
use crate::input::binding;
use crate::ui::lines::wrapped;
use crate::ui::widget::{Card, Deck, KeyCap, KeyCaps, Letters, Rack, Size, StatusLine, framed_fix};
use crate::ui::{Canvas, Look, layout};

pub(super) struct CorrectionCard<'view> {
    pub(super) cursor: &'view CorrectingScreen,
    /// The line as it was bowled.
    pub(super) seat: &'view Seat,
    /// The number of games of the night.
    pub(super) games: usize,
    pub(super) look: &'view Look,
}

/// The height of the card, and the minimum width for key caps and hint side by side below it.
const CARD: u16 = 7;
const BESIDE: u16 = 106;
/// The columns of a card before its text.
const EDGE: u16 = 3;
/// The width of three balls in large letters, and of the arrow between them.
const BALLS: u16 = 15;
const ARROW: u16 = 3;
const LEAST_WIDTH: u16 = 70;
/// The most lines without a card.
const LINES: u16 = 4;
/// The width of the rack, with a blank before it and one after it.
const DECK: u16 = 10;

/// The keys on the caps, which the footer omits.
pub(super) const ON_CAPS: [Action; 4] = [
    Action::TakeBall,
    Action::Confirm,
    Action::Erase,
    Action::Cancel,
];

/// The height of the card with what is below it, at this width.
pub(super) const fn height(width: u16) -> u16 {
    CARD + if width >= BESIDE { 1 } else { 2 }
}

/// Is there room for the card, and for its caps?
pub(super) const fn has_card(area: Rect) -> bool {
    area.height > CARD && area.width >= LEAST_WIDTH
}

impl CorrectionCard<'_> {
    /// Returns the remaining area.
    pub(super) fn render(
        &self,
        told: Option<Line<'static>>,
        area: Rect,
        canvas: &mut Canvas<'_>,
    ) -> Rect {
        if !has_card(area) {
            self.render_small(told, area, canvas);
            return Rect::ZERO;
        }
        let language = self.look.language;
        let title = language.correct_frame(self.seat.player(), self.cursor.frame);
        let card = layout::top(area, CARD);
        let inner = layout::below(layout::right_of(Card::inner(card), 2), 1);
        canvas.paint(framed_fix(&title, self.look), card);
        self.render_balls(inner, canvas);
        let deck = self.cursor.pins.as_ref().map_or(0, |_| DECK);
        let right = layout::right_of(inner, 2 * BALLS + ARROW + 2);
        let right = Rect {
            width: right.width.saturating_sub(deck),
            ..right
        };
        let right = layout::top(right, Size::ONE.rows());
        if let Some(told) = told {
            canvas.paint(StatusLine(told), right);
        } else {
            let lines = self.outcome_lines().into_iter();
            let lines = lines.chain(self.explanation());
            canvas.lines(lines.flat_map(|line| wrapped(line, right.width)), right);
        }
        self.render_deck(inner, canvas);
        let under = layout::right_of(layout::below(area, CARD), EDGE);
        self.render_foot(layout::top(under, height(area.width) - CARD), canvas);
        layout::below(area, height(area.width))
    }

    /// The caps, and the hint next to or below them. In a single line, the hint that a 1 can be ten comes
    /// first.
    fn render_foot(&self, area: Rect, canvas: &mut Canvas<'_>) {
        let is_wide = area.width + EDGE >= BESIDE;
        if area.height == 1 && !is_wide && self.cursor.can_be_ten() {
            return canvas.line(self.hint(area.width), area);
        }
        let first = layout::line(area, 0);
        let (caps, look) = (self.caps(), self.look);
        canvas.place(KeyCaps { caps, look }, first);
        let hint = match canvas.free(first) {
            beside if is_wide => layout::right_of(beside, EDGE),
            _ => layout::line(area, 1),
        };
        canvas.line(self.hint(hint.width), hint);
    }

    fn caps(&self) -> Vec<KeyCap> {
        let context = match self.cursor.pins {
            Some(_) => Context::CorrectingPins,
            None => Context::Correcting,
        };
        let cap = |action: Action| {
            let row = binding(context, action)?;
            Some(KeyCap {
                key: row.key_name(),
                words: self.look.language.pick(row.words).to_owned(),
                action,
            })
        };
        ON_CAPS.into_iter().filter_map(cap).collect()
    }

    /// The standing pins, at the right end of the card, while balls are typed by pins.
    fn render_deck(&self, inner: Rect, canvas: &mut Canvas<'_>) {
        let Some(entry) = &self.cursor.pins else {
            return;
        };
        let line = self.cursor.line();
        let place = layout::right_of(inner, inner.width.saturating_sub(DECK - 1));
        if let Some(pins) = line.standing() {
            let deck = Deck::typed(entry, &line);
            let theme = &self.look.theme;
            canvas.paint(Rack { pins, deck, theme }, place);
        }
    }

    /// The old balls, an arrow, and the new balls as typed.
    fn render_balls(&self, area: Rect, canvas: &mut Canvas<'_>) {
        let theme = &self.look.theme;
        let arrow = layout::right_of(layout::line(area, 1), BALLS);
        let new = layout::right_of(area, BALLS + ARROW);
        Self::render_frame((self.old(), theme.muted), area, canvas);
        if !self.cursor.is_untouched() {
            canvas.paint(Span::styled("→", theme.muted), arrow);
            let typed = self.cursor.typed();
            Self::render_frame((Some(&typed), theme.changed), new, canvas);
        }
    }

    fn render_frame((frame, style): (Option<&Frame>, Style), area: Rect, canvas: &mut Canvas<'_>) {
        let marks = frame.into_iter().flat_map(Frame::marks);
        let word: String = marks.map(Mark::symbol).collect();
        let size = Size::ONE;
        if size.is_drawn(canvas.look.glyphs) {
            let word = word.as_str();
            return canvas.paint(Letters { word, size, style }, area);
        }
        canvas.paint(Span::styled(word, style), layout::line(area, 1));
    }

    fn old(&self) -> Option<&Frame> {
        let mut frames = self.seat.game().frames().iter();
        frames.find(|frame| frame.number() == self.cursor.frame)
    }

    /// Lines, and the balls below them if they fit.
    fn render_small(&self, told: Option<Line<'static>>, area: Rect, canvas: &mut Canvas<'_>) {
        self.render_lines(told, area, canvas);
        let under = layout::below(area, LINES);
        if under.height >= Size::ONE.rows() && under.width >= 2 * BALLS + ARROW {
            let air = (under.height - Size::ONE.rows()) / 2;
            self.render_balls(layout::below(under, air), canvas);
        }
    }

    /// In few lines, the most important first.
    fn render_lines(&self, told: Option<Line<'static>>, area: Rect, canvas: &mut Canvas<'_>) {
        let (language, theme) = (self.look.language, &self.look.theme);
        let title = language.correct_frame(self.seat.player(), self.cursor.frame);
        let title = Span::styled(format!("{title}   "), theme.title);
        let first = [title].into_iter().chain(self.change()).collect();
        let outcome = told.into_iter().chain(self.outcome());
        let outcome: Vec<_> = outcome.take(1).collect();
        let hint = self.hint(area.width);
        let explanation = self.explanation();
        let lines = [first]
            .into_iter()
            .chain(outcome.clone())
            .chain([hint])
            .chain(explanation);
        canvas.lines(lines, area);
        let long = outcome
            .into_iter()
            .find(|line| line.width() > usize::from(area.width));
        if let Some(long) = long.map(StatusLine) {
            let height = long.height(area.width);
            canvas.paint(long, layout::top(layout::below(area, 1), height));
        }
    }

    fn hint(&self, width: u16) -> Line<'static> {
        let (language, theme) = (self.look.language, &self.look.theme);
        if !self.cursor.can_be_ten() {
            let others = (self.games > 1).then(|| language.other_game());
            let longest = language.type_balls() + &others.unwrap_or_default();
            let lines = [longest, language.type_balls()];
            let lines = lines.map(|words| Line::styled(words, theme.muted));
            let short = Line::styled(language.choose_frame(), theme.muted);
            return first_that_fits(lines, short, width);
        }
        let can_follow = !self.cursor.typed().is_over();
        let gutter = can_follow.then(|| language.gutter_after_one());
        Line::styled(
            language.makes_ten() + &gutter.unwrap_or_default(),
            theme.key,
        )
    }
}
