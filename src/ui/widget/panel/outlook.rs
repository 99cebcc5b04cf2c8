//! What the player who is up can still reach, as far as it fits.

use ratatui::text::{Line, Span};

use super::first_that_fits;
use crate::domain::outlook::{FrameResult, chase, is_won, max_with};
use crate::domain::{BowlingGame, BowlingGames, FrameState, Frames, Pins};
use crate::ui::Look;

const RESULTS: [FrameResult; 3] = [FrameResult::Strike, FrameResult::Spare, FrameResult::Less];

const BETWEEN: &str = "   ";

/// What it takes to pass the best of the others is worth more than the highest possible scores.
pub(super) fn line(game: &BowlingGames, look: &Look, width: u16) -> Line<'static> {
    let [needed, highest] = lines(game, look);
    match (needed.width(), highest.width()) {
        (0, _) => first_that_fits([highest], Line::default(), width),
        (_, 0) => first_that_fits([needed], Line::default(), width),
        _ => {
            let spans = needed.spans.iter().cloned().chain([Span::raw(BETWEEN)]);
            let both = spans.chain(highest.spans).collect();
            first_that_fits([both, needed], Line::default(), width)
        }
    }
}

/// What it takes to pass the best of the others, and the highest possible scores.
pub(super) fn lines(game: &BowlingGames, look: &Look) -> [Line<'static>; 2] {
    let Some(up) = game.up() else {
        return [Line::default(), Line::default()];
    };
    let needed = needed(game, up, look).unwrap_or_default();
    let highest = Span::styled(highest(up, look), look.theme.muted);
    [Line::raw(needed), highest.into()]
}

fn highest(up: &BowlingGame, look: &Look) -> String {
    let highest = |outcome| Some((outcome, max_with(up.frames(), outcome)?));
    let outcomes: Vec<_> = RESULTS.into_iter().filter_map(highest).collect();
    look.language.at_most(&outcomes, is_last_ball(up.frames()))
}

/// Is one ball left, at a fresh rack?
fn is_last_ball(frames: &Frames) -> bool {
    let mut after = *frames;
    let is_fresh = frames.in_play() == Some(FrameState::Ready);
    is_fresh && after.bowl(Pins::NONE).is_ok() && after.is_over()
}

fn needed(game: &BowlingGames, up: &BowlingGame, look: &Look) -> Option<String> {
    if is_won(game) {
        return Some(look.language.has_won(up.player()));
    }
    chase(game).map(|chase| look.language.chase(&chase))
}
