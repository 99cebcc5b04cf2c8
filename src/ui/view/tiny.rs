//! For tiny terminals: the current player, the standing pins, the score.

use ratatui::layout::Rect;
use ratatui::text::Line;

use crate::app::{
    CorrectingScreen, Findings, Focus, HistoryScreen, LanesScreen, PlayersScreen, ReplayScreen,
    Screen, StandingSide, StandingsScreen,
};
use crate::domain::{BowlingGames, Standing, forecast, standings};
use crate::ui::model::{Activity, BoardView, Page};
use crate::ui::widget::up_line;
use crate::ui::{Canvas, Look, joined};

/// As many lines as fit, the most important first: a notice precedes everything else.
pub(super) fn render(screen: &Screen, page: Page<'_>, canvas: &mut Canvas<'_>) {
    let look = canvas.look;
    let lines = match screen {
        Screen::Players(screen) => players(screen, look),
        Screen::History(history) => nights(history, look),
        Screen::Lanes(screen) => lanes(screen, look),
        Screen::Standings(screen) => standing(screen, look),
        Screen::Statistics(statistics) => figures(statistics.findings.as_ref(), look),
        _ => vec![],
    };
    let told = page.told(look).into_iter();
    canvas.lines(told.chain(lines), canvas.buffer.area);
}

pub(super) fn render_board(board: &BoardView<'_>, area: Rect, canvas: &mut Canvas<'_>) {
    let look = canvas.look;
    let game = board.game;
    let first = match &board.activity {
        Activity::Correcting(cursor, _) => Some(typed(cursor, look)),
        Activity::Replaying(replay) => Some(replayed(replay, look)),
        Activity::Pasting(_) => Some(Line::raw(look.language.take_pasted())),
        _ => board.page.offered.map(|binding| {
            let words = look.language.pick(binding.words);
            Line::styled(format!("{} {words}", binding.key_name()), look.theme.key)
        }),
    };
    let others = match (&board.activity, game.up()) {
        (Activity::Correcting(..), _) => vec![],
        (_, Some(_)) => bowling(game, look),
        (_, None) => places(game),
    };
    let told = board.told(look).into_iter();
    canvas.lines(told.chain(first).chain(others), area);
}

/// The heading, and the selected night.
fn nights(history: &HistoryScreen, look: &Look) -> Vec<Line<'static>> {
    let language = look.language;
    let chosen = history.chosen();
    let chosen = chosen.map(|entry| {
        [
            Line::raw(entry.date_and_time()),
            Line::raw(joined(&entry.players, " ")),
        ]
    });
    let title = match (&history.typed, &history.label) {
        (Some(typed), _) => format!("{} {typed}_", language.search()),
        (_, Some(label)) => format!("{} {label}_", language.label()),
        _ => language.nights().to_owned() + &language.leave_history(),
    };
    let title = Line::styled(title, look.theme.title);
    [title]
        .into_iter()
        .chain(chosen.into_iter().flatten())
        .collect()
}

/// Lanes that need attention first.
fn lanes(screen: &LanesScreen, look: &Look) -> Vec<Line<'static>> {
    let title = Line::styled(look.language.all_lanes(), look.theme.title);
    let row = screen.rows.get(screen.row);
    let row = row.map(|row| {
        let up = row.up.as_deref().unwrap_or("-");
        Line::raw(format!("{} {up} {}", row.lane, look.language.ago(row.age)))
    });
    [title].into_iter().chain(row).collect()
}

/// The title, and the row of the cursor.
fn standing(screen: &StandingsScreen, look: &Look) -> Vec<Line<'static>> {
    let table = screen.table.as_deref();
    let title = table.map_or_else(
        || look.language.standings_screen().to_owned(),
        |table| table.competition.title.clone(),
    );
    let row = table.and_then(|table| match screen.side {
        StandingSide::People => {
            let row = table.people.get(screen.row)?;
            Some(format!("{} {} {}", row.place, row.total, row.person))
        }
        StandingSide::Teams => {
            let row = table.teams.get(screen.row)?;
            Some(format!("{} {} {}", row.place, row.total, row.team))
        }
    });
    let title = Line::styled(title, look.theme.title);
    [title].into_iter().chain(row.map(Line::raw)).collect()
}

/// Shows that this is a replay, and its progress.
fn replayed(replay: &ReplayScreen, look: &Look) -> Line<'static> {
    let (happened, total) = replay.progress();
    let (night, leave) = (
        look.language.night(replay.header.number),
        look.language.leave_replay(),
    );
    let title = format!("{night} {happened}/{total}{leave}");
    Line::styled(title, look.theme.title)
}

fn players(players: &PlayersScreen, look: &Look) -> Vec<Line<'static>> {
    let field = format!("{} {}_", look.language.name(), players.typed);
    match players.focus {
        Focus::Joining => vec![Line::raw(look.language.ask_from_when(&players.joining))],
        _ => vec![Line::raw(field)],
    }
}

fn figures(findings: Option<&Findings>, look: &Look) -> Vec<Line<'static>> {
    let language = look.language;
    let Some(Findings::Found(found)) = findings else {
        return vec![Line::raw(language.averages())];
    };
    let figures = language.figures(found).into_iter();
    let figures = figures.map(|(name, value)| Line::raw(format!("{name} {value}")));
    let player = Line::styled(found.summary.player.to_string(), look.theme.title);
    [player].into_iter().chain(figures).collect()
}

/// The frame at the cursor and what was typed there.
fn typed(cursor: &CorrectingScreen, look: &Look) -> Line<'static> {
    let frame = look.language.frame(cursor.frame);
    let typed = format!("{frame}: {}_", cursor.typed());
    Line::styled(typed, look.theme.changed)
}

/// Short forms first, because they fit.
fn bowling(game: &BowlingGames, look: &Look) -> Vec<Line<'static>> {
    let language = look.language;
    let Some(up) = game.up() else {
        return vec![];
    };
    let stands = up.frames().standing();
    let stands = stands.map(|pins| language.stands_short(pins.count()));
    let score = format!("{} {}", language.now(), forecast::now(up.frames()));
    let next = joined(game.upcoming(), " ");
    vec![
        up_line((game, None), look, 0),
        Line::raw(stands.unwrap_or_default()),
        Line::raw(score),
        Line::raw(format!("{} {next}", language.next())),
    ]
}

fn places(game: &BowlingGames) -> Vec<Line<'static>> {
    let standings = standings(game);
    let line = |standing: &Standing<'_>| {
        let (place, score) = (standing.place(), standing.score());
        let mark = if standing.game().is_over() { "" } else { "…" };
        Line::raw(format!(
            "{place} {} {score}{mark}",
            standing.game().player()
        ))
    };
    standings.iter().map(line).collect()
}
