//! The column next to a small sheet: the next players, the race, and tonight.

use ratatui::buffer::Buffer;
use ratatui::layout::{Margin, Rect};
use ratatui::text::Line;
use ratatui::widgets::Widget;

use super::following;
use super::race::Race;
use super::tonight::TonightFigures;
use crate::ui::lines::whole;
use crate::ui::model::BoardView;
use crate::ui::widget::{Card, framed};
use crate::ui::writing::Writing;
use crate::ui::{Look, joined, layout};

pub(crate) struct Side<'view> {
    pub(crate) board: &'view BoardView<'view>,
    pub(crate) cards: SideCards,
    pub(crate) look: &'view Look,
}

#[derive(Clone, Copy, Eq, PartialEq)]
pub(crate) enum SideCards {
    All,
    /// The panel already shows the race.
    WithoutRace,
}

const MARGIN: Margin = Margin::new(1, 0);
/// The height of the card with the next players, and the minimum of any card.
const NEXT: u16 = 3;
const LEAST: u16 = 3;

impl Widget for Side<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        if area.is_empty() {
            return;
        }
        let rest = self.render_next(area, buffer);
        let rest = self.render_race(rest, buffer);
        if rest.height > 3 {
            let (board, look) = (self.board, self.look);
            TonightFigures { board, look }.render(Card::inner(rest).inner(MARGIN), buffer);
            framed(look.language.tonight(), look).render(rest, buffer);
        }
    }
}

/// Each method returns the area below it.
impl Side<'_> {
    fn render_next(&self, area: Rect, buffer: &mut Buffer) -> Rect {
        let following = following(self.board.game);
        if following.is_empty() {
            return area;
        }
        let own = layout::top(area, NEXT);
        let inner = Card::inner(own).inner(MARGIN);
        whole(Line::raw(joined(following, "  ")), inner.width).write(inner, buffer);
        framed(self.look.language.next(), self.look).render(own, buffer);
        layout::below(area, NEXT)
    }

    fn render_race(&self, area: Rect, buffer: &mut Buffer) -> Rect {
        if self.cards == SideCards::WithoutRace || area.height < LEAST {
            return area;
        }
        let (board, look) = (self.board, self.look);
        let players = layout::cells(board.game.seats().len());
        let half = (players * 2 + 2).min(area.height / 2);
        let wanted = half.max(players.min(6) + 2);
        let own = layout::top(area, wanted);
        Race { board, look }.render(Card::inner(own).inner(MARGIN), buffer);
        framed(look.language.race(), look).render(own, buffer);
        layout::below(area, wanted)
    }
}
