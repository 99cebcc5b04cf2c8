//! Three cards side by side: who is up, the race, and tonight.

use ratatui::layout::{Constraint, Layout, Margin, Rect};
use ratatui::style::Style;

use super::race::Race;
use super::tonight::TonightFigures;
use super::{Panel, outlook};
use crate::app::Target;
use crate::domain::BowlingGame;
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
        let body = layout::below(area, if area.height >= ROOMY { 2 } else { 1 });
        let body = layout::above(body, CAPS);
        let outlook = self.render_outlook(body, canvas);
        let body = layout::above(body, outlook);
        self.render_card_pins(body, canvas);
        self.render_words(body, canvas);
        let caps = layout::below(area, area.height.saturating_sub(CAPS - 1));
        self.render_caps(caps, canvas);
        let told = self.board.told(self.look).unwrap_or_default();
        Self::tell(told, area, canvas);
    }

    /// Paints at the bottom what is needed and what is possible, as far as it leaves room for the
    /// pins. Returns how many lines that takes.
    fn render_outlook(&self, area: Rect, canvas: &mut Canvas<'_>) -> u16 {
        let room = area.height.saturating_sub(Rack::HEIGHT);
        let sentences = outlook::lines(self.board.game, self.look);
        let sentences = sentences.into_iter().filter(|line| line.width() > 0);
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

    /// A single pin is large; others are drawn as a count.
    fn render_card_pins(&self, area: Rect, canvas: &mut Canvas<'_>) {
        let up = self.board.game.up();
        let Some(pins) = up.and_then(|up| up.frames().standing()) else {
            return;
        };
        let is_single = pins.count() == 1;
        let width = if is_single { 12 } else { Rack::WIDTH };
        let words = self.words().map(|line| layout::cells(line.width()) + 2);
        let [place, left] = words;
        let beside = area.width.saturating_sub(width).max(place).max(left);
        let right = layout::right_of(area, beside);
        if is_single && right.height >= 7 {
            let theme = &self.look.theme;
            canvas.paint(LargePin { theme }, right);
            let place = Rect { height: 7, ..right }.intersection(right);
            return canvas.regions.add(place, Target::Pins);
        }
        self.render_pins(layout::top(right, Rack::HEIGHT), canvas);
    }
}

/// How many pins are left counts most.
const fn style_of_word(index: usize, look: &Look) -> Style {
    match index {
        2 => look.theme.title,
        _ => look.theme.plain,
    }
}
