//! What a line is worth now and what is still possible, as a ball on a lane of 300.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;

use crate::ui::Look;

const WHOLE: u16 = 300;

/// `━━━━━●┄┄┄┄┄┄`: the ball is where the line is now, the dots end at the most still possible.
pub(crate) struct Lane<'view> {
    pub(crate) now: u16,
    pub(crate) max: u16,
    /// The line up to the ball.
    pub(crate) style: Style,
    pub(crate) look: &'view Look,
}

impl Widget for Lane<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let theme = &self.look.theme;
        let cells = |score: u16| {
            let whole = u32::from(area.width.saturating_sub(1));
            let rounded = u32::from(score.min(WHOLE)) * whole + u32::from(WHOLE / 2);
            usize::try_from(rounded / u32::from(WHOLE)).unwrap_or(0)
        };
        let (now, max) = (cells(self.now), cells(self.max));
        let ball = if self.style == theme.up {
            self.style
        } else {
            self.style.patch(theme.title)
        };
        Line::from(vec![
            Span::styled("━".repeat(now), self.style),
            Span::styled("●", ball),
            Span::styled("┄".repeat(max.saturating_sub(now)), theme.muted),
        ])
        .render(area, buffer);
    }
}
