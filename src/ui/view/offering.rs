//! The question at the start whether the night goes on that is still open; its board lies below.

use ratatui::Frame;
use ratatui::text::Line;

use crate::app::{App, Context};
use crate::archive::SaveState;
use crate::night::Person;
use crate::ui::Look;
use crate::ui::widget::question::Question;

/// Paints it over the board.
pub(crate) fn render(app: &App, look: &Look, frame: &mut Frame<'_>) {
    let ask = Line::styled(look.language.ask_to_go_on(), look.theme.title);
    let question = Question {
        context: Context::Offering,
        title: format!(" {} ", look.language.open_night()),
        lines: vec![
            Line::raw(names(app)),
            Line::styled(place(app, look), look.theme.muted),
            Line::default(),
            ask.clone(),
        ],
        ask,
        size: (50, 7),
    };
    question.render(look, frame);
}

fn names(app: &App) -> String {
    let here = app.night().people().filter(|person| person.is_here());
    let names: Vec<_> = here
        .map(Person::name)
        .map(|name| name.to_string())
        .collect();
    names.join("  ")
}

/// `game 2   frame 4 of 10   last ball 19:42`
fn place(app: &App, look: &Look) -> String {
    let night = app.night();
    let game = night.game_number();
    let frame = night.game().and_then(|game| game.up()?.frames().current());
    let at = match app.saving() {
        SaveState::Saved(at) => at,
        SaveState::NotKept | SaveState::NotSaved(..) => None,
    };
    let parts = [
        game.map(|game| look.language.game(game)),
        frame.map(|frame| look.language.frame_of(frame.number())),
        at.map(|at| look.language.last_ball(at)),
    ];
    let parts: Vec<_> = parts.into_iter().flatten().collect();
    parts.join("   ")
}
