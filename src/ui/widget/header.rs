//! The line at the top: ` tenpin   game 1   frame 4 of 10                     saved  19:42`.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;

use crate::night::Saving;
use crate::ui::Look;

const BETWEEN: &str = "   ";

/// The name of the program and where one is; at the right whether what happened is on disk.
pub(in crate::ui) fn render(
    (parts, saving): (&[String], Saving),
    look: &Look,
    area: Rect,
    buffer: &mut Buffer,
) {
    let name = Span::styled("tenpin", look.theme.title);
    let parts = parts
        .iter()
        .flat_map(|part| [BETWEEN.into(), part.as_str().into()]);
    let line: Line<'_> = [name].into_iter().chain(parts).collect();
    line.render(area, buffer);
    saved(saving, look).right_aligned().render(area, buffer);
}

fn saved(saving: Saving, look: &Look) -> Line<'static> {
    let Look { language, theme } = look;
    match saving {
        Saving::NotKept => Line::default(),
        Saving::Saved(at) => Line::styled(language.saved(at), theme.muted),
        Saving::NotSaved(events, obstacle) => {
            Line::styled(language.not_saved(events, obstacle), theme.alarm)
        }
    }
}
