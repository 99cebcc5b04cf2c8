//! The page of one player: cards if they fit, else one or more pages of blocks. What doesn't fit is on
//! the next page, and the first line says how many pages there are.

use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::{cards, chart, frames, has_cards, head, nights, parts, rivals};
use crate::app::{Action, Direction, Target};
use crate::statistics::PlayerStatistics;
use crate::ui::layout::{self, below, cells};
use crate::ui::lines::beside;
use crate::ui::{Canvas, Look};

/// From this width on, blocks are side by side.
const WIDE: u16 = 56;
/// The fewest lines of a chart, including its title.
const LEAST_CHART: usize = 6;
/// With fewer games than one per this many columns a chart is narrow.
const FEW: usize = 10;
/// The fewest lines of the latest nights, including their title.
const LEAST_NIGHTS: usize = 4;
/// Below this height there are no blank lines between blocks.
const AIRY: u16 = 16;

/// A part of the page that is not split if it fits on one page.
enum Block {
    Lines(Vec<Line<'static>>),
    /// The rivals in one line, unless they are listed on the same page.
    Against(Vec<Line<'static>>),
    /// The distribution of scores, and the list of rivals.
    Bands(Vec<Line<'static>>),
    /// The average score by frame: uses the room that few games leave.
    Frames(Vec<Line<'static>>),
    /// The latest games: uses the remaining room.
    Games,
    /// The latest nights, in the remaining room of the last page.
    Nights,
}

impl Block {
    const fn height(&self) -> usize {
        match self {
            Self::Lines(lines)
            | Self::Against(lines)
            | Self::Bands(lines)
            | Self::Frames(lines) => lines.len(),
            Self::Games => LEAST_CHART,
            Self::Nights => LEAST_NIGHTS,
        }
    }
}

/// Returns the number of pages.
pub(super) fn render(
    found: &PlayerStatistics,
    page: i32,
    area: Rect,
    canvas: &mut Canvas<'_>,
) -> usize {
    if has_cards(canvas.buffer.area) {
        return cards::render(found, page, area, canvas);
    }
    let look = canvas.look;
    let body = below(area, 1);
    let gap = usize::from(body.height >= AIRY);
    let room = usize::from(body.height);
    let pages = packed(blocks(found, body, look), room, gap);
    let count = pages.len();
    let page = turned_to(page, count);
    render_heading(found, (page, count), area, canvas);
    let blocks = pages.into_iter().nth(page).unwrap_or_default();
    render_blocks(blocks, (found, gap), body, canvas);
    count
}

/// The index of the page shown: pages wrap around.
pub(super) fn turned_to(page: i32, pages: usize) -> usize {
    let pages = i32::try_from(pages).unwrap_or(i32::MAX);
    usize::try_from(page.rem_euclid(pages.max(1))).unwrap_or_default()
}

fn render_blocks(
    blocks: Vec<Block>,
    (found, gap): (&PlayerStatistics, usize),
    body: Rect,
    canvas: &mut Canvas<'_>,
) {
    let (look, room) = (canvas.look, usize::from(body.height));
    let taken = blocks
        .iter()
        .map(|block| block.height() + gap)
        .sum::<usize>();
    let spare = room.saturating_sub(taken.saturating_sub(gap));
    let mut rest = body;
    let has_frames = blocks.iter().any(|block| matches!(block, Block::Frames(_)));
    let higher = if has_frames {
        more_for_frames(found, spare, body)
    } else {
        0
    };
    for block in blocks {
        let lines = match block {
            Block::Frames(_) if higher > 0 => {
                frames::in_lines(found, (rest.width, 1 + higher), look)
            }
            Block::Lines(lines)
            | Block::Against(lines)
            | Block::Bands(lines)
            | Block::Frames(lines) => lines,
            Block::Games => chart::lines(found, (rest.width, LEAST_CHART + spare - higher), look),
            Block::Nights => nights::lines(found, (rest.width, rest.height.into()), look),
        };
        let height = cells(lines.len() + gap);
        canvas.lines(lines, rest);
        rest = below(rest, height);
    }
}

/// Few games make a narrow chart: then most of a large area is for the frames.
fn more_for_frames(found: &PlayerStatistics, spare: usize, body: Rect) -> usize {
    let games = chart::games(found, body.width).len();
    let is_narrow = games * FEW < usize::from(body.width);
    let higher = Some(spare * 2 / 3).filter(|higher| is_narrow && *higher >= LEAST_CHART);
    higher.unwrap_or_default()
}

/// `KYJ  50 games, 19 nights, 6 March to 23 October      page 1 of 2 →`
fn render_heading(
    found: &PlayerStatistics,
    pages: (usize, usize),
    area: Rect,
    canvas: &mut Canvas<'_>,
) {
    let look = canvas.look;
    let rest = render_page_sign(pages, layout::line(area, 0), canvas);
    canvas.paint(head::heading(found, rest.width, look), rest);
}

/// `1 of 2 →` at the right end, or `← 2 of 2` on the last page. Returns the rest of the line.
pub(super) fn render_page_sign(
    (page, pages): (usize, usize),
    line: Rect,
    canvas: &mut Canvas<'_>,
) -> Rect {
    let look = canvas.look;
    let words = Span::styled(look.language.page_of(page + 1, pages), look.theme.muted);
    let arrow = |sign: &'static str| Span::styled(sign, look.theme.key);
    let (sign, direction) = if page + 1 < pages {
        ([words, arrow(" → ")], Direction::Right)
    } else {
        ([arrow("← "), words], Direction::Left)
    };
    let sign = Line::from_iter(sign);
    let width = cells(sign.width());
    if pages < 2 || width > line.width {
        return line;
    }
    let rest = layout::but_last(line, width);
    let own = layout::right_of(line, rest.width);
    canvas.paint(sign, own);
    let turn = Target::Key(Action::Move(direction));
    canvas.regions.add(own, turn);
    rest
}

/// The most important first.
fn blocks(found: &PlayerStatistics, area: Rect, look: &Look) -> Vec<Block> {
    let width = area.width;
    if width < WIDE {
        return narrow_blocks(found, area, look);
    }
    let half = width / 2 - 1;
    let column = usize::from(half) + 2;
    let bands = usize::from(area.height).saturating_sub(4);
    let bands = parts::titled_bands(found, (half, bands), look);
    let lines = beside(bands, rivals::titled(found, half, look), column);
    let spares = beside(
        head::spares(found, half, look),
        parts::by_game(found, half, look),
        column,
    );
    vec![
        Block::Lines(head::long(found, width, look)),
        Block::Lines(parts::shares(found, width, look)),
        Block::Frames(frames::in_lines(found, (width, 1), look)),
        Block::Games,
        Block::Against(rivals::against(found, width, look)),
        Block::Lines(spares),
        Block::Bands(lines),
    ]
}

fn narrow_blocks(found: &PlayerStatistics, area: Rect, look: &Look) -> Vec<Block> {
    let width = area.width;
    let bands = usize::from(area.height).saturating_sub(1);
    vec![
        Block::Lines(head::short(found, area, look)),
        Block::Lines(parts::shares(found, width, look)),
        Block::Games,
        Block::Lines(parts::titled_bands(found, (width, bands), look)),
        Block::Lines(frames::in_lines(found, (width, 1), look)),
        Block::Lines(head::spares(found, width, look)),
        Block::Lines(parts::by_game(found, width, look)),
        Block::Lines(rivals::titled(found, width, look)),
    ]
}

/// Distributes blocks to pages of this height. A block higher than a page continues on the next one.
fn packed(blocks: Vec<Block>, room: usize, gap: usize) -> Vec<Vec<Block>> {
    let room = room.max(1);
    let mut pages = vec![vec![]];
    let mut left = room;
    for block in blocks.into_iter().flat_map(|block| split(block, room)) {
        let height = block.height();
        if height > left {
            pages.push(vec![]);
            left = room;
        }
        left = left.saturating_sub(height + gap);
        if let Some(page) = pages.last_mut() {
            page.push(block);
        }
    }
    for page in &mut pages {
        tell_rivals_once(page);
    }
    let has_games = |page: &Vec<Block>| page.iter().any(|block| matches!(block, Block::Games));
    let last = pages.last_mut().filter(|page| !has_games(page));
    if let Some(page) = last.filter(|_| left >= LEAST_NIGHTS) {
        page.push(Block::Nights);
    }
    pages
}

fn tell_rivals_once(page: &mut Vec<Block>) {
    let are_listed = page.iter().any(|block| matches!(block, Block::Bands(_)));
    page.retain(|block| !are_listed || !matches!(block, Block::Against(_)));
}

fn split(block: Block, room: usize) -> Vec<Block> {
    match block {
        Block::Bands(lines) if lines.len() > room => {
            let chunks = lines.chunks(room);
            chunks.map(|lines| Block::Bands(lines.to_vec())).collect()
        }
        Block::Lines(lines) if lines.len() > room => {
            let chunks = lines.chunks(room);
            chunks.map(|lines| Block::Lines(lines.to_vec())).collect()
        }
        Block::Lines(lines) | Block::Against(lines) if lines.is_empty() => vec![],
        block => vec![block],
    }
}
