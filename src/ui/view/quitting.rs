//! The question before leaving.

use ratatui::Frame;
use ratatui::text::Line;
use ratatui::widgets::{Block, Clear, Paragraph, Widget};

use crate::app::{App, Context, Saving};
use crate::ui::widget::footer;
use crate::ui::{Look, layout};

/// Paints it over the screen.
pub(in crate::ui) fn render(app: &App, look: &Look, frame: &mut Frame<'_>) {
    let area = layout::centred(frame.area(), 44, 6);
    let buffer = frame.buffer_mut();
    Clear.render(area, buffer);
    let block = Block::bordered().border_style(look.theme.rule);
    let inner = block.inner(area);
    block.render(area, buffer);
    let lines = vec![
        Line::styled(look.language.ask_to_leave(), look.theme.title),
        what_is_kept(app.saving(), look),
    ];
    Paragraph::new(lines).render(inner, buffer);
    let last = layout::below(inner, inner.height.saturating_sub(1));
    footer::render(Context::Quitting, look, last, buffer);
}

fn what_is_kept(saving: Saving, look: &Look) -> Line<'static> {
    let Look { language, theme } = look;
    match saving {
        Saving::NotKept => Line::raw(language.not_kept()),
        Saving::Saved => Line::raw(language.kept()),
        Saving::NotSaved(events) => Line::styled(language.will_be_lost(events), theme.alarm),
    }
}
