//! The question before leaving.

use ratatui::Frame;
use ratatui::text::Line;
use ratatui::widgets::{Block, Clear, Paragraph, Widget};

use crate::app::{App, Context};
use crate::night::Saving;
use crate::ui::widget::footer;
use crate::ui::{Look, layout};

/// Lower or narrower than this there is no box, and only the question.
const SMALLEST: (u16, u16) = (36, 6);

/// Paints it over the screen.
pub(in crate::ui) fn render(app: &App, look: &Look, frame: &mut Frame<'_>) {
    let whole = frame.area();
    let buffer = frame.buffer_mut();
    let ask = Line::styled(look.language.ask_to_leave(), look.theme.title);
    if whole.width < SMALLEST.0 || whole.height < SMALLEST.1 {
        Clear.render(whole, buffer);
        ask.render(layout::line(whole, 0), buffer);
        return footer::render(Context::Quitting, look, layout::line(whole, 1), buffer);
    }
    let area = layout::centred(whole, 44, SMALLEST.1);
    Clear.render(area, buffer);
    let block = Block::bordered().border_style(look.theme.rule);
    let inner = block.inner(area);
    block.render(area, buffer);
    let lines = vec![ask, what_is_kept(app.saving(), look)];
    Paragraph::new(lines).render(inner, buffer);
    let last = layout::below(inner, inner.height.saturating_sub(1));
    footer::render(Context::Quitting, look, last, buffer);
}

fn what_is_kept(saving: Saving, look: &Look) -> Line<'static> {
    let Look { language, theme } = look;
    match saving {
        Saving::NotKept => Line::raw(language.not_kept()),
        Saving::Saved(_) => Line::raw(language.kept()),
        Saving::NotSaved(events, _) => Line::styled(language.will_be_lost(events), theme.alarm),
    }
}
