//! The line at the bottom: `u undo  r redo  e correct  p players  ? help  q quit`, from the table.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;
use unicode_width::UnicodeWidthStr;

use crate::app::{Action, Context};
use crate::input::{Binding, Place, table};
use crate::text::Language;
use crate::ui::Look;

const BETWEEN: &str = "  ";

/// The keys of this context. Where not all of them fit, the help stays: it knows the others.
pub(crate) fn render(context: Context, look: &Look, area: Rect, buffer: &mut Buffer) {
    let told = table(context).filter(|binding| binding.place == Place::Footer);
    let (help, others): (Vec<_>, Vec<_>) =
        told.partition(|binding| binding.action == Action::ShowHelp);
    let width = |binding: &&Binding| entry_width(look.language, binding);
    // Nothing follows the last one.
    let room = usize::from(area.width) + BETWEEN.len();
    let mut room = room.saturating_sub(help.iter().map(width).sum());
    let fitting = others.into_iter().take_while(|binding| {
        let fits = width(binding) <= room;
        room = room.saturating_sub(width(binding));
        fits
    });
    let entries = fitting.chain(help).flat_map(|binding| entry(look, binding));
    entries.collect::<Line<'_>>().render(area, buffer);
}

fn entry_width(language: Language, binding: &Binding) -> usize {
    let words = [
        binding.key_name().as_str(),
        " ",
        language.pick(binding.words),
        BETWEEN,
    ]
    .concat();
    words.width()
}

fn entry(look: &Look, binding: &Binding) -> [Span<'static>; 3] {
    let label = look.language.pick(binding.words);
    [
        Span::styled(binding.key_name(), look.theme.key),
        Span::styled(format!(" {label}"), look.theme.muted),
        BETWEEN.into(),
    ]
}
