//! The question before leaving.

use ratatui::Frame;
use ratatui::text::Line;
use ratatui::widgets::{Block, Clear, Paragraph, Widget};

use crate::app::Context;
use crate::ui::widget::footer;
use crate::ui::{Look, layout};

/// Paints it over the screen.
pub(in crate::ui) fn render(look: &Look, frame: &mut Frame<'_>) {
    let area = layout::centred(frame.area(), 44, 6);
    let buffer = frame.buffer_mut();
    Clear.render(area, buffer);
    let block = Block::bordered().border_style(look.theme.rule);
    let inner = block.inner(area);
    block.render(area, buffer);
    let lines = vec![
        Line::styled(look.language.ask_to_leave(), look.theme.title),
        Line::raw(look.language.not_kept()),
    ];
    Paragraph::new(lines).render(inner, buffer);
    let last = layout::below(inner, inner.height.saturating_sub(1));
    footer::render(Context::Quitting, look, last, buffer);
}
