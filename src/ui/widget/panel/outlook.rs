//! What the player who is up can still reach, and what that takes, as far as there is room to say it.

use ratatui::text::{Line, Span};

use super::first_that_fits;
use crate::domain::outlook::{FrameResult, chase, is_won, max_with};
use crate::domain::{BowlingGame, BowlingGames};
use crate::ui::Look;

const RESULTS: [FrameResult; 3] = [FrameResult::Strike, FrameResult::Spare, FrameResult::Less];

const BETWEEN: &str = "   ";

/// What it takes to pass the best of the others is worth more than the highest scores.
pub(super) fn line(game: &BowlingGames, look: &Look, width: u16) -> Line<'static> {
    let Some(up) = game.up() else {
        return Line::default();
    };
    let highest = Span::styled(highest(up, look), look.theme.muted);
    let Some(needed) = needed(game, up, look).map(Span::raw) else {
        return first_that_fits([highest.into(), Line::default()], width);
    };
    let both = Line::from(vec![needed.clone(), BETWEEN.into(), highest]);
    first_that_fits([both, needed.into(), Line::default()], width)
}

fn highest(up: &BowlingGame, look: &Look) -> String {
    let highest = |outcome| Some((outcome, max_with(up.frames(), outcome)?));
    let outcomes: Vec<_> = RESULTS.into_iter().filter_map(highest).collect();
    look.language.at_most(&outcomes)
}

fn needed(game: &BowlingGames, up: &BowlingGame, look: &Look) -> Option<String> {
    if is_won(game) {
        return Some(look.language.has_won(up.player()));
    }
    chase(game).map(|chase| look.language.chase(&chase))
}
