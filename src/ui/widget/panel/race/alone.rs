//! One player alone: the game against the average and the best game.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Span;
use ratatui::widgets::Widget;

use super::{Race, SCORE, score};
use crate::domain::{Frames, forecast};
use crate::ui::layout;
use crate::ui::widget::{Goal, Lane};

impl Race<'_> {
    /// The game against the player's average and best game.
    pub(super) fn alone(&self, frames: &Frames, area: Rect, buffer: &mut Buffer) {
        let language = self.look.language;
        let [average, best] = self.board.alone_against();
        let earlier = [
            (language.average_head(), average),
            (language.best_head(), best),
        ];
        let earlier = earlier.map(|(head, score)| Some((head, score?)));
        let earlier: Vec<_> = earlier.into_iter().flatten().collect();
        let heads = earlier.iter().map(|(head, _)| *head);
        let widest = heads.chain([language.now()]).map(layout::text_width).max();
        let head = widest.unwrap_or_default() + 2;
        let is_high = area.height > 8;
        let step = if is_high { 2 } else { 1 };
        // A few lines in a high card stand apart from its edge.
        let used = (layout::cells(earlier.len()) + 1) * step;
        let spare = area.height.saturating_sub(used);
        let area = layout::below(area, if is_high { spare / 3 } else { 0 });
        self.render_now(frames, (layout::line(area, 0), head), buffer);
        for (index, (name, points)) in (1..).zip(earlier) {
            let row = layout::line(area, index * step);
            self.render_earlier((name, points), (row, head), buffer);
        }
    }

    /// `head` is the width of the names.
    fn render_now(&self, frames: &Frames, (row, head): (Rect, u16), buffer: &mut Buffer) {
        let look = self.look;
        let (now, max, style) = (forecast::now(frames), self.max(frames), look.theme.up);
        Span::styled(look.language.now(), style).render(row, buffer);
        let lane = Lane {
            now,
            max,
            style,
            look,
        };
        lane.render(track(row, head), buffer);
        score(now, style).render(row, buffer);
    }

    fn render_earlier(
        &self,
        (name, points): (&'static str, u16),
        (row, head): (Rect, u16),
        buffer: &mut Buffer,
    ) {
        let look = self.look;
        Span::styled(name, look.theme.muted).render(row, buffer);
        let goal = Goal {
            score: points,
            look,
        };
        goal.render(track(row, head), buffer);
        score(points, look.theme.muted).render(row, buffer);
    }
}

/// The cells between a name of this width and a score.
fn track(row: Rect, head: u16) -> Rect {
    layout::but_last(layout::right_of(row, head), SCORE)
}
