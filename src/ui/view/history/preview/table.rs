//! A table of every game and the series of the night under the cursor.

use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::{begun, now};
use crate::domain::{BowlingGames, Player, forecast};
use crate::night::{Night, Series};
use crate::report::columns::right;
use crate::ui::Look;

/// The width of a game's score, and of the series.
const SCORE: usize = 6;
const SERIES: usize = 9;
const NAME: usize = 4;

/// `PJS 90  KYJ 80`: each player's series, or the current score in the first game.
pub(super) fn in_line(night: &Night, series: &[Series], look: &Look) -> Line<'static> {
    let told = |series: &Series| {
        let player = series.person.name();
        let now = now(night, player).filter(|_| series.games == 0);
        let total = now.map_or(series.total, u32::from);
        format!("{player} {total}")
    };
    let words: Vec<_> = series.iter().map(told).collect();
    Line::styled(words.join("  "), look.theme.muted)
}

/// One column per game, as many of the latest as fit, and the series.
pub(super) fn lines(
    night: &Night,
    series: &[Series],
    width: usize,
    look: &Look,
) -> Vec<Line<'static>> {
    let theme = &look.theme;
    let games: Vec<_> = begun(night).collect();
    let fits = width.saturating_sub(NAME + SERIES) / SCORE;
    let skipped = games.len().saturating_sub(fits);
    let shown = games.get(skipped..).unwrap_or_default();
    let numbers = (skipped + 1..)
        .take(shown.len())
        .map(|number| format!("{number:>SCORE$}"));
    let head = format!(
        "{}{}{}",
        " ".repeat(NAME),
        numbers.collect::<String>(),
        right(look.language.series_label(), SERIES)
    );
    let best = series.iter().filter_map(|series| series.high).max();
    let most = series.first().map(|first| first.total);
    let line = |series: &Series| {
        let name = series.person.name();
        let (total, style) = total(series, most, look);
        let name_span = Span::styled(format!("{name:<NAME$}"), style);
        let scores = shown.iter().map(|game| score(game, name, best, look));
        let total = Span::styled(format!("{total:>SERIES$}"), style);
        [name_span]
            .into_iter()
            .chain(scores)
            .chain([total])
            .collect()
    };
    let head = Line::from(Span::styled(head, theme.muted));
    [head].into_iter().chain(series.iter().map(line)).collect()
}

/// The series and its style: only the best of the night is highlighted.
fn total(series: &Series, most: Option<u32>, look: &Look) -> (String, Style) {
    match series.games {
        0 => ("-".to_owned(), look.theme.plain),
        _ if Some(series.total) == most => (series.total.to_string(), look.theme.title),
        _ => (series.total.to_string(), look.theme.plain),
    }
}

/// The score of a line: complete, with the best of the night highlighted; cut short, with its mark; or
/// still running.
fn score(games: &BowlingGames, player: Player, best: Option<u16>, look: &Look) -> Span<'static> {
    let seat = games.seat(player).filter(|seat| seat.is_begun());
    let frames = seat.map(|seat| seat.game().frames());
    let score = frames.map(forecast::now);
    let (score, style) = match (score, frames) {
        (Some(score), Some(frames)) if frames.is_over() => {
            let is_best = best == Some(score);
            let style = if is_best {
                look.theme.strike
            } else {
                look.theme.plain
            };
            (score.to_string(), style)
        }
        (Some(score), _) if games.is_ended() => (format!("{score}…"), look.theme.muted),
        (Some(score), _) => (score.to_string(), look.theme.muted),
        _ => ("-".to_owned(), look.theme.plain),
    };
    Span::styled(format!("{score:>SCORE$}"), style)
}
