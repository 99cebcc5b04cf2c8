//! Three cards side by side: the current player, the race, and tonight. A single player's race is not
//! worth a third of the screen: it is placed above tonight.

mod pins;

use ratatui::layout::{Constraint, Layout, Margin, Rect};
use ratatui::style::Style;
use ratatui::text::Line;

use super::race::Race;
use super::tonight::TonightFigures;
use super::{FOLLOWING, Panel, outlook};
use crate::domain::{BowlingGame, Pins, Player, forecast, standings};
use crate::ui::widget::{Card, Letters, Rack, Size, StatusLine, framed, framed_up};
use crate::ui::{Canvas, Look, layout};
use pins::LargePins;

/// The shares of the width.
const SHARES: [Constraint; 3] = [
    Constraint::Fill(36),
    Constraint::Fill(36),
    Constraint::Fill(28),
];

/// The shares of the width for a single player, and the height of the race.
const ALONE: [Constraint; 2] = [Constraint::Fill(58), Constraint::Fill(42)];
const COMPARED: u16 = 7;
/// From this height on, both cards fit one above the other.
const HIGH: u16 = 20;

/// The gap between two cards.
const GAP: u16 = 1;

/// The minimum size of a card for large words.
const LARGE_WORDS: (u16, u16) = (50, 11);

/// From this height on, there is a blank line above the pins.
const ROOMY: u16 = 14;

/// The height of the words and the next players.
const WORDS: u16 = 3;
/// The most lines of the outlook.
const OUTLOOK: u16 = 3;

/// The height of the key caps, with a blank line above.
const CAPS: u16 = 3;

