//! The question before leaving.

use ratatui::text::Line;

use crate::app::Context;
use crate::archive::SaveState;
use crate::ui::widget::Question;
use crate::ui::{Canvas, Look};

pub(super) fn render(saving: SaveState, canvas: &mut Canvas<'_>) {
    let look = canvas.look;
    let ask = Line::styled(look.language.ask_to_leave(), look.theme.title);
    let question = Question {
        context: Context::Quitting,
        title: String::new(),
        lines: vec![ask.clone(), what_is_kept(saving, look)],
        ask,
        width: 44,
        height: 6,
        look,
    };
    canvas.place(question, canvas.buffer.area);
}

fn what_is_kept(saving: SaveState, look: &Look) -> Line<'static> {
    let (language, theme) = (look.language, &look.theme);
    match saving {
        SaveState::NotKept => Line::raw(language.not_kept()),
        SaveState::Saved(_) => Line::raw(language.kept()),
        SaveState::NotSaved(events, _) => Line::styled(language.will_be_lost(events), theme.alarm),
    }
}
