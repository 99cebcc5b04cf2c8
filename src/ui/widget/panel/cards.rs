//! Three cards side by side: who is up, the race, and tonight. One player alone has no race worth a
//! third of the screen: there the race stands above tonight.

use ratatui::layout::{Constraint, Layout, Margin, Rect};
use ratatui::style::Style;
use ratatui::text::Line;

use super::race::Race;
use super::tonight::TonightFigures;
use super::{Panel, outlook};
use crate::app::Target;
use crate::domain::{BowlingGame, Pins, Player, forecast, standings};
use crate::ui::widget::{LargePin, Letters, Rack, Size, StatusLine, framed, framed_up};
use crate::ui::{Canvas, Look, layout};

/// The shares of the width.
const SHARES: [Constraint; 3] = [
    Constraint::Fill(36),
    Constraint::Fill(36),
    Constraint::Fill(28),
];

/// The shares of the width for one player alone, and the rows of the race.
const ALONE: [Constraint; 2] = [Constraint::Fill(58), Constraint::Fill(42)];
const COMPARED: u16 = 7;
/// From this height on they fit over each other.
const HIGH: u16 = 20;

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
        let [own, race, tonight] = self.card_areas(area);
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

    /// The call, where the next ball goes, the pins, the outlook and the keys.
    fn render_up(&self, area: Rect, canvas: &mut Canvas<'_>) {
        if self.board.game.up().is_none() {
            return self.render_leader(area, canvas);
        }
        let body = layout::below(area, if area.height >= ROOMY { 2 } else { 1 });
        let body = layout::above(body, CAPS);
        let outlook = self.render_outlook(body, canvas);
        let rest = layout::above(body, outlook);
        let beside = self.render_large_pin(rest, canvas);
        if beside.is_none() {
            self.render_card_pins(rest, canvas);
        }
        self.render_words(beside.unwrap_or(rest), canvas);
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
        // Sentences of two lines tell more.
        let long = self.sentences(area, 2 * area.width);
        let lines: u16 = long.iter().map(|(_, height)| height).sum();
        let sentences = if lines <= room {
            long
        } else {
            self.sentences(area, area.width)
        };
        let shown = sentences.into_iter().scan(0, |lines, (sentence, height)| {
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

    /// What is needed and what is possible in at most so many columns, and how high that is.
    fn sentences(&self, area: Rect, columns: u16) -> Vec<(StatusLine<'static>, u16)> {
        let sentences = outlook::lines(self.board, self.look, columns).into_iter();
        let sentences = sentences.filter(|line| line.width() > 0).map(StatusLine);
        let high = sentences.map(|sentence| {
            let height = sentence.height(area.width);
            (sentence, height)
        });
        high.collect()
    }

    /// `FRAME 7`, `BALL 2`, `1 LEFT` in large letters, or the same in small ones.
    fn render_words(&self, area: Rect, canvas: &mut Canvas<'_>) {
        let look = self.look;
        let large = self.large_words();
        let Some(size) = self.word_size(&large, area) else {
            return canvas.lines(self.words(), area);
        };
        let mut rest = area;
        for (index, word) in large.iter().enumerate() {
            let style = style_of_word(index, look);
            canvas.paint(Letters { word, size, style }, rest);
            rest = layout::below(rest, size.rows() + 1);
        }
        if self.is_alone() {
            self.render_score(layout::above(rest, 1), canvas);
        }
    }

    /// The size of the large words: one player alone has more room. None if they don't fit.
    fn word_size(&self, words: &[String], area: Rect) -> Option<Size> {
        let (width, height) = LARGE_WORDS;
        let has_room = area.width >= width && area.height >= height && !words.is_empty();
        let largest = if self.is_alone() {
            Size::TWO
        } else {
            Size::ONE
        };
        let beside = area.width.saturating_sub(Rack::WIDTH);
        let fits = |size: &Size| {
            let rows = layout::cells(words.len()) * (size.rows() + 1);
            let width = words.iter().map(|word| size.width(word)).max();
            rows <= area.height + 1 && width.is_none_or(|width| width <= beside)
        };
        let sizes = Size::DESCENDING.into_iter().filter(|_| has_room);
        let mut sizes = sizes.filter(|size| *size <= largest && size.is_drawn(self.look.glyphs));
        sizes.find(fits)
    }

    /// What the line is worth now, as large as fits.
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
