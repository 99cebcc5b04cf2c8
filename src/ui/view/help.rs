//! The keys of the screen below, from their table.

use ratatui::text::{Line, Span};

use crate::app::Context;
use crate::input::{EVERYWHERE, table};
use crate::text::Words;
use crate::ui::widget::{Popup, framed};
use crate::ui::{Canvas, Look, layout};

const WIDTH: u16 = 56;
const KEYS: usize = 26;
const NARROW: usize = 12;

/// Wraps around after the last page.
pub(super) fn render(context: Context, page: i32, canvas: &mut Canvas<'_>) {
    let (look, whole) = (canvas.look, canvas.buffer.area);
    let keys = if whole.width < WIDTH { NARROW } else { KEYS };
    let lines = lines(context, keys, look);
    let count = layout::cells(lines.len());
    let area = layout::centred(whole, WIDTH, count.saturating_add(Popup::AROUND));
    let fits = area.height.saturating_sub(Popup::AROUND);
    let pages = i32::from(count.div_ceil(fits.max(1)));
    let page = page.rem_euclid(pages.max(1)).unsigned_abs();
    let popup = Popup {
        block: framed(look.language.keys(), look),
        lines,
        first: layout::cells(page as usize) * fits,
        context: Context::Help,
        look,
    };
    canvas.place(popup, area);
}

/// One line per action, with all its keys.
fn lines(context: Context, width: usize, look: &Look) -> Vec<Line<'static>> {
    let mut rows: Vec<(Words, Vec<String>)> = Vec::new();
    for binding in table(context).chain(EVERYWHERE) {
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
