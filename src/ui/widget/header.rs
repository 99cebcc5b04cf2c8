//! The top line: ` tenpin   game 1   frame 4 of 10                     saved  19:42`.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;

use crate::archive::SaveState;
use crate::ui::Look;

const NAME: &str = "tenpin";
const BETWEEN: &str = "   ";

/// The name of the program and the title, as far as they fit; at the right the save state.
pub(crate) struct Header<'view> {
    pub(crate) title: &'view [String],
    pub(crate) saving: SaveState,
    pub(crate) look: &'view Look,
}

impl Widget for Header<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let saved = saved(self.saving, self.look);
        let room = usize::from(area.width).saturating_sub(saved.width());
        let mut line = Line::from(Span::styled(NAME, self.look.theme.title));
        for part in self.title {
            let part = Span::raw(format!("{BETWEEN}{part}"));
            let fits = line.width() + part.width() < room;
            line.extend(fits.then_some(part));
        }
        line.render(area, buffer);
        saved.right_aligned().render(area, buffer);
    }
}

fn saved(saving: SaveState, look: &Look) -> Line<'static> {
    let (language, theme) = (look.language, &look.theme);
    match saving {
        SaveState::Off => Line::default(),
        SaveState::Saved(at) => Line::styled(language.saved(at), theme.muted),
        SaveState::NotSaved(events, obstacle) => {
            Line::styled(language.not_saved(events, obstacle), theme.alarm)
        }
    }
}
