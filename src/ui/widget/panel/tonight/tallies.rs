//! Strikes, spares and open frames of a single player in large letters: there is much room, and nobody
//! to compare them with.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::widgets::Widget;

use super::TonightFigures;
use crate::domain::Frames;
use crate::ui::layout;
use crate::ui::widget::{Letters, Size};

const SIZE: Size = Size::ONE;
/// The dots of `STRIKES`, of the number and between them.
const DOTS: u16 = 34 + 2 + 9;
/// The minimum height including the lines above them.
const HEIGHT: u16 = 18;
/// The largest distance from one row to the next.
const STEP: u16 = 13;

impl TonightFigures<'_> {
    pub(super) fn has_large_tallies(&self, area: Rect) -> bool {
        let is_alone = self.board.game.seats().len() == 1;
        let fits = area.width >= SIZE.columns(DOTS) && area.height >= HEIGHT;
        is_alone && fits && SIZE.is_drawn(self.look.glyphs) && self.sheets(area.width).len() <= 2
    }

    pub(super) fn render_tallies(&self, area: Rect, buffer: &mut Buffer) {
        let Some(only) = self.board.game.seats().first() else {
            return;
        };
        let (theme, size) = (&self.look.theme, SIZE);
        let words = self.look.language.large_tallies();
        let counts = [Frames::strikes, Frames::spares, Frames::opens];
        let rows = layout::cells(words.len());
        let step = ((area.height + 1) / rows).min(STEP);
        for ((place, label), count) in (0..).zip(words).zip(counts) {
            let own = layout::below(area, place * step);
            let count = self.count(only.player(), count).to_string();
            let right = own.width.saturating_sub(size.width(&count));
            let letters = |word, style| Letters { word, size, style };
            letters(label, theme.plain).render(own, buffer);
            letters(count.as_str(), theme.title).render(layout::right_of(own, right), buffer);
        }
    }
}
