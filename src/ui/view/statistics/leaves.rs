//! What the player leaves and makes of it: blocks in columns, on as many pages as needed.

use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};

use super::cards::card;
use super::has_cards;
use crate::app::{Action, Direction, Target};
use crate::report::statistics::{LeavesBlock, leaves_blocks};
use crate::statistics::PlayerStatistics;
use crate::ui::Canvas;
use crate::ui::layout::{self, below, cells, right_of};
use crate::ui::lines::whole;

/// The width of a column.
const COLUMN: u16 = 31;

/// Which blocks are under each other: made of tried, two decks, nine-counts, most left, most costly.
type Stacks = &'static [&'static [usize]];
const TWO: Stacks = &[&[0, 1, 2], &[3, 4, 5]];
const THREE: Stacks = &[&[0, 3], &[1, 2], &[4, 5]];
const FOUR: Stacks = &[&[0], &[1, 2, 3], &[4], &[5]];
const SIX: Stacks = &[&[0], &[1], &[2], &[3], &[4], &[5]];

pub(super) fn render(found: &PlayerStatistics, page: i32, area: Rect, canvas: &mut Canvas<'_>) {
    let mut blocks = leaves_blocks(found, canvas.look.language).into_iter();
    let Some(first) = blocks.next() else {
        return;
    };
    let blocks: Vec<_> = blocks.collect();
    let body = below(area, 2);
    let across = usize::from((area.width / COLUMN).max(1));
    let fits = |columns: Stacks| {
        let mut heights = columns.iter().map(|column| height(column, &blocks));
        heights.all(|height| height <= usize::from(body.height))
    };
    let (columns, across) = match across {
        3.. if fits(THREE) => (THREE, 3),
        4.. => (FOUR, 4),
        2.. if fits(TWO) => (TWO, 2),
        2.. if fits(FOUR) => (FOUR, 2),
        _ => (SIX, 1),
    };
    let pages: Vec<_> = columns.chunks(across).collect();
    let count = i32::try_from(pages.len()).unwrap_or(i32::MAX);
    let page = usize::try_from(page.rem_euclid(count.max(1))).unwrap_or_default();
    render_title(&first.title, (page, pages.len()), area, canvas);
    let shown = pages.get(page).copied().unwrap_or_default();
    let widths = shown.iter().map(|_| Constraint::Fill(1));
    let areas = Layout::horizontal(widths).spacing(1).split(body);
    for (column, area) in shown.iter().zip(areas.iter()) {
        let own = column.iter().filter_map(|place| blocks.get(*place));
        render_column(own, *area, canvas);
    }
}

/// With the frames of cards, or a title and a blank line.
fn height(column: &[usize], blocks: &[LeavesBlock]) -> usize {
    let own = column.iter().filter_map(|place| blocks.get(*place));
    own.map(|block| block.lines.len() + 2).sum()
}

/// Blocks under each other. They share what is left of the height.
fn render_column<'block>(
    blocks: impl Iterator<Item = &'block LeavesBlock> + Clone,
    area: Rect,
    canvas: &mut Canvas<'_>,
) {
    let heights = blocks.clone().map(|block| block.lines.len() + 2);
    let heights = heights.map(|height| Constraint::Min(cells(height)));
    let areas = Layout::vertical(heights).split(area);
    for (block, area) in blocks.zip(areas.iter()) {
        render_block(block, *area, canvas);
    }
}

fn render_block(block: &LeavesBlock, area: Rect, canvas: &mut Canvas<'_>) {
    let look = canvas.look;
    let inner = if has_cards(canvas.buffer.area) {
        card(&block.title, area, canvas)
    } else {
        let title = Line::styled(block.title.clone(), look.theme.muted);
        canvas.paint(whole(title, area.width), layout::line(area, 0));
        below(area, 1)
    };
    let air = usize::from(inner.height) / (block.lines.len() + 1).max(1);
    let rows = inner.rows().step_by(air.clamp(1, 3));
    for (line, row) in block.lines.iter().zip(rows) {
        canvas.paint(whole(Line::raw(line.clone()), row.width), row);
    }
}

/// `PJS  60 of 180 frames have pins      1 of 2 →`
fn render_title(title: &str, (page, pages): (usize, usize), area: Rect, canvas: &mut Canvas<'_>) {
    let look = canvas.look;
    let line = layout::line(area, 0);
    let sign = (pages > 1).then(|| look.language.page_of(page + 1, pages) + " →");
    let sign = Line::from(Span::styled(sign.unwrap_or_default(), look.theme.key));
    let room = line.width.saturating_sub(cells(sign.width()) + 1);
    canvas.paint(
        whole(Line::styled(title.to_owned(), look.theme.title), room),
        line,
    );
    let own = right_of(line, room + 1);
    canvas.paint(sign, own);
    let next = Target::Key(Action::Move(Direction::Right));
    canvas.regions.add(own, next);
}
