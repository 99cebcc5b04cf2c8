//! The state of the game: who is next, who leads, and what the player who is up can still reach, as
//! far as it fits.

use ratatui::text::{Line, Span};

use super::first_that_fits;
use crate::domain::outlook::{FrameResult, chase, is_won, max_with};
use crate::domain::{BowlingGame, BowlingGames, Standing, forecast, standings};
use crate::report::columns::left;
use crate::ui::{Look, joined};

/// How many of the next players are named.
const FOLLOWING: usize = 2;
/// The width of a label.
const HEAD: usize = 6;

/// Labels and values.
type Rows = Vec<(&'static str, String)>;

fn rows(game: &BowlingGames, look: &Look) -> Rows {
    let language = look.language;
    let names = joined(game.upcoming().iter().take(FOLLOWING), "  ");
    let mut rows = Rows::new();
    if !names.is_empty() {
        rows.push((language.next(), names));
    }
    if let Some(up) = game.up() {
        rows.push((language.now(), forecast::now(up.frames()).to_string()));
        rows.push((language.max(), forecast::max(up.frames()).to_string()));
    }
    rows.extend(lead(game, look));
    rows
}

/// One row per line.
pub(super) fn lines(game: &BowlingGames, look: &Look) -> Vec<Line<'static>> {
    let line = |(head, text): (&str, String)| {
        let head = Span::styled(left(head, HEAD), look.theme.muted);
        Line::from(vec![head, Span::raw(text)])
    };
    rows(game, look).into_iter().map(line).collect()
}

/// All in one line, if there is no side column.
pub(super) fn line(game: &BowlingGames, look: &Look) -> Line<'static> {
    let spans = |(head, text): (&str, String)| {
        let head = Span::styled(format!("{head} "), look.theme.muted);
        [head, Span::raw(format!("{}  ", text.replace("  ", " ")))]
    };
    rows(game, look).into_iter().flat_map(spans).collect()
}

/// Who leads and by how much, or that several do.
fn lead(game: &BowlingGames, look: &Look) -> Option<(&'static str, String)> {
    let standings = standings(game);
    match standings.as_slice() {
        [first, second, ..] if first.score() > second.score() => {
            let by = first.score() - second.score();
            let leader = first.game().player();
            Some((look.language.lead(), format!("{leader} +{by}")))
        }
        [first, .., last] if first.score() > last.score() => {
            Some((look.language.tied(), tied(&standings, first.score())))
        }
        [_, _] => Some((look.language.tied(), String::new())),
        _ => None,
    }
}

fn tied(standings: &[Standing<'_>], score: u16) -> String {
    let first = standings.iter().filter(|own| own.score() == score);
    match first.clone().count() {
        0..=3 => joined(first.map(|own| own.game().player()), " "),
        count => count.to_string(),
    }
}

const RESULTS: [FrameResult; 3] = [FrameResult::Strike, FrameResult::Spare, FrameResult::Less];

const BETWEEN: &str = "   ";

/// What it takes to pass the best of the others is worth more than the highest possible scores.
pub(super) fn outlook(game: &BowlingGames, look: &Look, width: u16) -> Line<'static> {
    let Some(up) = game.up() else {
        return Line::default();
    };
    let highest = Span::styled(highest(up, look), look.theme.muted);
    let Some(needed) = needed(game, up, look).map(Span::raw) else {
        return first_that_fits(&[highest.into()], Line::default(), width);
    };
    let both = Line::from(vec![needed.clone(), BETWEEN.into(), highest]);
    first_that_fits(&[both, needed.into()], Line::default(), width)
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