impl Panel<'_> {
    pub(super) fn render_cards(&self, area: Rect, canvas: &mut Canvas<'_>) {
        let (board, look) = (self.board, self.look);
        let area = layout::below(area, 1);
        let [own, race, tonight] = self.card_areas(area);
        let name = board.game.up().map(BowlingGame::player);
        let title = name
            .map(|name| look.language.is_up(name))
            .unwrap_or_default();
        self.render_up(Card::inner(own).inner(Margin::new(2, 0)), canvas);
        canvas.paint(framed_up(&title, look), own);
        canvas.paint(
            Race { board, look },
            Card::inner(race).inner(Margin::new(1, 0)),
        );
        canvas.paint(framed(look.language.race(), look), race);
        let inner = Card::inner(tonight).inner(Margin::new(1, 0));
        canvas.paint(TonightFigures { board, look }, inner);
        canvas.paint(framed(look.language.tonight(), look), tonight);
    }

    fn card_areas(&self, area: Rect) -> [Rect; 3] {
        if !self.is_alone() || area.height < HIGH {
            return Layout::horizontal(SHARES).spacing(GAP).areas(area);
        }
        let [own, beside] = Layout::horizontal(ALONE).spacing(GAP).areas(area);
        let race = layout::top(beside, COMPARED);
        [own, race, layout::below(beside, COMPARED)]
    }

    fn is_alone(&self) -> bool {
        self.board.game.seats().len() == 1
    }

    /// The call, the frame and ball, the pins, the next players, the outlook and the keys.
    fn render_up(&self, area: Rect, canvas: &mut Canvas<'_>) {
        if self.board.game.up().is_none() {
            return self.render_leader(area, canvas);
        }
        let over = u16::from(area.height >= ROOMY);
        let upper = layout::above(layout::below(area, over), CAPS);
        let body = layout::below(upper, over + 1);
        let pins = self.large_pins(upper, body);
        let beside = pins.map_or(0, LargePins::columns);
        let outlook = self.render_outlook(layout::but_last(body, beside), canvas);
        let rest = layout::above(body, outlook);
        match pins {
            Some(pins) => self.render_large_pins(pins, (upper, rest), canvas),
            None => self.render_card_pins(rest, canvas),
        }
        self.render_words(rest, beside, canvas);
        let caps = layout::below(area, area.height.saturating_sub(CAPS - 1));
        self.render_caps(caps, canvas);
        let told = self.told();
        let width = area.width - beside;
        let is_high = StatusLine(told.clone()).height(width) > 2;
        let place = layout::below(area, if is_high { 0 } else { over });
        Self::tell(told, layout::but_last(place, beside), canvas);
    }

    /// If no player is up: the leader and the score.
    fn render_leader(&self, area: Rect, canvas: &mut Canvas<'_>) {
        let Some((player, score)) = self.leader() else {
            return;
        };
        let half = area.height / 2;
        let style = self.look.theme.title;
        let words = [player.to_string(), score.to_string()];
        let zones = [layout::top(area, half), layout::below(area, half)];
        for (word, zone) in words.iter().zip(zones) {
            let size = Size::largest(word, zone, self.look.glyphs);
            match size {
                Some(size) => canvas.paint(Letters { word, size, style }, zone),
                None => canvas.line(Line::styled(word, style), zone),
            }
        }
    }

    pub(super) fn leader(&self) -> Option<(Player, u16)> {
        let standings = standings(self.board.game);
        let first = standings.first()?;
        Some((first.game().player(), first.score()))
    }

    /// Paints the outlook at the bottom, as far as it leaves room for the pins. Returns how many lines it
    /// takes.
    fn render_outlook(&self, area: Rect, canvas: &mut Canvas<'_>) -> u16 {
        let room = area.height.saturating_sub(Rack::HEIGHT);
        let rows = outlook::rows(self.board, self.look, (area.width, room.min(OUTLOOK)));
        let lines = layout::cells(rows.len());
        canvas.lines(rows, layout::below(area, area.height - lines));
        lines
    }

    /// `FRAME 7`, `BALL 2`, `1 LEFT` in large letters, or the same in small ones; below them the next
    /// players. Large pins take the last columns.
    fn render_words(&self, area: Rect, beside: u16, canvas: &mut Canvas<'_>) {
        let look = self.look;
        let large = self.large_words();
        let own = layout::but_last(area, beside);
        let Some(size) = self.word_size(&large, (area, beside)) else {
            let blank = (area.height > WORDS).then(Line::default);
            let lines = self
                .words()
                .into_iter()
                .chain(blank)
                .chain(self.next(FOLLOWING));
            return canvas.lines(lines, own);
        };
        let mut rest = own;
        for (index, word) in large.iter().enumerate() {
            let style = style_of_word(index, look);
            canvas.paint(Letters { word, size, style }, rest);
            rest = layout::below(rest, size.rows() + 1);
        }
        if self.is_alone() {
            return self.render_score(layout::above(rest, 1), canvas);
        }
        canvas.lines(self.next(FOLLOWING), rest);
    }

    /// The size of the large words: a single player has more room. None if they don't fit next to the
    /// pins.
    fn word_size(&self, words: &[String], (area, beside): (Rect, u16)) -> Option<Size> {
        let (width, height) = LARGE_WORDS;
        let has_room = area.width >= width && area.height >= height && !words.is_empty();
        let largest = if self.is_alone() {
            Size::TWO
        } else {
            Size::ONE
        };
        let pins = if beside > 0 { beside } else { Rack::WIDTH };
        let fits = |size: &Size| {
            let rows = layout::cells(words.len()) * (size.rows() + 1);
            let width = words.iter().map(|word| size.width(word)).max();
            let room = area.width.saturating_sub(pins);
            rows <= area.height + 1 && width.is_none_or(|width| width <= room)
        };
        let sizes = Size::DESCENDING.into_iter().filter(|_| has_room);
        let mut sizes = sizes.filter(|size| *size <= largest && size.is_drawn(self.look.glyphs));
        sizes.find(fits)
    }

    /// The current score, as large as fits.
    fn render_score(&self, area: Rect, canvas: &mut Canvas<'_>) {
        let up = self.board.game.up();
        let score = up.map(|up| forecast::now(up.frames()).to_string());
        let word = score.unwrap_or_default();
        if let Some(size) = Size::largest(&word, area, self.look.glyphs) {
            let (word, style) = (word.as_str(), self.look.theme.title);
            let own = layout::centred(area, area.width, size.rows());
            canvas.paint(Letters { word, size, style }, own);
        }
    }

    fn large_words(&self) -> Vec<String> {
        let words = || {
            let frames = self.board.game.up()?.frames();
            let frame = frames.current()?;
            Some(vec![
                format!("FRAME {}", frame.number()),
                format!("BALL {}", frame.balls().count() + 1),
                self.look.language.large_stands(frames.standing()?.count()),
            ])
        };
        words().unwrap_or_default()
    }

    fn words_width(&self) -> u16 {
        let lines = self.words().into_iter().chain(self.next(FOLLOWING));
        let widths = lines.map(|line| layout::cells(line.width()) + 2);
        widths.max().unwrap_or_default()
    }

    fn standing(&self) -> Option<Pins> {
        self.board.game.up()?.frames().standing()
    }
}

/// The number of standing pins is the most important word.
const fn style_of_word(index: usize, look: &Look) -> Style {
    match index {
        2 => look.theme.title,
        _ => look.theme.plain,
    }
}
