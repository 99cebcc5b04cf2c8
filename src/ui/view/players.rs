//! The players screen: the name of the program, three tiles for three letters, the line-up, and who
//! played before.
//!
//! ```text
//!  tenpin   who's bowling tonight?                  31 nights saved
//!
//!   T E N P I N                                     ●   ●   ●   ●
//!
//!   ╭───╮ ╭───╮ ╭───╮   1 more letter
//!   │ L │ │ E │ │ ▂ │
//!   ╰───╯ ╰───╯ ╰───╯   → takes LEE
//!
//!   line-up                       played before
//!   ───────────────────────       ─────────────────────────
//!    1 PJS   average 193           → LEE   average 180
//! ```

mod banner;
mod beside;
mod field;
mod line_up;
mod room;
mod section;
mod words;

use ratatui::layout::Rect;

use crate::ui::layout::below;
use crate::ui::model::PlayersView;
use crate::ui::widget::Heading;
use crate::ui::{Canvas, Look};
use room::{Lists, PlayersRoom};

/// The fewest lines worth showing below the line-up: a title and two more.
const LEAST_UNDER: u16 = 3;

pub(super) fn render(view: &PlayersView<'_>, canvas: &mut Canvas<'_>) {
    let (screen, look) = (canvas.buffer.area, canvas.look);
    view.page.render(&heading(view, look), screen, canvas);
    let room = PlayersRoom::new(view, screen, look);
    if let Some((area, size)) = room.banner {
        banner::render(size, area, canvas);
    }
    render_lists(view, &room.lists, canvas);
    // Last, because a long notice covers the first lines of the lists.
    field::render(view, &room, canvas);
}

fn heading(view: &PlayersView<'_>, look: &Look) -> Heading {
    let language = look.language;
    if view.night.game().is_some() {
        return Heading::new(language.players());
    }
    let nights = view.past.map(|past| past.nights);
    let nights = nights.filter(|nights| *nights > 0);
    Heading {
        right: nights.map(|nights| language.nights_saved(nights)),
        ..Heading::new(language.who_bowls_tonight())
    }
}

fn render_lists(view: &PlayersView<'_>, lists: &Lists, canvas: &mut Canvas<'_>) {
    let title = canvas.look.language.line_up();
    match lists {
        // With an empty line-up, the other list is more useful.
        Lists::One(area) if view.listed.is_empty() => {
            section::render_columns(view, &[*area], canvas);
        }
        Lists::One(area) => render_one(view, *area, canvas),
        Lists::Two([left, right]) => {
            let inner = section::flat(title, *left, canvas);
            line_up::render(view, inner, canvas);
            section::render_columns(view, &[*right], canvas);
        }
        Lists::High(own, under) => {
            let inner = section::flat(title, *own, canvas);
            line_up::render(view, inner, canvas);
            section::render_columns(view, under, canvas);
        }
        Lists::Cards(cards) => {
            let (own, others) = cards.split_first().unwrap_or((&Rect::ZERO, &[]));
            let inner = section::card_up(title, *own, canvas);
            line_up::render(view, inner, canvas);
            section::render_cards(view, others, canvas);
        }
    }
}

/// The line-up over the whole width, and what else fits below it.
fn render_one(view: &PlayersView<'_>, area: Rect, canvas: &mut Canvas<'_>) {
    let inner = section::flat(canvas.look.language.line_up(), area, canvas);
    line_up::render(view, inner, canvas);
    let used = line_up::used(view, inner, canvas.look);
    let rest = used.map_or(Rect::ZERO, |used| below(inner, used));
    if rest.height >= LEAST_UNDER {
        section::render_columns(view, &[rest], canvas);
    }
}
