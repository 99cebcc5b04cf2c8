//! The question before leaving.

use ratatui::Frame;
use ratatui::text::Line;

use crate::app::{App, Context};
use crate::archive::SaveState;
use crate::ui::Look;
use crate::ui::widget::question::Question;

/// Paints it over the screen.
pub(crate) fn render(app: &App, look: &Look, frame: &mut Frame<'_>) {
    let ask = Line::styled(look.language.ask_to_leave(), look.theme.title);
    let question = Question {
        context: Context::Quitting,
        title: String::new(),
        lines: vec![ask.clone(), what_is_kept(app.saving(), look)],
        ask,
        size: (44, 6),
    };
    question.render(look, frame);
}

fn what_is_kept(saving: SaveState, look: &Look) -> Line<'static> {
    let Look { language, theme } = look;
    match saving {
        SaveState::NotKept => Line::raw(language.not_kept()),
        SaveState::Saved(_) => Line::raw(language.kept()),
        SaveState::NotSaved(events, _) => Line::styled(language.will_be_lost(events), theme.alarm),
    }
}
