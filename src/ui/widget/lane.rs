//! A line's current score and its highest possible score, as a ball on a lane of 300, and a score to
//! compare it with.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;

use crate::ui::Look;
use crate::ui::writing::Writing;

const WHOLE: u16 = 300;

/// `━━━━━●┄┄┄┄┄┄`: the ball is at the current score, the dots end at the highest possible one.
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
        let [now, max] = [self.now, self.max].map(|score| cells(score, area.width));
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
        .write(area, buffer);
    }
}

/// The position of a score on a lane of this width.
fn cells(score: u16, width: u16) -> usize {
    let whole = u32::from(width.saturating_sub(1));
    let rounded = u32::from(score.min(WHOLE)) * whole + u32::from(WHOLE / 2);
    usize::try_from(rounded / u32::from(WHOLE)).unwrap_or(0)
}

/// `─────────│`: a score to compare with.
pub(crate) struct Goal<'view> {
    pub(crate) score: u16,
    pub(crate) look: &'view Look,
}

impl Widget for Goal<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let theme = &self.look.theme;
        Line::from(vec![
            Span::styled("─".repeat(cells(self.score, area.width)), theme.rule),
            Span::styled("│", theme.muted),
        ])
        .write(area, buffer);
    }
}
