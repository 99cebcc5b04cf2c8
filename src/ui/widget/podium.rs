//! The first three places, each as high as it is worth:
//!
//! ```text
//!                PJS
//!                180
//!     KYJ    ┌─────────┐
//!     171    │    1    │
//! ┌─────────┐│         │    ABC
//! │    2    ││         │    150
//! │         ││         │┌─────────┐
//! │         ││         ││    3    │
//! └─────────┘└─────────┘└─────────┘
//! ```
//!
//! Who share a place stand on the same block, and the places they take up stay empty.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;
use ratatui::widgets::{Block, Widget};

use crate::domain::{BowlingGames, Standing, standings};
use crate::ui::layout::{below, cells, line, right_of};
use crate::ui::{Look, joined};

const BLOCK: u16 = 11;
/// How many names fit on one block.
const NAMES: usize = 2;
/// How much lower each place is than the one before. The second place is on the left, as usual.
const STEP: u16 = 2;
const ORDER: [usize; 3] = [2, 1, 3];

/// The podium of a game, at the bottom of the area.
pub(crate) struct Podium<'view> {
    pub(crate) game: &'view BowlingGames,
    pub(crate) look: &'view Look,
}

impl Podium<'_> {
    pub(crate) const WIDTH: u16 = 3 * BLOCK;
    pub(crate) const HEIGHT: u16 = 9;
}

impl Widget for Podium<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let standings = standings(self.game);
        let mut rest = below(area, area.height.saturating_sub(Self::HEIGHT));
        for place in ORDER {
            let on_it = |standing: &&Standing<'_>| standing.place() == place;
            let who: Vec<_> = standings.iter().filter(on_it).collect();
            let width = BLOCK.min(rest.width);
            let lower = cells(place - 1) * STEP;
            let block = below(Rect { width, ..rest }, lower);
            render_place(&who, self.look, block, buffer);
            rest = right_of(rest, BLOCK);
        }
    }
}

fn render_place(who: &[&Standing<'_>], look: &Look, area: Rect, buffer: &mut Buffer) {
    let Some(first) = who.first() else {
        return;
    };
    let style = style(first, look);
    let names = Line::styled(names(who), style).centered();
    names.render(line(area, 0), buffer);
    let score = Line::styled(first.score().to_string(), look.theme.title).centered();
    score.render(line(area, 1), buffer);
    let block = Block::bordered().border_style(style);
    let place = Line::styled(first.place().to_string(), style).centered();
    place.render(line(below(area, 2), 1), buffer);
    block.render(below(area, 2), buffer);
}

const fn style(standing: &Standing<'_>, look: &Look) -> Style {
    match standing.place() {
        1 => look.theme.up,
        _ => look.theme.plain,
    }
}

/// `PJS KYJ`, and `+2` for those who don't fit.
fn names(who: &[&Standing<'_>]) -> String {
    let names = who.iter().take(NAMES);
    let names = names.map(|standing| standing.game().player().to_string());
    let others = who.len().saturating_sub(NAMES);
    joined(names.chain((others > 0).then(|| format!("+{others}"))), " ")
}
