//! A low panel: the current player, the keys, the outlook and the call, one line each.

use ratatui::layout::Rect;
use ratatui::text::Line;

use super::race::Race;
use super::{FOOT, Panel, outlook, up_line};
use crate::ui::{Canvas, layout};

/// The blanks between the current player and what is needed.
const GAP: u16 = 3;

impl Panel<'_> {
    /// One line each. The call comes first, but with three lines it replaces the outlook, and with two the
    /// keys.
    pub(super) fn render_lines(&self, area: Rect, canvas: &mut Canvas<'_>) {
        let Self { board, look, .. } = self;
        let told = board.told(look).unwrap_or_default();
        let row = |index| layout::line(area, index);
        let up = up_line((board.game, board.typed(look)), look, area.width);
        match area.height {
            0..=2 => {
                canvas.paint(up, row(0));
                self.render_caps(row(1), canvas);
                Self::tell(told, below_first(area), canvas);
                self.render_next([0, 1].map(row), canvas);
            }
            3 => self.render_three_lines((up, told), area, canvas),
            _ => {
                canvas.paint(up, row(1));
                self.render_foot(layout::top(layout::below(area, 2), FOOT), canvas);
                canvas.paint(Race { board, look }, layout::below(area, FOOT + 3));
                Self::tell(told, area, canvas);
                let rows = [1, 0].into_iter().chain(3..FOOT + 2);
                self.render_next(rows.map(row), canvas);
            }
        }
    }

    /// What is needed is shown next to the current player, if it fits.
    fn render_three_lines(
        &self,
        (up, told): (Line<'static>, Line<'static>),
        area: Rect,
        canvas: &mut Canvas<'_>,
    ) {
        let Self { board, look, .. } = self;
        let [_, _, needed, _] = outlook::needed(board, look).unwrap_or_default();
        let beside = layout::right_of(layout::line(area, 0), layout::cells(up.width()) + GAP);
        let is_beside = layout::text_width(&needed) <= beside.width;
        canvas.paint(up, layout::line(area, 0));
        if is_beside {
            canvas.paint(Line::raw(needed), beside);
        }
        self.render_caps(layout::line(area, 1), canvas);
        let [_, highest] = outlook::lines(board, look, area.width);
        let more = match told.width() {
            0 if is_beside => highest,
            0 => outlook::line(board, look, area.width),
            _ => told,
        };
        let last = from_below(area, more.width());
        Self::tell(more, last, canvas);
        self.render_next([2, 0].map(|index| layout::line(area, index)), canvas);
    }
}

/// The last of three lines, or as many lines from the bottom as a sentence of this width needs.
fn from_below(area: Rect, width: usize) -> Rect {
    let needed = if width > usize::from(area.width) {
        2
    } else {
        1
    };
    layout::below(area, area.height.saturating_sub(needed))
}

fn below_first(area: Rect) -> Rect {
    match area.height {
        0 | 1 => area,
        _ => layout::below(area, 1),
    }
}
