//! The question in which form the night is handed on: the keys of its table, one a line.
//!
//! ```text
//! ┌ share this night ──────────┐
//! │ c    copy as text          │
//! │ t    text file             │
//! ```

use ratatui::Frame;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Widget};

use crate::app::Context;
use crate::input::{Binding, table};
use crate::ui::{Look, layout};

const WIDTH: u16 = 46;
/// The frame around the lines.
const AROUND: u16 = 2;

/// Paints it over the screen.
pub(crate) fn render(look: &Look, frame: &mut Frame<'_>) {
    let lines: Vec<_> = table(Context::Sharing)
        .map(|binding| line(binding, look))
        .collect();
    let height = u16::try_from(lines.len()).unwrap_or_default();
    let whole = frame.area();
    let area = layout::centred(whole, WIDTH, height + AROUND);
    let buffer = frame.buffer_mut();
    let title = format!(" {} ", look.language.share_this_night());
    let title = Span::styled(title, look.theme.title);
    let block = Block::bordered().title(title).border_style(look.theme.rule);
    // Where the frame would take the room of a line there is none.
    let inner = if area.height < height + AROUND {
        area
    } else {
        block.inner(area)
    };
    Clear.render(area, buffer);
    if inner != area {
        block.render(area, buffer);
    }
    for (line, row) in fitting(lines, inner.height).zip(inner.rows()) {
        line.render(row, buffer);
    }
}

/// Where not all of them fit, the way out stays: it is the last one.
fn fitting(mut lines: Vec<Line<'static>>, height: u16) -> impl Iterator<Item = Line<'static>> {
    let way_out = lines.pop();
    let others = usize::from(height.saturating_sub(1)).max(1);
    lines.into_iter().take(others).chain(way_out)
}

fn line(binding: &Binding, look: &Look) -> Line<'static> {
    Line::from(vec![
        Span::styled(format!(" {:<5}", binding.key_name()), look.theme.key),
        Span::raw(look.language.pick(binding.words)),
    ])
}
