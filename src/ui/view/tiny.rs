//! Where there is hardly any room: who is up, what stands, the score.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::Widget;

use crate::app::{
    App, Cursor, Findings, Focus, HistoryScreen, Pending, PlayersScreen, ReplayScreen, Screen,
};
use crate::domain::{BowlingGames, forecast, standings};
use crate::text::Figure;
use crate::ui::widget::{panel, status};
use crate::ui::{Look, layout};

/// Paints as many of the lines as there are, the most important first.
pub(crate) fn render(app: &App, look: &Look, area: Rect, buffer: &mut Buffer) {
    for (index, line) in (0..area.height).zip(lines(app, look)) {
        line.render(layout::line(area, index), buffer);
    }
}

/// What is told comes first: it is why somebody looks.
fn lines(app: &App, look: &Look) -> Vec<Line<'static>> {
    let told = status::told(app, look);
    let own = match (app.screen(), app.shown().game()) {
        (Screen::Players(players), _) => players_lines(players, look),
        (Screen::Statistics(statistics), _) => figures(statistics.findings(), look),
        (Screen::Correcting(cursor), _) => vec![typed(cursor, look)],
        (Screen::History(history), _) => nights(history, look),
        (Screen::Replaying(replay), Some(game)) => replayed(replay, game, look),
        (Screen::Bowling(Pending::One), Some(game)) => {
            let pending = Line::styled(look.language.pending_one(), look.theme.key);
            [pending].into_iter().chain(bowling(game, look)).collect()
        }
        (_, Some(game)) if game.up().is_some() => bowling(game, look),
        (_, Some(game)) => places(game),
        (_, None) => vec![],
    };
    told.into_iter().chain(own).collect()
}

/// That these are nights, and the one that is chosen.
fn nights(history: &HistoryScreen, look: &Look) -> Vec<Line<'static>> {
    let language = look.language;
    let chosen = history.entries().get(history.chosen());
    let chosen = chosen.map(|entry| {
        let players: Vec<_> = entry.players.iter().map(ToString::to_string).collect();
        [
            Line::raw(entry.date_and_time()),
            Line::raw(players.join(" ")),
        ]
    });
    let title = match history.typed() {
        Some(typed) => format!("{} {typed}_", language.search()),
        None => format!("{} · Esc", language.nights()),
    };
    let title = Line::styled(title, look.theme.title);
    [title]
        .into_iter()
        .chain(chosen.into_iter().flatten())
        .collect()
}

/// That this is no game that is on, and how far it is.
fn replayed(replay: &ReplayScreen, game: &BowlingGames, look: &Look) -> Vec<Line<'static>> {
    let (happened, total) = replay.progress();
    let night = look.language.night(replay.header().number);
    let title = Line::styled(
        format!("{night} {happened}/{total} · Esc"),
        look.theme.title,
    );
    let own = match game.up() {
        Some(_) => bowling(game, look),
        None => places(game),
    };
    [title].into_iter().chain(own).collect()
}

fn players_lines(players: &PlayersScreen, look: &Look) -> Vec<Line<'static>> {
    let field = format!("{} {}_", look.language.name(), players.typed());
    match players.focus() {
        Focus::Joining => vec![Line::raw(look.language.ask_from_when(players.joining()))],
        _ => vec![Line::raw(field)],
    }
}

fn figures(findings: Option<&Findings>, look: &Look) -> Vec<Line<'static>> {
    let language = look.language;
    let Some(Findings::Found(found)) = findings else {
        return vec![Line::raw(language.averages())];
    };
    let line = |figure| {
        format!(
            "{} {}",
            language.figure(figure),
            language.figure_of(figure, found)
        )
    };
    let figures = Figure::ALL.map(|figure| Line::raw(line(figure)));
    let player = Line::styled(found.summary.player.to_string(), look.theme.title);
    [player].into_iter().chain(figures).collect()
}

/// The frame on the cursor and what was typed there.
fn typed(cursor: &Cursor, look: &Look) -> Line<'static> {
    let frame = look.language.frame(cursor.frame());
    let pending = match cursor.pending() {
        Pending::One => "1…",
        Pending::Nothing => "_",
    };
    let typed = format!("{frame}: {}{pending}", cursor.typed());
    Line::styled(typed, look.theme.changed)
}

/// The short forms come first: they are what fits.
fn bowling(game: &BowlingGames, look: &Look) -> Vec<Line<'static>> {
    let language = look.language;
    let Some(up) = game.up() else {
        return vec![];
    };
    let stands = up
        .frames()
        .standing()
        .map(|pins| language.stands(pins.count()));
    let now = forecast::now(up.frames());
    let score = format!("{} {now}", language.now());
    let next: Vec<_> = game.upcoming().iter().map(ToString::to_string).collect();
    vec![
        panel::up_line(game, look, 0),
        Line::raw(stands.unwrap_or_default()),
        Line::raw(score),
        Line::raw(format!("{} {}", language.next(), next.join(" "))),
    ]
}

fn places(game: &BowlingGames) -> Vec<Line<'static>> {
    let standings = standings(game);
    let line = |standing: &crate::domain::Standing<'_>| {
        let player = standing.game().player();
        Line::raw(format!(
            "{} {player} {}",
            standing.place(),
            standing.score()
        ))
    };
    standings.iter().map(line).collect()
}
