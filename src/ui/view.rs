//! One file per screen and per overlay.

mod big;
mod board;
mod code;
mod corrections;
mod help;
mod history;
mod lanes;
mod needs;
mod page;
mod phones;
mod players;
mod questions;
mod results;
mod sharing;
mod standings;
mod statistics;
mod themes;
mod tiny;
mod waiting;
mod watching;

use ratatui::layout::Rect;

use super::model::{BoardView, Page, PlayersView};
use super::{Canvas, layout};
use crate::app::{App, Overlay, Screen, View};

/// Paints the screen on top and its overlay. Each view gets its data, never the app.
pub(super) fn render(app: &App, canvas: &mut Canvas<'_>) {
    let (area, page) = (canvas.buffer.area, Page::new(app));
    match (app.screen(), BoardView::new(app)) {
        (_, Some(board)) => render_board(&board, area, canvas),
        (Screen::Watching(watching), _) => {
            let shown = (app.context_below(), app.view());
            watching::render(&watching.lanes, page, shown, canvas);
        }
        (screen, _) if layout::is_tiny(area) => tiny::render(screen, page, canvas),
        (Screen::Players(screen), _) => players::render(&PlayersView::new(app, screen), canvas),
        (Screen::History(history), _) => history::render(history, page, canvas),
        (Screen::Lanes(screen), _) => lanes::render(screen, page, canvas),
        (Screen::Standings(screen), _) => standings::render(screen, page, canvas),
        (Screen::Statistics(screen), _) => {
            statistics::render(screen, &screen.listed(app.tonight()), page, canvas);
        }
        // A night without a game.
        _ => {}
    }
    if let Some(overlay) = app.overlay() {
        // It takes all keys, so nothing below can be clicked.
        canvas.regions.cover(area);
        clear_keys(canvas);
        render_overlay(overlay, app, canvas);
    }
}

/// Clears the footer, because the box shows the keys.
fn clear_keys(canvas: &mut Canvas<'_>) {
    let area = canvas.buffer.area;
    if !layout::is_tiny(area) {
        let last = layout::last(area);
        canvas.clear(last);
        canvas.buffer.set_style(last, canvas.look.theme.band);
    }
}

/// The game in the view the user chose, or its results.
fn render_board(board: &BoardView<'_>, area: Rect, canvas: &mut Canvas<'_>) {
    match board.view {
        _ if layout::is_tiny(area) => tiny::render_board(board, area, canvas),
        View::Big => big::render(board, area, canvas),
        View::Sheet if board.is_over() => results::render(board, area, canvas),
        View::Sheet => board::render(board, area, canvas),
    }
}

fn render_overlay(overlay: Overlay, app: &App, canvas: &mut Canvas<'_>) {
    match (overlay, app.screen()) {
        (Overlay::Help(page), _) => help::render(app.context_below(), page, canvas),
        (Overlay::Quitting, _) => {
            questions::render_quitting(app, canvas);
        }
        (Overlay::Offering, _) => questions::render_offering(app.night(), app.saving(), canvas),
        (Overlay::Corrections(skipped), Screen::Replaying(replay)) => {
            corrections::render(&replay.corrections, skipped, canvas);
        }
        (Overlay::Deleting(_), Screen::History(history)) => {
            let night = history.chosen().into_iter();
            night.for_each(|night| questions::render_deleting(night, canvas));
        }
        (Overlay::Corrections(_) | Overlay::Deleting(_), _) => {}
        (Overlay::Needs, _) => needs::render(BoardView::new(app).as_ref(), canvas),
        (Overlay::Code, _) => code::render(app.code(), canvas),
        (Overlay::Phones, _) => phones::render(app.phones(), app.network(), canvas),
        (Overlay::Sharing, _) => sharing::render(canvas),
        (Overlay::Themes(_), _) => {
            themes::render(app.theme(), (app.motion(), app.mouse()), canvas);
        }
    }
}
