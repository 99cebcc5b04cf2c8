//! The last pass over what was painted: it gives a ground to what has none.

use ratatui::buffer::Buffer;
use ratatui::style::{Color, Style};

/// Gives the theme's own colours to everything that was left to the terminal. Done once for all, so
/// that no widget has to think of it, and none can forget.
pub(super) fn ground(ground: Style, buffer: &mut Buffer) {
    let (Some(ink), Some(behind)) = (ground.fg, ground.bg) else {
        return;
    };
    for cell in &mut buffer.content {
        if cell.fg == Color::Reset {
            cell.fg = ink;
        }
        if cell.bg == Color::Reset {
            cell.bg = behind;
        }
    }
}
