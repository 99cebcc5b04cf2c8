//! The line at the bottom: `u undo  r redo  e correct  p players  ? help  q quit`, from the table.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;
use unicode_width::UnicodeWidthStr;

use crate::app::Context;
use crate::input::{Binding, Key, Place, table};
use crate::text::{Label, Language};
use crate::ui::Look;

const BETWEEN: &str = "  ";

/// The name of a key.
pub(crate) fn key_name(key: Key) -> String {
    match key {
        Key::Char(' ') => "Space".into(),
        Key::Char(letter) => letter.into(),
        Key::Control(letter) => format!("Ctrl-{}", letter.to_ascii_uppercase()),
        Key::Enter => "Enter".into(),
        Key::Escape => "Esc".into(),
        Key::Tab => "Tab".into(),
        Key::Backspace => "Backspace".into(),
        Key::Delete => "Del".into(),
        Key::Up => "↑".into(),
        Key::Down => "↓".into(),
        Key::Left => "←".into(),
        Key::Right => "→".into(),
        Key::ShiftUp => "Shift-↑".into(),
        Key::ShiftDown => "Shift-↓".into(),
    }
}

/// The keys of this context. Where not all of them fit, the help stays: it knows the others.
pub(crate) fn render(context: Context, look: &Look, area: Rect, buffer: &mut Buffer) {
    let told = table(context).filter(|binding| binding.place == Place::Footer);
    let (help, others): (Vec<_>, Vec<_>) = told.partition(|binding| binding.label == Label::Help);
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

pub(crate) fn first_key(binding: &Binding) -> String {
    binding
        .keys
        .first()
        .copied()
        .map(key_name)
        .unwrap_or_default()
}

fn entry_width(language: Language, binding: &Binding) -> usize {
    let words = [
        first_key(binding).as_str(),
        " ",
        language.label(binding.label),
        BETWEEN,
    ]
    .concat();
    words.width()
}

fn entry(look: &Look, binding: &Binding) -> [Span<'static>; 3] {
    let label = look.language.label(binding.label);
    [
        Span::styled(first_key(binding), look.theme.key),
        Span::styled(format!(" {label}"), look.theme.muted),
        BETWEEN.into(),
    ]
}
