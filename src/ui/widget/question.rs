//! A question in a box over the screen; where there is no room for the box, the question alone.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{Block, Clear, StatefulWidget, Widget};

use crate::app::Context;
use crate::ui::widget::{Footer, Popup};
use crate::ui::{Look, Regions, layout};

/// Narrower than this there is no box.
const NARROWEST: u16 = 36;

/// What is asked.
pub(crate) struct Question<'view> {
    /// Whose keys answer it.
    pub(crate) context: Context,
    /// Above the box.
    pub(crate) title: String,
    /// The question itself.
    pub(crate) ask: Line<'view>,
    /// What stands in the box, the question too.
    pub(crate) lines: Vec<Line<'view>>,
    pub(crate) width: u16,
    pub(crate) height: u16,
    pub(crate) look: &'view Look,
}

impl StatefulWidget for Question<'_> {
    type State = Regions;

    fn render(self, whole: Rect, buffer: &mut Buffer, regions: &mut Regions) {
        let Self { context, look, .. } = self;
        if whole.width < NARROWEST || whole.height < self.height {
            Clear.render(whole, buffer);
            regions.cover(whole);
            self.ask.render(layout::line(whole, 0), buffer);
            let footer = Footer { context, look };
            return footer.render(layout::line(whole, 1), buffer, regions);
        }
        let popup = Popup {
            block: Block::bordered()
                .title(self.title)
                .border_style(look.theme.rule),
            lines: self.lines,
            first: 0,
            context,
            look,
        };
        popup.render(
            layout::centred(whole, self.width, self.height),
            buffer,
            regions,
        );
    }
}
