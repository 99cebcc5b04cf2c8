//! Beside the panel: who follows, and how the game stands.

use ratatui::text::{Line, Span};

use crate::domain::{BowlingGames, Standing, forecast, standings};
use crate::ui::Look;

/// Names that are told as following.
const FOLLOWING: usize = 2;

/// What is told, each with its head.
type Rows = Vec<(&'static str, String)>;

fn rows(game: &BowlingGames, look: &Look) -> Rows {
    let language = look.language;
    let names = game.upcoming();
    let names: Vec<_> = names
        .iter()
        .take(FOLLOWING)
        .map(ToString::to_string)
        .collect();
    let mut rows = Rows::new();
    if !names.is_empty() {
        rows.push((language.next(), names.join("  ")));
    }
    if let Some(up) = game.up() {
        rows.push((language.now(), forecast::now(up.frames()).to_string()));
        rows.push((language.max(), forecast::max(up.frames()).to_string()));
    }
    rows.extend(lead(game, look));
    rows
}

/// One under the other.
pub(super) fn lines(game: &BowlingGames, look: &Look) -> Vec<Line<'static>> {
    let line = |(head, text): (&str, String)| {
        let blanks = 6_usize.saturating_sub(Span::raw(head).width());
        let head = format!("{head}{}", " ".repeat(blanks));
        Line::from(vec![Span::styled(head, look.theme.muted), Span::raw(text)])
    };
    rows(game, look).into_iter().map(line).collect()
}

/// All in one line, for where there is no side.
pub(super) fn line(game: &BowlingGames, look: &Look) -> Line<'static> {
    let spans = |(head, text): (&str, String)| {
        let head = Span::styled(format!("{head} "), look.theme.muted);
        [head, Span::raw(format!("{}  ", text.replace("  ", " ")))]
    };
    rows(game, look).into_iter().flat_map(spans).collect()
}

/// Who leads by how much, or that several do.
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
    let first = standings
        .iter()
        .filter(|standing| standing.score() == score);
    let names: Vec<_> = first
        .map(|standing| standing.game().player().to_string())
        .collect();
    match names.len() {
        0..=3 => names.join(" "),
        count => format!("{count}"),
    }
}
