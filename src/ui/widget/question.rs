//! A question in a box over the screen; where there is no room for the box, the question alone.

use ratatui::Frame;
use ratatui::text::Line;
use ratatui::widgets::{Block, Clear, Paragraph, Widget};

use super::footer;
use crate::app::Context;
use crate::ui::{Look, layout};

/// Narrower than this there is no box.
const NARROWEST: u16 = 36;

/// What is asked.
pub(crate) struct Question {
    /// Whose keys answer it.
    pub(crate) context: Context,
    /// Above the box; nothing if it is empty.
    pub(crate) title: String,
    /// The question itself.
    pub(crate) ask: Line<'static>,
    /// What stands in the box, the question too.
    pub(crate) lines: Vec<Line<'static>>,
    /// Columns and lines of the box.
    pub(crate) size: (u16, u16),
}

impl Question {
    /// Paints it.
    pub(crate) fn render(self, look: &Look, frame: &mut Frame<'_>) {
        let whole = frame.area();
        let buffer = frame.buffer_mut();
        let (width, height) = self.size;
        if whole.width < NARROWEST || whole.height < height {
            Clear.render(whole, buffer);
            self.ask.render(layout::line(whole, 0), buffer);
            return footer::render(self.context, look, layout::line(whole, 1), buffer);
        }
        let area = layout::centred(whole, width, height);
        Clear.render(area, buffer);
        let block = Block::bordered().title(self.title);
        let block = block.border_style(look.theme.rule);
        let inner = block.inner(area);
        block.render(area, buffer);
        Paragraph::new(self.lines).render(inner, buffer);
        let last = layout::below(inner, inner.height.saturating_sub(1));
        footer::render(self.context, look, last, buffer);
    }
}
