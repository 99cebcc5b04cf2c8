//! The current player in large letters, with the pins and the race.

use ratatui::layout::{Constraint, Layout, Margin, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::race::Race;
use super::tonight::TonightFigures;
use super::{FOOT, Panel, outlook, up_line, up_words};
use crate::app::Target;
use crate::domain::{BowlingGame, forecast};
use crate::ui::widget::{Card, Deck, Letters, Rack, Size, framed};
use crate::ui::{Canvas, layout};

/// The columns of the pins next to the name, and of the race next to the pins.
const PINS: u16 = 34;
const RACE: u16 = 53;
/// The minimum width of the race.
const LEAST_RACE: u16 = 20;
/// The columns of the score next to the name, and of the pins next to the score.
const SCORE: u16 = 38;
const PINS_BESIDE_SCORE: u16 = 67;

/// The minimum width of a rack on which pins can be clicked.
const NARROW_DECK: u16 = 7;

/// The height of the letters.
const ROWS: u16 = 6;
/// The minimum and maximum height of cards below them.
const LEAST_CARDS: u16 = 12;
const MOST_CARDS: u16 = 24;
/// The height of a lane of the race, and of a single player's comparison.
const LANE: u16 = 4;
const COMPARED: u16 = 4;
/// The number of gaps that share the remaining height.
const PARTS: u16 = 3;

impl Panel<'_> {
    /// The name, the pins and the race side by side; the keys and the outlook below them.
    pub(super) fn render_large(&self, area: Rect, canvas: &mut Canvas<'_>) {
        let letters = layout::top(layout::below(area, 1), ROWS);
        let beside = layout::right_of(letters, PINS);
        self.render_name(letters, canvas);
        self.render_pins(layout::top(beside, Rack::HEIGHT), canvas);
        for (words, line) in self
            .words()
            .into_iter()
            .zip(layout::below(beside, 4).rows())
        {
            canvas.paint(words, line);
        }
        let race = layout::right_of(letters, RACE);
        if let Some(total) = self.lone_total() {
            self.render_score_in(layout::right_of(letters, SCORE), total, canvas);
        } else if race.width >= LEAST_RACE {
            let (board, look) = (self.board, self.look);
            canvas.paint(Race { board, look }, race);
        }
        self.render_call(area, PINS, canvas);
        self.render_foot(layout::below(area, ROWS + 1), canvas);
        let words = layout::below(beside, 4).rows();
        let rows = [layout::line(area, 0)].into_iter().chain(words);
        self.render_next(rows.chain(layout::below(area, ROWS + 2).rows()), canvas);
    }

    /// Name and score side by side, and the race over the whole width, or in a card next to tonight. The
    /// remaining height is divided between them.
    pub(super) fn render_tall(&self, area: Rect, canvas: &mut Canvas<'_>) {
        let (board, look) = (self.board, self.look);
        let foot = if area.height > self.tall().1 { 3 } else { 2 };
        let room = area.height.saturating_sub(ROWS + 5 + foot);
        let has_cards = self.side.is_empty() && room >= LEAST_CARDS;
        let most = if has_cards {
            MOST_CARDS
        } else {
            self.race_rows()
        };
        let gap = room.saturating_sub(most) / PARTS;
        let upper = layout::below(area, gap);
        self.render_name_and_score(upper, canvas);
        let under = layout::top(layout::below(upper, ROWS + 5 + gap), room - PARTS * gap);
        if has_cards {
            self.render_race_and_tonight(self.outdented(under), canvas);
        } else {
            canvas.paint(Race { board, look }, under);
        }
        self.render_call(area, 0, canvas);
        self.render_foot(layout::below(area, area.height - foot), canvas);
        self.render_next([0, 1].map(|index| layout::line(area, index)), canvas);
    }

    /// The maximum height of the race.
    fn race_rows(&self) -> u16 {
        match layout::cells(self.board.game.seats().len()) {
            1 => COMPARED,
            lanes => lanes * LANE + 1,
        }
    }

    fn render_race_and_tonight(&self, area: Rect, canvas: &mut Canvas<'_>) {
        let (board, look) = (self.board, self.look);
        let halves = [Constraint::Fill(1), Constraint::Fill(1)];
        let [left, right] = Layout::horizontal(halves).spacing(1).areas(area);
        let inner = Card::inner(left).inner(Margin::new(1, 0));
        canvas.paint(Race { board, look }, inner);
        canvas.paint(framed(look.language.race(), look), left);
        let inner = Card::inner(right).inner(Margin::new(1, 0));
        canvas.paint(TonightFigures { board, look }, inner);
        canvas.paint(framed(look.language.tonight(), look), right);
    }

    /// Including the pins, with the frame and ball below them.
    fn render_name_and_score(&self, area: Rect, canvas: &mut Canvas<'_>) {
        let up = self.board.game.up();
        let letters = layout::top(layout::below(area, 2), ROWS);
        self.render_name(letters, canvas);
        let score = up.map(|up| forecast::now(up.frames()));
        if let Some(score) = score.or_else(|| self.lone_total()) {
            self.render_score_in(layout::right_of(letters, SCORE), score, canvas);
        }
        let pins = layout::right_of(layout::below(letters, 1), PINS_BESIDE_SCORE);
        self.render_pins(layout::top(pins, Rack::HEIGHT), canvas);
        let [place, left] = self.words();
        let line = layout::line(area, ROWS + 3);
        canvas.paint(place, line);
        canvas.paint(left, layout::right_of(line, SCORE));
    }

    /// The large name above the turn, the keys, the outlook and the race.
    pub(super) fn render_narrow(&self, area: Rect, canvas: &mut Canvas<'_>) {
        let (board, look) = (self.board, self.look);
        self.render_name(layout::top(layout::below(area, 1), ROWS), canvas);
        let under = layout::below(area, ROWS + 2);
        let up = up_line((board.game, board.typed(look)), look, area.width);
        canvas.paint(up, layout::line(under, 0));
        let foot = layout::below(under, 1);
        self.render_foot(layout::top(foot, FOOT), canvas);
        canvas.paint(Race { board, look }, layout::below(foot, FOOT + 1));
        Self::tell(self.told(), area, canvas);
        let rows = [layout::line(area, 0), layout::line(under, 0)];
        self.render_next(rows.into_iter().chain(layout::line(foot, 1).rows()), canvas);
    }

    fn render_score_in(&self, area: Rect, score: u16, canvas: &mut Canvas<'_>) {
        let score = score.to_string();
        let (word, size, style) = (score.as_str(), Size::TWO, self.look.theme.title);
        canvas.paint(Letters { word, size, style }, area);
    }

    /// The total of a single player's finished game: there is no race to show next to the name.
    fn lone_total(&self) -> Option<u16> {
        let [alone] = self.board.game.seats() else {
            return None;
        };
        let is_over = self.board.game.up().is_none();
        is_over.then(|| forecast::now(alone.game().frames()))
    }

    fn render_name(&self, area: Rect, canvas: &mut Canvas<'_>) {
        let up = self.board.game.up().map(BowlingGame::player);
        let (size, style) = (Size::TWO, self.look.theme.up);
        let shown = up.or_else(|| self.leader().map(|(player, _)| player));
        let name = shown.map(|player| player.to_string()).unwrap_or_default();
        let word = name.as_str();
        canvas.paint(Letters { word, size, style }, area);
    }

    pub(super) fn render_pins(&self, area: Rect, canvas: &mut Canvas<'_>) {
        let up = self.board.game.up();
        let theme = &self.look.theme;
        if let Some(pins) = up.and_then(|up| up.frames().standing()) {
            let deck = self.board.deck();
            canvas.paint(Rack { pins, deck, theme }, area);
            let width = Rack::WIDTH.min(area.width);
            canvas.regions.add(Rect { width, ..area }, Target::Pins);
            let clicked = self.board.entry.filter(|_| area.width >= NARROW_DECK);
            let places = clicked.map(|_| Deck::places(area)).unwrap_or_default();
            let mut add = |(pin, place)| canvas.regions.add(place, Target::Pin(pin));
            places.into_iter().for_each(&mut add);
        }
    }

    /// The frame and ball, and how many pins are left.
    pub(super) fn words(&self) -> [Line<'static>; 2] {
        let words = up_words(self.board.game, self.look);
        let styles = [Style::new(), self.look.theme.title];
        let [place, left] = words.unwrap_or_default();
        let left = self.board.typed_words(self.look).unwrap_or(left);
        // Styles only the words: the pins may be next to them.
        [
            Line::from(Span::styled(place, styles[0])),
            Line::from(Span::styled(left, styles[1])),
        ]
    }

    /// On the first line, right of the name if it fits there.
    fn render_call(&self, area: Rect, beside: u16, canvas: &mut Canvas<'_>) {
        let told = self.told();
        let right = layout::right_of(layout::line(area, 0), beside);
        let width = layout::cells(told.width());
        let own = if width <= right.width {
            Rect { width, ..right }
        } else {
            area
        };
        Self::tell(told, own, canvas);
    }

    /// The keys, and the outlook below them.
    pub(super) fn render_foot(&self, area: Rect, canvas: &mut Canvas<'_>) {
        self.render_caps(layout::line(area, 0), canvas);
        let under = layout::below(area, 1);
        match under.height {
            0 | 1 => canvas.paint(outlook::line(self.board, self.look, under.width), under),
            _ => canvas.lines(outlook::lines(self.board, self.look, under.width), under),
        }
    }
}
