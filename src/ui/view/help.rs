//! The keys of the screen below, from the table.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Paragraph, Widget};

use crate::app::{App, Context};
use crate::input::{Binding, everywhere, table};
use crate::text::Label;
use crate::ui::widget::footer::{self, key_name};
use crate::ui::widget::hidden;
use crate::ui::{Look, layout};

const WIDTH: u16 = 56;
const KEYS: usize = 26;
const NARROW: usize = 12;

/// Paints it over the screen: so many pages on, and after the last one the first again.
pub(crate) fn render(app: &App, look: &Look, page: i32, frame: &mut Frame<'_>) {
    let keys = if frame.area().width < WIDTH {
        NARROW
    } else {
        KEYS
    };
    let lines = lines(app.context_below(), keys, look);
    let count = u16::try_from(lines.len()).unwrap_or(u16::MAX);
    let area = layout::centred(frame.area(), WIDTH, count.saturating_add(3));
    let buffer = frame.buffer_mut();
    Clear.render(area, buffer);
    let title = format!(" {} ", look.language.keys());
    let block = Block::bordered().title(title).border_style(look.theme.rule);
    let inner = block.inner(area);
    block.render(area, buffer);
    let body = layout::above(inner, 1);
    let pages = i32::from(count.div_ceil(body.height.max(1)));
    let page = u16::try_from(page.rem_euclid(pages.max(1))).unwrap_or_default();
    let first = page * body.height;
    Paragraph::new(lines)
        .scroll((first, 0))
        .render(body, buffer);
    let shown = usize::from(first)..usize::from(first + body.height);
    let corner = inset_by_one(area);
    hidden::render((usize::from(count), &shown), look, corner, buffer);
    let last = layout::below(inner, inner.height.saturating_sub(1));
    footer::render(Context::Help, look, last, buffer);
}

/// The frame without its corners.
const fn inset_by_one(area: Rect) -> Rect {
    Rect {
        x: area.x.saturating_add(1),
        width: area.width.saturating_sub(2),
        ..area
    }
}

/// One line for each thing to do, with all its keys.
fn lines(context: Context, width: usize, look: &Look) -> Vec<Line<'static>> {
    let bindings: Vec<_> = table(context).chain(everywhere()).collect();
    let mut labels: Vec<Label> = bindings.iter().map(|binding| binding.label).collect();
    let mut seen = Vec::new();
    labels.retain(|label| {
        let is_new = !seen.contains(label);
        seen.push(*label);
        is_new
    });
    let line = |label: Label| {
        let same = bindings.iter().filter(|binding| binding.label == label);
        help_line(same.copied(), (label, width), look)
    };
    labels.into_iter().map(line).collect()
}

fn help_line<'table>(
    bindings: impl Iterator<Item = &'table Binding>,
    (label, width): (Label, usize),
    look: &Look,
) -> Line<'static> {
    let keys: Vec<_> = bindings
        .flat_map(|binding| binding.keys)
        .map(|key| key_name(*key))
        .collect();
    let keys = keys.join(" ");
    let blanks = width.saturating_sub(Span::raw(keys.as_str()).width());
    Line::from(vec![
        Span::styled(format!(" {keys}"), look.theme.key),
        Span::raw(" ".repeat(blanks.max(1))),
        Span::raw(look.language.label(label)),
    ])
}
