//! A single player: the game against the average and the best game.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
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
        let head = self.head(&earlier);
        let is_high = area.height > 8;
        let step = if is_high { 2 } else { 1 };
        // A few lines in a high card are set apart from its edge.
        let used = (layout::cells(earlier.len()) + 2) * step;
        let spare = area.height.saturating_sub(used);
        let area = layout::below(area, if is_high { spare / 3 } else { 0 });
        self.render_now(frames, (layout::line(area, 0), head), buffer);
        let under = layout::below(area, (layout::cells(earlier.len()) + 1) * step);
        for (index, (name, points)) in (1..).zip(earlier) {
            let row = layout::line(area, index * step);
            self.render_earlier((name, points), (row, head), buffer);
        }
        render_pace(&self.pace(frames, average), (under, head), buffer);
    }

    /// The width of the names.
    fn head(&self, earlier: &[(&'static str, u16)]) -> u16 {
        let heads = earlier.iter().map(|(head, _)| *head);
        let heads = heads.chain([self.look.language.now()]);
        heads.map(layout::text_width).max().unwrap_or_default() + 2
    }

    /// `on course for 184 at this pace` and `   9 under the average`. Empty if no frame is settled, or if
    /// none is left.
    fn pace(&self, frames: &Frames, average: Option<u16>) -> Vec<Line<'static>> {
        let (language, theme) = (self.look.language, &self.look.theme);
        let Some(pace) = forecast::pace(frames).filter(|_| !frames.is_over()) else {
            return vec![];
        };
        let average = average.map(|average| language.against_average(pace, average));
        let average = average.map(|words| Span::styled(format!("   {words}"), theme.muted));
        let pace = Span::raw(language.on_course(pace));
        [pace].into_iter().chain(average).map(Line::from).collect()
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

/// Below the lanes, in one or two lines; what does not fit is left out.
fn render_pace(words: &[Line<'_>], (area, head): (Rect, u16), buffer: &mut Buffer) {
    let whole: Line<'_> = words.iter().flat_map(|line| line.spans.clone()).collect();
    let fits = |head: u16, line: &Line<'_>| head + layout::cells(line.width()) <= area.width;
    match (fits(head, &whole), fits(0, &whole)) {
        (true, _) => whole.render(layout::right_of(area, head), buffer),
        (false, true) => whole.render(area, buffer),
        _ => {
            let rows = words.iter().zip(area.rows());
            let rows = rows.filter(|(line, _)| fits(0, line));
            rows.for_each(|(line, row)| line.render(row, buffer));
        }
    }
}
