//! What stands in the six columns of a cell: two blanks and the text, to the left.

use ratatui::style::Style;
use ratatui::text::Span;
use unicode_width::UnicodeWidthStr;

use super::{Role, Row};
use crate::domain::Mark;
use crate::ui::{Look, Theme};

const WIDTH: usize = 6;

/// `▶ KYJ `: whoever is up is pointed at.
pub(super) fn name(row: &Row, look: &Look) -> Span<'static> {
    let player = row.player;
    match row.role {
        Role::Up => Span::styled(format!("▶ {player} "), look.theme.up),
        Role::Waits => Span::styled(format!("  {player} "), look.theme.plain),
        Role::Away => Span::styled(format!("  {player} "), look.theme.muted),
    }
}

/// Six blanks.
pub(super) fn blank() -> Span<'static> {
    Span::raw("      ")
}

/// Six blanks, styled only where the cell is pointed at.
pub(super) fn empty(style: Style, is_pointed: bool) -> Span<'static> {
    if is_pointed {
        return Span::styled("      ", style);
    }
    blank()
}

/// A total.
pub(super) fn total(total: u16, style: Style) -> Span<'static> {
    Span::styled(format!("  {total:<4}"), style)
}

/// A word in the middle.
pub(super) fn centred(word: &str) -> String {
    let room = WIDTH.saturating_sub(word.width());
    let left = room / 2;
    format!("{}{word}{}", " ".repeat(left), " ".repeat(room - left))
}

/// `  8|/ `; three marks drop a blank.
pub(super) fn marks(marks: &[Mark], pending: &'static str, theme: &Theme) -> Vec<Span<'static>> {
    let pending = (!pending.is_empty()).then(|| Span::styled(pending, theme.key));
    let written = marks
        .iter()
        .map(|mark| mark_span(*mark, theme))
        .chain(pending);
    let bar = Span::styled("|", theme.muted);
    let mut spans = vec![Span::raw("  ")];
    for (index, mark) in written.enumerate() {
        spans.extend((index > 0).then(|| bar.clone()));
        spans.push(mark);
    }
    let width: usize = spans.iter().map(Span::width).sum();
    if width > WIDTH {
        spans.splice(..1, [Span::raw(" ")]);
    }
    let rest = WIDTH.saturating_sub(width);
    spans.push(Span::raw(" ".repeat(rest)));
    spans
}

fn mark_span(mark: Mark, theme: &Theme) -> Span<'static> {
    let style = match mark {
        Mark::Strike => theme.strike,
        Mark::Spare => theme.spare,
        Mark::Foul => theme.foul,
        Mark::Gutter | Mark::Count(_) => theme.plain,
    };
    Span::styled(mark.to_string(), style)
}

/// The same cell with its own ground. The marks keep their weight and lose their colour, which
/// would not be readable there.
pub(super) fn pointed(spans: Vec<Span<'static>>, style: Style) -> Vec<Span<'static>> {
    let weight = |span: &Span<'_>| style.add_modifier(span.style.add_modifier);
    let spans = spans.into_iter();
    spans
        .map(|span| Span::styled(span.content.clone(), weight(&span)))
        .collect()
}
