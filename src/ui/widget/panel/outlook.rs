//! What the player who is up can still reach, as far as it fits.

use ratatui::text::{Line, Span};

use super::first_that_fits;
use crate::domain::outlook::{FrameResult, chase, is_won, max_with};
use crate::domain::{BowlingGame, FrameState, Frames, Pins, forecast};
use crate::ui::model::BoardView;
use crate::ui::{Look, layout};

const RESULTS: [FrameResult; 3] = [FrameResult::Strike, FrameResult::Spare, FrameResult::Less];

const BETWEEN: &str = "  ";

/// What it takes to pass the best of the others, and beside it the highest possible scores, as many
/// as fit.
pub(super) fn line(board: &BoardView<'_>, look: &Look, width: u16) -> Line<'static> {
    let needed = needed(board, look).unwrap_or_default();
    let beside = |needed: &String| {
        let gap = if needed.is_empty() { "" } else { BETWEEN };
        let needed = format!("{needed}{gap}");
        let room = width.saturating_sub(layout::text_width(&needed));
        let highest = highest(board, look, room);
        let has_both = highest.width() > 0;
        let line = || {
            emphasised(&needed, look)
                .into_iter()
                .chain(highest)
                .collect()
        };
        has_both.then(line)
    };
    let both: Vec<_> = needed.iter().filter_map(beside).collect();
    let alone = needed.map(|needed| emphasised(&needed, look));
    first_that_fits(both.into_iter().chain(alone), Line::default(), width)
}

/// What it takes to pass the best of the others, and the highest possible scores.
pub(super) fn lines(board: &BoardView<'_>, look: &Look, width: u16) -> [Line<'static>; 2] {
    let needed = needed(board, look).unwrap_or_default();
    let [long, short] = needed.map(|needed| emphasised(&needed, look));
    let needed = first_that_fits([long], short, width);
    [needed, highest(board, look, width)]
}

/// The first number, which counts most, stands out.
fn emphasised(words: &str, look: &Look) -> Line<'static> {
    let is_digit = |sign: char| sign.is_ascii_digit();
    let (before, rest) = words.split_at(words.find(is_digit).unwrap_or(words.len()));
    let (number, after) = rest.split_at(rest.find(|sign| !is_digit(sign)).unwrap_or(rest.len()));
    let (before, after) = (before.to_owned(), after.to_owned());
    Line::from(vec![
        Span::raw(before),
        Span::styled(number.to_owned(), look.theme.title),
        Span::raw(after),
    ])
}

/// The highest possible scores, the best first, as many as fit.
fn highest(board: &BoardView<'_>, look: &Look, width: u16) -> Line<'static> {
    let Some(frames) = board.game.up().map(BowlingGame::frames) else {
        return Line::default();
    };
    let highest = |outcome| Some((outcome, max_with(frames, outcome)?));
    let outcomes: Vec<_> = RESULTS.into_iter().filter_map(highest).collect();
    let is_last = is_last_ball(frames);
    let lines = (1..=outcomes.len()).rev().map(|count| {
        let words = look.language.at_most(outcomes.get(..count)?, is_last);
        Some(Span::styled(words, look.theme.muted).into())
    });
    first_that_fits(lines.flatten(), Line::default(), width)
}

/// Is one ball left, at a fresh rack?
fn is_last_ball(frames: &Frames) -> bool {
    let mut after = *frames;
    let is_fresh = frames.in_play() == Some(FrameState::Ready);
    is_fresh && after.bowl(Pins::NONE).is_ok() && after.is_over()
}

/// The same sentence for much room and for little. One player bowls against the best game. None if
/// there is nothing to reach.
pub(super) fn needed(board: &BoardView<'_>, look: &Look) -> Option<[String; 2]> {
    let (game, language) = (board.game, look.language);
    let up = game.up()?;
    if is_won(game) {
        let won = language.has_won(up.player());
        return Some([won.clone(), won]);
    }
    if let Some(chase) = chase(game) {
        return Some([language.chase(&chase), language.chase_now(&chase)]);
    }
    let best = board.best_of(board.alone()?)?;
    let is_possible = forecast::max(up.frames()) > best;
    let missing = (best + 1).checked_sub(forecast::now(up.frames()))?;
    let missing = Some(missing).filter(|points| is_possible && *points > 0)?;
    let words = language.to_beat_own_best(missing, best);
    Some([words.clone(), words])
}
