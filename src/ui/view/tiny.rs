//! Where there is hardly any room: who is up, what stands, the score.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::Widget;

use crate::app::{App, Screen};
use crate::domain::{BowlingGames, forecast, standings};
use crate::ui::widget::{panel, status};
use crate::ui::{Look, layout};

/// Paints as many of the lines as there are, the most important first.
pub(in crate::ui) fn render(app: &App, look: &Look, area: Rect, buffer: &mut Buffer) {
    for (index, line) in (0..area.height).zip(lines(app, look)) {
        line.render(layout::line(area, index), buffer);
    }
}

fn lines(app: &App, look: &Look) -> Vec<Line<'static>> {
    let told = app.notice().map(|notice| status::line(notice, look));
    let own = match (app.screen(), app.night().game()) {
        (Screen::Players(players), _) => {
            vec![Line::raw(format!(
                "{} {}_",
                look.language.name(),
                players.typed()
            ))]
        }
        (_, Some(game)) if game.up().is_some() => bowling(game, look),
        (_, Some(game)) => places(game),
        (_, None) => vec![],
    };
    own.into_iter().chain(told).collect()
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
