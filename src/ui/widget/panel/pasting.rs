//! The lines under the board while pasted balls are shown.

use ratatui::text::{Line, Span};

use crate::app::PastingScreen;
use crate::ui::{Look, joined};

/// `PJS  X 7/ 9-`, what the keys do, and why some balls are left out.
pub(super) fn lines(pasted: &PastingScreen, look: &Look) -> Vec<Line<'static>> {
    let (language, theme) = (look.language, &look.theme);
    let frames = joined(pasted.frames(), " ").replace('|', "");
    let first = vec![
        Span::styled(format!("{}  ", pasted.player), theme.title),
        Span::styled(frames, theme.changed),
    ];
    let left_out = pasted.left_out.map(|error| {
        let reason = language.notation_reason(error.reason);
        Line::styled(language.left_out(error.column, &reason), theme.refusal)
    });
    let hint = Line::styled(language.take_pasted(), theme.muted);
    [first.into(), hint].into_iter().chain(left_out).collect()
}
