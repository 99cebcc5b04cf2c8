//! The layout of the big view, and what is dropped first: the size of the letters, then the tiles of
//! the last frames, then the large letters of the standings.

use ratatui::layout::Rect;

use crate::ui::widget::{FrameSize, Size};
use crate::ui::{Glyphs, layout};

/// The maximum width of a name and of a score, in dots.
pub(super) const NAME: u16 = 17;
pub(super) const SCORE: u16 = 14;
/// The blanks between a name and a score.
const BETWEEN: u16 = 2;
/// The number of rules, above and below the band.
const RULES: u16 = 2;
/// The height of the lowest band with large letters.
const LOWEST: u16 = Size::ONE.rows() + RULES;
/// The width of the place before a name, with a blank at each side.
pub(super) const PLACE: u16 = 5;
/// The blanks after a score.
pub(super) const AFTER: u16 = 2;
/// The narrowest lane, including the blanks around it.
const LANE: u16 = 10;
/// `PJS 300`.
const PLAIN: u16 = 7;

/// The minimum screen size for larger tiles; a single player needs less height.
const LARGE_TILES: (u16, u16) = (110, 48);
const LARGE_TILES_ALONE: u16 = 30;

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) struct Plan {
    /// The size of the name and the score. None if they are plain text.
    pub(super) band: Option<Size>,
    pub(super) middle: Middle,
    pub(super) standings: StandingsGrid,
}

/// Where the last frames and the standing pins are.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Middle {
    /// In their own zone.
    Tiles(FrameSize),
    /// In the band: there is no room for tiles.
    Band,
}

/// The cells of the standings.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) struct StandingsGrid {
    /// None if they are plain text.
    pub(super) size: Option<Size>,
    pub(super) columns: u16,
    pub(super) rows: u16,
}

impl Plan {
    /// For this many players, in an area without header and footer.
    pub(super) fn new(area: Rect, players: u16, glyphs: Glyphs) -> Self {
        let bands: Vec<_> = bands(area, glyphs).collect();
        let tiles = tiles(area, players, glyphs);
        let with_tiles = bands.iter().flat_map(|band| {
            let tiles = tiles.iter();
            tiles.map(|size| (*band, Middle::Tiles(*size)))
        });
        let smallest = bands.iter().rev().find(|band| band.is_some());
        let smallest = smallest.copied().flatten();
        let zones: Vec<_> = with_tiles.chain([(smallest, Middle::Band)]).collect();
        let sizes = sizes(area, players, glyphs);
        let large = zones
            .iter()
            .filter(|(band, _)| band.is_some())
            .find_map(|zones| Self::holding(*zones, &sizes, players, area));
        let plain = || {
            let mut zones = zones.iter();
            zones.find_map(|zones| Self::holding(*zones, &[None], players, area))
        };
        let found = large.or_else(plain);
        found.map_or_else(
            || Self::overflowing(area),
            |found| found.with_lanes(&zones, players, area).unwrap_or(found),
        )
    }

    /// The same with a lower band if that gives each player a lane. None if the letters would have to shrink.
    fn with_lanes(
        &self,
        zones: &[(Option<Size>, Middle)],
        players: u16,
        area: Rect,
    ) -> Option<Self> {
        let has_lanes = |plan: &Self| {
            let StandingsGrid { size, columns, .. } = plan.standings;
            area.width / columns >= least_width(size) + LANE
        };
        let sizes = [self.standings.size];
        let is_like = |(band, middle): &&(Option<Size>, Middle)| {
            *middle == self.middle && band.is_some() == self.band.is_some()
        };
        let zones = zones.iter().filter(is_like);
        // One size smaller at most: the current player matters more than the lanes.
        let zones = zones.skip_while(|(band, _)| *band != self.band).take(2);
        let plans = zones.filter_map(|zones| Self::holding(*zones, &sizes, players, area));
        plans.filter(|_| players > 1).find(has_lanes)
    }

    /// None if not all players fit.
    fn holding(
        (band, middle): (Option<Size>, Middle),
        sizes: &[Option<Size>],
        players: u16,
        area: Rect,
    ) -> Option<Self> {
        let used = band_rows(band) + middle.rows();
        let rest = area.height.checked_sub(used)?;
        let rest = layout::top(area, rest);
        // Nobody is larger than the current player.
        let is_smaller =
            |size: &&Option<Size>| size.is_none_or(|size| Some(size) < band || size == Size::ONE);
        let sizes = sizes.iter().filter(is_smaller);
        let mut grids = sizes.filter_map(|size| StandingsGrid::new(*size, players, rest));
        Some(Self {
            band,
            middle,
            standings: grids.next()?,
        })
    }

