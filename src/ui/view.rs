//! One file a screen, and one for each thing that lies over it.

mod big;
mod board;
mod corrections;
mod help;
mod history;
mod offering;
mod page;
mod players;
mod quitting;
mod results;
mod sharing;
mod statistics;
mod themes;
mod tiny;
mod watching;

use ratatui::layout::Rect;

use super::canvas::Canvas;
use super::layout;
use super::model::{BoardView, OverlayView, ScreenView};
use crate::app::View;

pub(super) fn render_screen(screen: &ScreenView<'_>, canvas: &mut Canvas<'_>) {
    let area = canvas.buffer.area;
    match screen {
        ScreenView::Watching(lanes) => watching::render(lanes, area, canvas),
        screen if layout::is_tiny(area) => tiny::render(screen, area, canvas),
        ScreenView::Board(board) => render_board(board, area, canvas),
        ScreenView::Players(players) => players::render(players, area, canvas),
        ScreenView::History(history) => history::render(history, area, canvas),
        ScreenView::Statistics(statistics) => statistics::render(statistics, area, canvas),
        ScreenView::Empty(_) => {}
    }
}

/// A game as large as somebody wants it, or what it came to.
fn render_board(board: &BoardView<'_>, area: Rect, canvas: &mut Canvas<'_>) {
    match board.view {
        View::Big => big::render(board, area, canvas),
        View::Sheet if board.is_over() => results::render(board, area, canvas),
        View::Sheet => board::render(board, area, canvas),
    }
}

pub(super) fn render_overlay(overlay: &OverlayView<'_>, canvas: &mut Canvas<'_>) {
    match *overlay {
        OverlayView::Help(context, page) => help::render(context, page, canvas),
        OverlayView::Quitting(saving) => quitting::render(saving, canvas),
        OverlayView::Offering(night, saving) => offering::render(night, saving, canvas),
        OverlayView::Corrections(entries, skipped) => corrections::render(entries, skipped, canvas),
        OverlayView::Sharing => sharing::render(canvas),
        OverlayView::Themes(chosen, motion) => themes::render(chosen, motion, canvas),
    }
}
