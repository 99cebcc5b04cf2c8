//! Shown instead of an empty list of players: a rack of pins, and the first steps.
//!
//! ```text
//! ●   ●   ●   ●     Enter      after each name; Enter alone starts
//!   ●   ●   ●       7 / x -    what fell, one key a ball
//!     ●   ●         u          takes the last ball back
//!       ●           ?          shows every key
//! ```

use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};

use crate::ui::Canvas;
use crate::ui::layout::below;

const RACK: [&str; 4] = [
    "●   ●   ●   ●",
    "  ●   ●   ●  ",
    "    ●   ●    ",
    "      ●      ",
];
/// The columns of the rack with a gap, and of the keys.
const RACK_WIDTH: u16 = 18;
const KEYS: usize = 11;
/// Narrower than this there is no rack.
const WIDE: u16 = 66;

/// At the top of the area.
pub(super) fn render(area: Rect, canvas: &mut Canvas<'_>) {
    let look = canvas.look;
    let rack_width = if area.width < WIDE { 0 } else { RACK_WIDTH };
    let widths = [Constraint::Length(rack_width), Constraint::Fill(1)];
    let [left, right] = Layout::horizontal(widths).areas(below(area, 1));
    canvas.lines(RACK.map(|pins| Line::styled(pins, look.theme.pin)), left);
    let steps = look.language.first_steps().map(|(keys, words)| {
        let keys = Span::styled(format!("{keys:<KEYS$}"), look.theme.key);
        Line::from(vec![keys, Span::styled(words, look.theme.muted)])
    });
    canvas.lines(steps, right);
}
