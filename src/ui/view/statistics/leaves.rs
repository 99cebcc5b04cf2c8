//! What the player leaves and makes of it: lines in columns, as many pages as needed.

use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use crate::report::statistics::leaves_page;
use crate::statistics::PlayerStatistics;
use crate::ui::Canvas;
use crate::ui::layout::{self, below, cells, right_of};
use crate::ui::lines::whole;

/// The width of a column.
const COLUMN: u16 = 31;

pub(super) fn render(found: &PlayerStatistics, page: i32, area: Rect, canvas: &mut Canvas<'_>) {
    let look = canvas.look;
    let lines = leaves_page(found, look.language);
    let title = lines.first().cloned().unwrap_or_default();
    let lines = lines.get(2..).unwrap_or_default();
    let body = below(area, 1);
    let columns = usize::from((area.width / COLUMN).max(1));
    let rows = usize::from(body.height.max(1));
    let mut pages = lines.chunks(rows * columns);
    let count = i32::try_from(pages.len()).unwrap_or(i32::MAX);
    let page = usize::try_from(page.rem_euclid(count.max(1))).unwrap_or_default();
    let sign = (count > 1).then(|| look.language.page_of(page + 1, pages.len()) + " →");
    let sign = Line::from(Span::styled(sign.unwrap_or_default(), look.theme.key));
    let room = area.width.saturating_sub(cells(sign.width()) + 1);
    let title = whole(Line::styled(title, look.theme.title), room);
    canvas.paint(title, layout::line(area, 0));
    canvas.paint(sign.right_aligned(), layout::line(area, 0));
    let shown = pages.nth(page).unwrap_or_default();
    for (column, lines) in shown.chunks(rows).enumerate() {
        let own = right_of(body, cells(column) * COLUMN);
        let lines = lines
            .iter()
            .map(|line| whole(Line::raw(line.clone()), own.width));
        canvas.lines(lines, own);
    }
}
