//! The question at the start whether the night goes on that is still open; its board lies below.

use ratatui::text::Line;

use crate::app::Context;
use crate::archive::SaveState;
use crate::night::{Night, Person};
use crate::ui::widget::Question;
use crate::ui::{Canvas, Look};

pub(super) fn render(night: &Night, saving: SaveState, canvas: &mut Canvas<'_>) {
    let look = canvas.look;
    let ask = Line::styled(look.language.ask_to_go_on(), look.theme.title);
    let question = Question {
        context: Context::Offering,
        title: format!(" {} ", look.language.open_night()),
        lines: vec![
            Line::raw(names(night)),
            Line::styled(place(night, saving, look), look.theme.muted),
            Line::default(),
            ask.clone(),
        ],
        ask,
        width: 50,
        height: 7,
        look,
    };
    canvas.place(question, canvas.buffer.area);
}

fn names(night: &Night) -> String {
    let here = night.people().filter(|person| person.is_here());
    let names: Vec<_> = here
        .map(Person::name)
        .map(|name| name.to_string())
        .collect();
    names.join("  ")
}

/// `game 2   frame 4 of 10   last ball 19:42`
fn place(night: &Night, saving: SaveState, look: &Look) -> String {
    let game = night.game_number();
    let frame = night.game().and_then(|game| game.up()?.frames().current());
    let at = match saving {
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
