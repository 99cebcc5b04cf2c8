//! What the player leaves and converts: blocks in columns, on as many pages as needed.

use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::Line;

use super::cards::card;
use super::has_cards;
use super::page::{render_page_sign, turned_to};
use crate::report::statistics::{LeavesBlock, LeavesForm, leaves_blocks};
use crate::statistics::PlayerStatistics;
use crate::ui::Canvas;
use crate::ui::layout::{self, below, cells};
use crate::ui::lines::whole;

/// The width of a column.
const COLUMN: u16 = 31;

/// The blocks of each column: made and tried, two decks, nine-counts, most left, most costly.
type Stacks = &'static [&'static [usize]];
const TWO: Stacks = &[&[0, 1, 2], &[3, 4, 5]];
const THREE: Stacks = &[&[0, 3], &[1, 2], &[4, 5]];
const FOUR: Stacks = &[&[0], &[1, 2, 3], &[4], &[5]];
const SIX: Stacks = &[&[0], &[1], &[2], &[3], &[4], &[5]];

/// The blocks that fill the remaining height: most left, most costly.
const LISTS: [usize; 2] = [4, 5];
/// The lines around a block: the frame of a card, or a title and a blank line.
const AROUND: usize = 2;

/// Returns the number of pages.
pub(super) fn render(
    found: &PlayerStatistics,
    page: i32,
    area: Rect,
    canvas: &mut Canvas<'_>,
) -> usize {
    let told = |form| leaves_blocks(found, form, canvas.look.language).into_iter();
    let mut blocks = told(LeavesForm::SHORT);
    let Some(first) = blocks.next() else {
        return 1;
    };
    let body = below(area, 2);
    let (columns, across) = stacks(&blocks.collect::<Vec<_>>(), body);
    let blocks_of = |form| told(form).skip(1).collect::<Vec<_>>();
    let form = form(columns, blocks_of, body);
    let blocks = blocks_of(form);
    let pages: Vec<_> = columns.chunks(across).collect();
    let page = turned_to(page, pages.len());
    render_title(&first.title, (page, pages.len()), area, canvas);
    let shown = pages.get(page).copied().unwrap_or_default();
    let widths = shown.iter().map(|_| Constraint::Fill(1));
    let areas = Layout::horizontal(widths).spacing(1).split(body);
    for (column, area) in shown.iter().zip(areas.iter()) {
        let own = column.iter().filter_map(|place| blocks.get(*place));
        render_column(own, *area, canvas);
    }
    pages.len()
}

/// The columns, and how many of them fit on a page.
fn stacks(blocks: &[LeavesBlock], body: Rect) -> (Stacks, usize) {
    let across = usize::from((body.width / COLUMN).max(1));
    let fits = |columns: Stacks| {
        let mut heights = columns.iter().map(|column| height(column, blocks));
        heights.all(|height| height <= usize::from(body.height))
    };
    match across {
        3.. if fits(THREE) => (THREE, 3),
        4.. => (FOUR, 4),
        2.. if fits(TWO) => (TWO, 2),
        2.. if fits(FOUR) => (FOUR, 2),
        _ => (SIX, 1),
    }
}

/// The form that fills the columns.
fn form(
    columns: Stacks,
    blocks_of: impl Fn(LeavesForm) -> Vec<LeavesBlock>,
    body: Rect,
) -> LeavesForm {
    let room = usize::from(body.height);
    let long = LeavesForm {
        in_line: 1,
        ..LeavesForm::SHORT
    };
    let blocks = blocks_of(long);
    let mut heights = columns.iter().map(|column| height(column, &blocks));
    let has_room = heights.all(|height| height <= room);
    let form = if has_room { long } else { LeavesForm::SHORT };
    let blocks = blocks_of(LeavesForm { listed: 0, ..form });
    let rows = columns.iter().filter_map(|column| {
        let lists = column.iter().filter(|place| LISTS.contains(place)).count();
        let rest = room.saturating_sub(height(column, &blocks));
        rest.checked_div(lists)
    });
    let listed = rows.min().unwrap_or(LeavesForm::SHORT.listed);
    LeavesForm { listed, ..form }
}

/// Including the frames of cards, or titles and blank lines.
fn height(column: &[usize], blocks: &[LeavesBlock]) -> usize {
    let own = column.iter().filter_map(|place| blocks.get(*place));
    own.map(|block| block.lines.len() + AROUND).sum()
}

/// Blocks one below the other. They share the remaining height.
fn render_column<'block>(
    blocks: impl Iterator<Item = &'block LeavesBlock> + Clone,
    area: Rect,
    canvas: &mut Canvas<'_>,
) {
    let heights = blocks.clone().map(|block| block.lines.len() + AROUND);
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
fn render_title(title: &str, pages: (usize, usize), area: Rect, canvas: &mut Canvas<'_>) {
    let line = layout::line(area, 0);
    let title = Line::styled(title.to_owned(), canvas.look.theme.title);
    let rest = render_page_sign(pages, line, canvas);
    canvas.line(title, rest);
}
