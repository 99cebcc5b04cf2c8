//! Three cards side by side: who is up, the race, and tonight.

use ratatui::layout::{Constraint, Layout, Margin, Rect};
use ratatui::style::Style;
use ratatui::text::Line;

use super::race::Race;
use super::tonight::TonightFigures;
use super::{Panel, outlook};
use crate::app::Target;
use crate::domain::{BowlingGame, Pins, Player, standings};
use crate::ui::widget::{LargePin, Letters, Rack, Size, StatusLine, framed, framed_up};
use crate::ui::{Canvas, Look, layout};

/// The shares of the width.
const SHARES: [Constraint; 3] = [
    Constraint::Fill(36),
    Constraint::Fill(36),
    Constraint::Fill(28),
];

/// The gap between two cards.
const GAP: u16 = 1;

/// From this size on the words of a card are large.
const LARGE_WORDS: (u16, u16) = (50, 11);

/// From this height on there is a blank line over the pins.
const ROOMY: u16 = 14;

/// The blanks between the words and a large pin.
const BESIDE_PIN: u16 = 2;

/// The rows of the caps, and a blank one over them.
const CAPS: u16 = 3;

impl Panel<'_> {
    pub(super) fn render_cards(&self, area: Rect, canvas: &mut Canvas<'_>) {
        let (board, look) = (self.board, self.look);
        let area = layout::below(area, 1);
        let [own, race, tonight] = Layout::horizontal(SHARES).spacing(GAP).areas(area);
        let name = board.game.up().map(BowlingGame::player);
        let title = name
            .map(|name| look.language.is_up(name))
            .unwrap_or_default();
        let block = framed_up(&title, look);
        self.render_up(block.inner(own).inner(Margin::new(2, 0)), canvas);
        canvas.paint(block, own);
        let block = framed(look.language.race(), look);
        canvas.paint(
            Race { board, look },
            block.inner(race).inner(Margin::new(1, 0)),
        );
        canvas.paint(block, race);
        let block = framed(look.language.tonight(), look);
        let inner = block.inner(tonight).inner(Margin::new(1, 0));
        canvas.paint(TonightFigures { board, look }, inner);
        canvas.paint(block, tonight);
    }

    /// The call, where the next ball goes, the pins, the outlook and the keys.
    fn render_up(&self, area: Rect, canvas: &mut Canvas<'_>) {
        if self.board.game.up().is_none() {
            return self.render_leader(area, canvas);
        }
        let body = layout::below(area, if area.height >= ROOMY { 2 } else { 1 });
        let body = layout::above(body, CAPS);
        let beside = self.render_large_pin(body, canvas);
        let outlook = self.render_outlook(beside.unwrap_or(body), canvas);
        let rest = layout::above(beside.unwrap_or(body), outlook);
        if beside.is_none() {
            self.render_card_pins(rest, canvas);
        }
        self.render_words(rest, canvas);
        let caps = layout::below(area, area.height.saturating_sub(CAPS - 1));
        self.render_caps(caps, canvas);
        Self::tell(self.told(), area, canvas);
    }

    /// Nobody is up any more: who leads, and with how many.
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

    /// Paints at the bottom what is needed and what is possible, as far as it leaves room for the
    /// pins. Returns how many lines that takes.
    fn render_outlook(&self, area: Rect, canvas: &mut Canvas<'_>) -> u16 {
        let room = area.height.saturating_sub(Rack::HEIGHT);
        let [needed, _] = outlook::lines(self.board, self.look, area.width);
        // Wrapped rather than cut.
        let highest = outlook::highest(self.board, self.look, u16::MAX);
        let sentences = [needed, highest]
            .into_iter()
            .filter(|line| line.width() > 0);
        let sentences = sentences.map(StatusLine);
        let shown = sentences.scan(0, |lines, sentence| {
            let height = sentence.height(area.width);
            *lines += height;
            (*lines <= room).then_some((sentence, height))
        });
        let shown: Vec<_> = shown.collect();
        let lines = shown.iter().map(|(_, height)| height).sum();
        let mut rest = layout::below(area, area.height - lines);
        for (sentence, height) in shown {
            canvas.paint(sentence, layout::top(rest, height));
            rest = layout::below(rest, height);
        }
        lines
    }

    /// `FRAME 7`, `BALL 2`, `1 LEFT` in large letters, or the same in small ones.
    fn render_words(&self, area: Rect, canvas: &mut Canvas<'_>) {
        let look = self.look;
        let large = self.large_words();
        let has_room = area.width >= LARGE_WORDS.0 && area.height >= LARGE_WORDS.1;
        if !has_room || !Size::ONE.is_drawn(look.glyphs) || large.is_empty() {
            return canvas.lines(self.words(), area);
        }
        let mut rest = area;
        for (index, word) in large.iter().enumerate() {
            let style = style_of_word(index, look);
            let size = Size::ONE;
            canvas.paint(Letters { word, size, style }, rest);
            rest = layout::below(rest, Size::ONE.rows() + 1);
        }
    }

    fn large_words(&self) -> Vec<String> {
        let words = || {
            let frames = self.board.game.up()?.frames();
            let frame = frames.current()?;
            Some(vec![
                format!("FRAME {}", frame.number()),
                format!("BALL {}", frame.balls().count() + 1),
                format!("{} LEFT", frames.standing()?.count()),
            ])
        };
        words().unwrap_or_default()
    }

    /// A single pin is large if the words fit beside it. Returns their room.
    fn render_large_pin(&self, area: Rect, canvas: &mut Canvas<'_>) -> Option<Rect> {
        let is_single = self.standing()?.count() == 1 && self.board.deck().is_none();
        let width = area.width.saturating_sub(LargePin::ROOM.0);
        let has_room = width >= self.words_width() && area.height >= LargePin::ROOM.1;
        if !is_single || !has_room {
            return None;
        }
        let own = layout::right_of(area, width + BESIDE_PIN);
        let theme = &self.look.theme;
        canvas.paint(LargePin { theme }, own);
        canvas.regions.add(own, Target::Pins);
        Some(Rect { width, ..area })
    }

    /// The pins as a count.
    fn render_card_pins(&self, area: Rect, canvas: &mut Canvas<'_>) {
        let beside = area.width.saturating_sub(Rack::WIDTH);
        let right = layout::right_of(area, beside.max(self.words_width()));
        self.render_pins(layout::top(right, Rack::HEIGHT), canvas);
    }

    fn words_width(&self) -> u16 {
        let widths = self.words().map(|line| layout::cells(line.width()) + 2);
        widths.into_iter().max().unwrap_or_default()
    }

    fn standing(&self) -> Option<Pins> {
        self.board.game.up()?.frames().standing()
    }
}

/// How many pins are left counts most.
const fn style_of_word(index: usize, look: &Look) -> Style {
    match index {
        2 => look.theme.title,
        _ => look.theme.plain,
    }
}
