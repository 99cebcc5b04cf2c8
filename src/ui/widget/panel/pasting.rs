//! The lines below the board while pasted balls are shown.

use ratatui::text::{Line, Span};

use crate::app::PastingScreen;
use crate::ui::{Look, joined};

/// `PJS  X 7/ 9-`, the keys and their effect, and why some balls are left out.
pub(super) fn lines(pasted: &PastingScreen, look: &Look) -> Vec<Line<'static>> {
    let (language, theme) = (look.language, &look.theme);
    let frames = joined(pasted.frames(), " ").replace('|', "");
    let first = vec![
        Span::styled(format!("{}  ", pasted.player), theme.title),
        Span::styled(frames, theme.changed),
    ];
    let left_out = pasted.left_out.map(|error| {
        let reason = language.notation_reason(error.reason);
        language.left_out(error.column, &reason)
    });
    let more = (pasted.more_lines > 0).then(|| language.only_the_first_line().to_owned());
    let left_out = left_out.or(more);
    let left_out = left_out.map(|words| Line::styled(words, theme.refusal));
    let hint = Line::styled(language.take_pasted(), theme.muted);
    [first.into()]
        .into_iter()
        .chain(left_out)
        .chain([hint])
        .collect()
}