    /// As many players as fit, in plain text.
    fn overflowing(area: Rect) -> Self {
        let rest = area.height.saturating_sub(band_rows(None) + 1);
        Self {
            band: None,
            middle: Middle::Band,
            standings: StandingsGrid {
                size: None,
                columns: (area.width / least_width(None)).max(1),
                rows: rest,
            },
        }
    }

    /// The blanks at each side of the band and the middle zone.
    pub(super) fn margin(&self) -> u16 {
        let own = self.band.map_or(0, |size| size.columns(1));
        own.max(AFTER)
    }

    pub(super) const fn band_rows(&self) -> u16 {
        band_rows(self.band)
    }

    /// The blank lines above the standings: one, if there is room. Without tiles the call uses it.
    pub(super) fn gap(&self, area: Rect) -> u16 {
        let grid = self.standings;
        let used = self.band_rows() + self.middle.rows() + grid.rows * grid.step();
        let used = used.saturating_sub(u16::from(grid.size.is_some()));
        u16::from(self.middle == Middle::Band || used < area.height)
    }
}

impl Middle {
    /// Without tiles the call has its own line.
    const fn rows(self) -> u16 {
        match self {
            Self::Tiles(size) => size.rows(),
            Self::Band => 1,
        }
    }
}

impl StandingsGrid {
    /// With as few columns as possible. None if not all players fit.
    fn new(size: Option<Size>, players: u16, room: Rect) -> Option<Self> {
        let players = players.max(1);
        let grids = (1..=players).map(|columns| Self {
            size,
            columns,
            rows: players.div_ceil(columns),
        });
        let mut grids = grids;
        grids.find(|grid| {
            let gap = u16::from(size.is_some());
            let height = (grid.rows * grid.step()).saturating_sub(gap);
            height <= room.height && room.width / grid.columns >= least_width(size)
        })
    }

    /// The minimum distance from one row to the next.
    pub(super) const fn step(self) -> u16 {
        match self.size {
            Some(size) => size.rows() + 1,
            None => 1,
        }
    }
}

/// The minimum width of one player in the standings.
fn least_width(size: Option<Size>) -> u16 {
    let words = size.map_or(PLAIN, |size| size.columns(NAME + SCORE) + BETWEEN);
    PLACE + words + AFTER
}

const fn band_rows(band: Option<Size>) -> u16 {
    match band {
        Some(size) => size.rows() + RULES,
        None => 1 + RULES,
    }
}

/// The sizes at which the band takes no more than a third of the height, the largest first, then
/// plain text.
fn bands(area: Rect, glyphs: Glyphs) -> impl Iterator<Item = Option<Size>> {
    // A third of the screen, header and footer included.
    let highest = (area.height + 2).div_ceil(3).max(LOWEST);
    let sizes = Size::DESCENDING.into_iter().filter(move |size| {
        let margins = size.columns(2);
        let width = size.columns(NAME + SCORE) + margins + BETWEEN;
        size.is_drawn(glyphs) && band_rows(Some(*size)) <= highest && width <= area.width
    });
    sizes.map(Some).chain([None])
}

/// The sizes of the standings to try, the largest first. A single player has other rows.
fn sizes(area: Rect, players: u16, glyphs: Glyphs) -> Vec<Option<Size>> {
    let (width, height) = LARGE_TILES;
    let is_large = area.width >= width && area.height + 2 >= height;
    let largest = match players {
        1 if !is_large => Size::ONE,
        1 => Size::TWO,
        _ => Size::LARGEST,
    };
    let sizes = Size::DESCENDING.into_iter();
    let sizes = sizes.filter(|size| *size <= largest && size.is_drawn(glyphs));
    // For a single player, the standing pins matter more than large rows.
    let plain = (players == 1).then_some(None);
    sizes.map(Some).chain(plain).collect()
}

/// The sizes of tiles to try, the largest first.
fn tiles(area: Rect, players: u16, glyphs: Glyphs) -> Vec<FrameSize> {
    let (width, height) = LARGE_TILES;
    let height = if players > 1 {
        height
    } else {
        LARGE_TILES_ALONE
    };
    let is_large = area.width >= width && area.height + 2 >= height;
    let sizes = [Some(Size::TWO).filter(|_| is_large), Some(Size::ONE)];
    let drawn = sizes.into_iter().flatten();
    let drawn = drawn.filter(|size| size.is_drawn(glyphs));
    let plain = (glyphs == Glyphs::Ascii).then_some(None);
    drawn.map(Some).chain(plain).map(FrameSize).collect()
}
