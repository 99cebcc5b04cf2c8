//! The keys of the screen below, from the table.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Paragraph, Widget};

use crate::app::{App, Context};
use crate::input::{everywhere, table};
use crate::text::Words;
use crate::ui::widget::{footer, hidden};
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
    let mut rows: Vec<(Words, Vec<String>)> = Vec::new();
    for binding in table(context).chain(everywhere()) {
        let keys = binding.keys.iter().map(ToString::to_string);
        match rows.iter_mut().find(|(words, _)| *words == binding.words) {
            Some((_, known)) => known.extend(keys),
            None => rows.push((binding.words, keys.collect())),
        }
    }
    let line = |(words, keys): (Words, Vec<String>)| help_line(words, &keys.join(" "), width, look);
    rows.into_iter().map(line).collect()
}

fn help_line(words: Words, keys: &str, width: usize, look: &Look) -> Line<'static> {
    let blanks = width.saturating_sub(Span::raw(keys).width());
    Line::from(vec![
        Span::styled(format!(" {keys}"), look.theme.key),
        Span::raw(" ".repeat(blanks.max(1))),
        Span::raw(look.language.pick(words)),
    ])
}
