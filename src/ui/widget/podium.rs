//! The first three places, each on a filled block whose height shows its rank:
//!
//! ```text
//!              PJS
//!              187
//!     LEE   ┌───────┐
//!     164   │   1   │   KYJ
//!  ┌───────┐│       │   159
//!  │   2   ││       │┌───────┐
//!  │       ││       ││   3   │
//! ```
//!
//! Players who tie share a block, and the places they take up stay empty. If all players tie for first,
//! the block is as wide as three.

use ratatui::buffer::Buffer;
use ratatui::layout::{Margin, Rect};
use ratatui::style::Style;
use ratatui::text::Line;
use ratatui::widgets::{StatefulWidget, Widget};

use crate::app::Target;
use crate::domain::{BowlingGames, Standing, standings};
use crate::ui::layout::{below, centred, line, right_of, top};
use crate::ui::widget::{Letters, Size};
use crate::ui::{Look, Regions, joined};

/// The widest block, and the gap between two.
const WIDEST: u16 = 17;
const GAP: u16 = 1;
/// How many names fit on one block.
const NAMES: usize = 2;
/// The places from left to right, and how many rows each block is lower than the first.
const ORDER: [(usize, u16); 3] = [(2, 2), (1, 0), (3, 3)];
/// The height of the name and the score above a block.
const ABOVE: u16 = 2;
/// A blank line above and below a large number, which would be unreadable otherwise.
const AROUND_NUMBER: u16 = 2;
/// Below this height the blocks differ by one row less, so that more of them have a large number.
const LOW: u16 = 3 + ABOVE + AROUND_NUMBER + 3;
const LEAST_NUMBER: u16 = 5;
/// The widest number, which sets the size of all.
const WIDEST_NUMBER: &str = "2";

/// The podium of a game, over the whole area.
pub(crate) struct Podium<'view> {
    pub(crate) game: &'view BowlingGames,
    pub(crate) look: &'view Look,
}

impl Podium<'_> {
    /// The height at which the third place still has a block, and the largest useful height.
    pub(crate) const LEAST: u16 = 6;
    pub(crate) const MOST: u16 = 14;
}

impl StatefulWidget for Podium<'_> {
    type State = Regions;

    fn render(self, area: Rect, buffer: &mut Buffer, regions: &mut Regions) {
        let standings = standings(self.game);
        let width = (area.width.saturating_sub(2 * GAP) / 3).min(WIDEST);
        let closer = u16::from(area.height < LOW);
        // No number is larger than fits on the lowest block.
        let lowest = area.height.saturating_sub(3 + ABOVE + AROUND_NUMBER);
        let highest = lowest.max(LEAST_NUMBER);
        let is_shared = standings.iter().all(|standing| standing.place() == 1);
        if is_shared {
            let whole = Rect {
                width: 3 * width + 2 * GAP,
                ..area
            };
            let who: Vec<_> = standings.iter().collect();
            let whole = whole.intersection(area);
            let block = self.render_place(&who, (whole, area.height), buffer);
            return regions.add(block, Target::Podium(1));
        }
        let mut rest = area;
        for (place, lower) in ORDER {
            let on_it = |standing: &&Standing<'_>| standing.place() == place;
            let who: Vec<_> = standings.iter().filter(on_it).collect();
            let lower = lower.saturating_sub(closer);
            let own = below(Rect { width, ..rest }.intersection(rest), lower);
            let block = self.render_place(&who, (own, highest), buffer);
            regions.add(block, Target::Podium(place));
            rest = right_of(rest, width + GAP);
        }
    }
}

impl Podium<'_> {
    /// Returns the area of the block; empty if no player has the place.
    fn render_place(
        &self,
        who: &[&Standing<'_>],
        (area, highest): (Rect, u16),
        buffer: &mut Buffer,
    ) -> Rect {
        let Some(first) = who.first() else {
            return Rect::ZERO;
        };
        let (name, fill) = self.styles(first.place());
        let names = Line::styled(names(who), name).centered();
        names.render(line(area, 0), buffer);
        let score = Line::styled(first.score().to_string(), name).centered();
        score.render(line(area, 1), buffer);
        let block = below(area, ABOVE);
        for row in block.rows() {
            let blank = " ".repeat(usize::from(row.width));
            Line::styled(blank, fill).render(row, buffer);
        }
        self.render_number(first.place(), (block, highest), buffer);
        block
    }

    const fn styles(&self, place: usize) -> (Style, Style) {
        let theme = &self.look.theme;
        match place {
            1 => (theme.strike, theme.fill.strike),
            2 => (theme.title, theme.fill.spare),
            _ => (theme.title, theme.fill.third),
        }
    }

    /// Large if there is room for it and the blank lines around it; otherwise plain, in the middle.
    fn render_number(&self, place: usize, (block, highest): (Rect, u16), buffer: &mut Buffer) {
        let word = &place.to_string();
        let (_, style) = self.styles(place);
        let room = top(block.inner(Margin::new(1, 1)), highest);
        match Size::largest(WIDEST_NUMBER, room, self.look.glyphs) {
            Some(size) => {
                let middle = centred(top(room, size.rows()), size.width(word), size.rows());
                Letters { word, size, style }.render(middle, buffer);
            }
            None => Line::styled(word.as_str(), style)
                .centered()
                .render(line(block, block.height.saturating_sub(1) / 2), buffer),
        }
    }
}

/// `PJS KYJ`, and `+2` for those who don't fit.
fn names(who: &[&Standing<'_>]) -> String {
    let names = who.iter().take(NAMES);
    let names = names.map(|standing| standing.game().player().to_string());
    let others = who.len().saturating_sub(NAMES);
    joined(names.chain((others > 0).then(|| format!("+{others}"))), " ")
}
