//! The corrections of a stored night.

use ratatui::text::{Line, Span};

use crate::app::{Context, CorrectionEntry};
use crate::ui::lines::indented;
use crate::ui::widget::{Popup, framed};
use crate::ui::{Canvas, Look, layout};

const WIDTH: u16 = 60;

/// The latest corrections, or earlier ones when scrolled back.
pub(super) fn render(entries: &[CorrectionEntry], skipped: usize, canvas: &mut Canvas<'_>) {
    let look = canvas.look;
    let mut lines: Vec<_> = entries.iter().map(|entry| line(entry, look)).collect();
    if lines.is_empty() {
        lines.push(indented(Line::raw(look.language.nothing_corrected())));
    }
    let count = layout::cells(lines.len());
    let height = count.saturating_add(Popup::AROUND);
    let area = layout::centred(canvas.buffer.area, WIDTH, height);
    let out_of_sight = height - area.height;
    let popup = Popup {
        card: framed(look.language.corrections(), look),
        lines,
        first: out_of_sight.saturating_sub(layout::cells(skipped)),
        context: Context::Corrections,
        look,
    };
    canvas.place(popup, area);
}

fn line(entry: &CorrectionEntry, look: &Look) -> Line<'static> {
    let (language, theme) = (look.language, &look.theme);
    let where_it_was = language.corrected(entry.player, entry.game, entry.frame);
    let change = language.from_what_to_what(&entry.before, &entry.after, entry.at);
    Line::from(vec![
        Span::styled(format!(" {where_it_was}:  "), theme.muted),
        Span::raw(change),
    ])
}
