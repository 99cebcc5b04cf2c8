//! The layout of the players screen, and what is dropped first: the large name shrinks, then it
//! disappears, then the lists are placed one below the other.

use ratatui::layout::{Constraint, Layout, Rect};

use super::banner::{NAME, with_pins};
use super::beside::Topic;
use super::line_up::{self, rows};
use crate::ui::Look;
use crate::ui::layout::{above, below, cells, top};
use crate::ui::model::PlayersView;
use crate::ui::widget::{Size, TileSize};

/// The margin at both sides; a narrow screen has one blank.
const MARGIN: u16 = 2;
const NARROW: u16 = 50;

/// The minimum width for two lists side by side.
const TWO_LISTS: u16 = 60;
/// The minimum size for lists as cards.
const CARDS: (u16, u16) = (110, 12);
/// From this height on, the smallest large letters would look lost.
const HIGH: u16 = 20;
/// The minimum size for tiles with large letters.
const LARGE_TILES: u16 = 100;
const HIGH_TILES: u16 = 40;
/// Below this width the tiles leave no room for words.
const NARROWEST_TILES: u16 = 44;
/// The most rows that the lists may have beyond their need.
const SPARE: u16 = 9;
/// The fewest rows of a list worth showing.
const LEAST_ROWS: u16 = 4;
/// The height of a title with a rule, and the fewest rows below a line-up in large letters.
const TITLE: u16 = 2;
const UNDER: u16 = 10;

pub(super) struct PlayersRoom {
    pub(super) banner: Option<(Rect, Size)>,
    pub(super) field: Rect,
    pub(super) tiles: TileSize,
    pub(super) lists: Lists,
}

/// The areas of the line-up and the other lists.
pub(super) enum Lists {
    One(Rect),
    Two([Rect; 2]),
    /// One below the other: the line-up in large letters over the whole width, and the rest.
    High(Rect, Vec<Rect>),
    Cards(Vec<Rect>),
}

impl PlayersRoom {
    pub(super) fn new(view: &PlayersView<'_>, screen: Rect, look: &Look) -> Self {
        let body = body(screen);
        let tiles = tiles(screen);
        let field = tiles.height() + gap(screen);
        let needed = needed(view, screen);
        let fits = |size: &Size, width: u16| {
            let height = size.rows() + 2 * pad(*size) + field + needed;
            let is_lost = *size == Size::ONE && screen.height >= HIGH;
            !is_lost && width <= body.width && height <= body.height
        };
        // A smaller name with the pins is better than a larger one without.
        let with_pins = sizes(look).find(|size| *size > Size::ONE && fits(size, with_pins(*size)));
        let alone = sizes(look).find(|size| fits(size, size.width(NAME)));
        let spare = |size: &Size| {
            let used = size.rows() + 2 * pad(*size) + field + needed;
            body.height.saturating_sub(used)
        };
        // Unless too much room would remain.
        let banner = with_pins.filter(|size| spare(size) <= SPARE).or(alone);
        // Small letters also get blank lines around them if rows are free.
        let pad = |size: Size| pad(size).max(u16::from(spare(&size) >= 2));
        let above_field = banner.map_or_else(
            || u16::from(body.height > field + needed),
            |size| size.rows() + 2 * pad(size),
        );
        let rest = below(body, above_field);
        let under = above(below(rest, field), foot(screen));
        Self {
            banner: banner.map(|size| (top(below(body, pad(size)), size.rows()), size)),
            field: top(rest, tiles.height()),
            tiles,
            lists: lists((view, look), under, screen),
        }
    }
}

const fn tiles(screen: Rect) -> TileSize {
    let Rect { width, height, .. } = screen;
    match width {
        0..NARROWEST_TILES => TileSize::Bare,
        LARGE_TILES.. if height >= HIGH_TILES => TileSize::Large,
        _ => TileSize::Plain,
    }
}

/// The screen without its first and last line, and with a margin.
fn body(screen: Rect) -> Rect {
    let margin = if screen.width < NARROW { 1 } else { MARGIN };
    Rect {
        x: screen.x + margin.min(screen.width),
        width: screen.width.saturating_sub(2 * margin),
        ..above(below(screen, 1), 1)
    }
}

fn sizes(look: &Look) -> impl Iterator<Item = Size> {
    let sizes = Size::DESCENDING.into_iter();
    sizes.filter(|size| size.is_drawn(look.glyphs))
}

/// The blank lines above and below the large name.
const fn pad(size: Size) -> u16 {
    match size.rows() {
        0..=3 => 0,
        4..=6 => 1,
        _ => 2,
    }
}

/// The blank lines below the tiles.
const fn gap(screen: Rect) -> u16 {
    if screen.height < HIGH { 0 } else { 1 }
}

/// The blank lines above the last line.
const fn foot(screen: Rect) -> u16 {
    if has_cards(screen) { 1 } else { 0 }
}

const fn has_cards(screen: Rect) -> bool {
    screen.width >= CARDS.0 && screen.height >= 2 * CARDS.1
}

/// The height of the lists with the whole line-up visible.
fn needed(view: &PlayersView<'_>, screen: Rect) -> u16 {
    let rows = cells(rows(view.listed.len())).max(LEAST_ROWS);
    match screen.height {
        _ if has_cards(screen) => (rows + 4).max(CARDS.1),
        HIGH.. => rows + 2,
        _ => rows + 1,
    }
}

fn columns(area: Rect, widths: &[u16], gap: u16) -> Vec<Rect> {
    let widths = widths.iter().map(|width| Constraint::Fill(*width));
    Layout::horizontal(widths).spacing(gap).split(area).to_vec()
}

fn lists((view, look): (&PlayersView<'_>, &Look), area: Rect, screen: Rect) -> Lists {
    let has_more = Topic::all(view).len() > 1;
    match screen.width {
        _ if has_cards(screen) && has_more => Lists::Cards(columns(area, &[40, 36, 40], 1)),
        _ if has_cards(screen) => Lists::Cards(columns(area, &[1, 1], 1)),
        0..TWO_LISTS => Lists::One(area),
        width => narrow_lists((view, look), area, if width < 76 { 2 } else { 6 }),
    }
}

/// One below the other if the line-up can be large, else side by side.
fn narrow_lists((view, look): (&PlayersView<'_>, &Look), area: Rect, gap: u16) -> Lists {
    if let Some(line_up) = high(view, area, look) {
        let under = below(area, line_up.height);
        let widths: &[u16] = match Topic::all(view).as_slice() {
            [_, _, ..] => &[34, 36],
            _ => &[1],
        };
        return Lists::High(line_up, columns(under, widths, gap));
    }
    let widths = match view.past {
        _ if view.night.game().is_some() => [45, 31],
        Some(past) if past.nights > 0 => [34, 36],
        _ => [30, 40],
    };
    match columns(area, &widths, gap).as_slice() {
        [left, right] => Lists::Two([*left, *right]),
        _ => Lists::One(area),
    }
}

/// The area of a line-up in large letters, if it leaves room for the rest below it. It gets half of the
/// spare height.
fn high(view: &PlayersView<'_>, area: Rect, look: &Look) -> Option<Rect> {
    let least = line_up::large_height(view, area.width, look)?;
    let least = TITLE + least.max(line_up::HIGH);
    let spare = area.height.checked_sub(least + UNDER)?;
    Some(top(area, (least + spare / 2).min(2 * least)))
}
