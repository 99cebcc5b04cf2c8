//! What the current player can still reach, as far as it fits.

use ratatui::text::{Line, Span};

use super::first_that_fits;
use crate::app::TypedPins;
use crate::domain::outlook::{FrameResult, chase, is_won, max_with};
use crate::domain::{BowlingGame, Frame, FrameNumber, FrameState, Frames, Pins, forecast};
use crate::ui::model::BoardView;
use crate::ui::{Look, layout};

const RESULTS: [FrameResult; 3] = [FrameResult::Strike, FrameResult::Spare, FrameResult::Less];

const BETWEEN: &str = "  ";

/// Up to this frame all players are close, so no chase is shown.
const EARLY: u8 = 2;

/// What it takes to pass the best rival, followed by the highest possible scores, as many as fit.
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
    let alone = needed.iter().map(|needed| emphasised(needed, look));
    first_that_fits(both.into_iter().chain(alone), Line::default(), width)
}

/// What it takes to pass the best rival, and the highest possible scores.
pub(super) fn lines(board: &BoardView<'_>, look: &Look, width: u16) -> [Line<'static>; 2] {
    [needed_line(board, look, width), highest(board, look, width)]
}

/// The same in more lines if there is room; a line breaks only between two outcomes.
pub(super) fn rows(
    board: &BoardView<'_>,
    look: &Look,
    (width, height): (u16, u16),
) -> Vec<Line<'static>> {
    let needed = Some(needed_line(board, look, width)).filter(|line| line.width() > 0);
    let room = usize::from(height) - usize::from(needed.is_some()).min(height.into());
    let highest = highest_in(board, look, (width, room));
    needed
        .into_iter()
        .chain(highest)
        .take(height.into())
        .collect()
}

fn needed_line(board: &BoardView<'_>, look: &Look, width: u16) -> Line<'static> {
    let needed = needed(board, look).unwrap_or_default();
    let needed = needed.iter().map(|needed| emphasised(needed, look));
    first_that_fits(needed, Line::default(), width)
}

/// The first number is the most important, so it is emphasised.
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
    let Some(frames) = frames(board) else {
        return Line::default();
    };
    let outcomes = outcomes(&frames);
    let lines = (1..=outcomes.len()).rev().map(|count| {
        let (own, _) = outcomes.split_at_checked(count)?;
        Some(muted(
            look.language.at_most(own, is_last_ball(&frames)),
            look,
        ))
    });
    first_that_fits(lines.flatten(), Line::default(), width)
}

/// The same in two lines, if they don't fit in one and there is a second.
fn highest_in(
    board: &BoardView<'_>,
    look: &Look,
    (width, height): (u16, usize),
) -> Vec<Line<'static>> {
    let Some(frames) = frames(board).filter(|_| height > 0) else {
        return vec![];
    };
    let (language, outcomes, is_last) = (look.language, outcomes(&frames), is_last_ball(&frames));
    let lines = |count: usize| {
        let (first, rest) = outcomes.split_at_checked(count)?;
        let first = language.at_most(first, is_last);
        let lines = match rest {
            [] => vec![first],
            rest => vec![first + ",", language.outcomes(rest, is_last)],
        };
        let fits = |line: &String| layout::text_width(line) <= width;
        (lines.len() <= height && lines.iter().all(fits)).then_some(lines)
    };
    let lines = (1..=outcomes.len()).rev().find_map(lines);
    let lines = lines.map(|lines| lines.into_iter().map(|words| muted(words, look)).collect());
    lines.unwrap_or_else(|| vec![highest(board, look, width)])
}

fn muted(words: String, look: &Look) -> Line<'static> {
    Span::styled(words, look.theme.muted).into()
}

/// The current player's frames, including the ball being typed by the pins it leaves: these can't fall
/// with that ball any more.
fn frames(board: &BoardView<'_>) -> Option<Frames> {
    let frames = board.game.up().map(BowlingGame::frames)?;
    let entry = board
        .entry
        .filter(|entry| entry.meaning == TypedPins::Standing);
    let typed = entry.and_then(|entry| entry.preview(frames));
    Some(typed.unwrap_or(*frames))
}

/// The possible results of the rack, with the highest score of each.
fn outcomes(frames: &Frames) -> Vec<(FrameResult, u16)> {
    let highest = |outcome| Some((outcome, max_with(frames, outcome)?));
    RESULTS.into_iter().filter_map(highest).collect()
}

/// Is only one ball left, at a fresh rack?
fn is_last_ball(frames: &Frames) -> bool {
    let mut after = *frames;
    let is_fresh = frames.in_play() == Some(FrameState::Ready);
    is_fresh && after.bowl(Pins::NONE).is_ok() && after.is_over()
}

/// The same sentence in fewer and fewer words. A single player chases the best game. None if there is
/// nothing to reach.
pub(super) fn needed(board: &BoardView<'_>, look: &Look) -> Option<[String; 4]> {
    let (game, language) = (board.game, look.language);
    let up = game.up()?;
    if is_won(game) {
        let won = language.has_won(up.player());
        return Some([(); 4].map(|()| won.clone()));
    }
    if let Some(chase) = chase(game) {
        return (!is_early(up.frames())).then(|| language.chase(&chase));
    }
    let best = board.best_of(board.alone()?)?;
    let is_possible = forecast::max(up.frames()) > best;
    let missing = (best + 1).checked_sub(forecast::now(up.frames()))?;
    let missing = Some(missing).filter(|points| is_possible && *points > 0)?;
    let (words, short) = (
        language.to_beat_own_best(missing, best),
        language.to_beat_own_best_shortly(missing),
    );
    Some([words.clone(), words, short.clone(), short])
}

fn is_early(frames: &Frames) -> bool {
    let number = frames.current().map(Frame::number);
    number.is_some_and(|number| FrameNumber::number(number) <= EARLY)
}
