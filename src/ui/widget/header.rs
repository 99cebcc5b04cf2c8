//! The line at the top: ` tenpin   game 1   frame 4 of 10`.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;

use crate::ui::Look;

const BETWEEN: &str = "   ";

/// The name of the program and where one is.
pub(in crate::ui) fn render(parts: &[String], look: &Look, area: Rect, buffer: &mut Buffer) {
    let name = Span::styled("tenpin", look.theme.title);
    let parts = parts
        .iter()
        .flat_map(|part| [BETWEEN.into(), part.as_str().into()]);
    let line: Line<'_> = [name].into_iter().chain(parts).collect();
    line.render(area, buffer);
}
