//! The question about the format for sharing the night: the keys of its table, one per line.
//!
//! ```text
//! ╭─ share this night ─────────╮
//! │ c    copy as text          │
//! │ t    text file             │
//! ```

use ratatui::text::{Line, Span};

use crate::app::{Context, Target};
use crate::input::{Binding, table};
use crate::ui::widget::{Card, framed};
use crate::ui::{Canvas, Look, layout};

const WIDTH: u16 = 46;
/// The frame around the lines.
const AROUND: u16 = 2;

pub(super) fn render(canvas: &mut Canvas<'_>) {
    let look = canvas.look;
    let bindings: Vec<_> = table(Context::Sharing).collect();
    let height = layout::cells(bindings.len());
    let area = layout::centred(canvas.buffer.area, WIDTH, height + AROUND);
    canvas.clear(area);
    let mut inner = area;
    // Without the frame if it would take the room of a line.
    if area.height == height + AROUND {
        inner = Card::inner(area);
        canvas.paint(framed(look.language.share_this_night(), look), area);
    }
    for (binding, row) in fitting(bindings, inner.height).zip(inner.rows()) {
        canvas.line(line(binding, look), row);
        canvas.regions.add(row, Target::Key(binding.action));
    }
}

/// If not all of them fit, the key that closes the list stays: it is the last one.
fn fitting(mut bindings: Vec<&Binding>, height: u16) -> impl Iterator<Item = &Binding> {
    let way_out = bindings.pop();
    let others = usize::from(height.saturating_sub(1)).max(1);
    bindings.into_iter().take(others).chain(way_out)
}

fn line(binding: &Binding, look: &Look) -> Line<'static> {
    Line::from(vec![
        Span::styled(format!(" {:<5}", binding.key_name()), look.theme.key),
        Span::raw(look.language.pick(binding.words)),
    ])
}
