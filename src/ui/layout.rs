//! The layout, and what gives way first when there is little room.

use ratatui::layout::Rect;

/// Smaller than this, only who is up, the standing pins and the score are shown.
const SMALLEST: (u16, u16) = (30, 8);

/// The width of the board of the documents.
const BOARD: u16 = 78;

/// The width of the alley sheet.
const SHEET: u16 = 112;

/// The gap beside the sheet, and the limits for the width of what stands there.
const GAP: u16 = 2;
const NARROWEST_BESIDE: u16 = 46;
const WIDEST_BESIDE: u16 = 86;

/// A width or count in cells.
pub(super) fn cells(count: usize) -> u16 {
    u16::try_from(count).unwrap_or(u16::MAX)
}

/// Is the area too small for a board?
pub(super) const fn is_tiny(area: Rect) -> bool {
    area.width < SMALLEST.0 || area.height < SMALLEST.1
}

/// The line at this index from the top; empty if there is none.
pub(super) fn line(area: Rect, index: u16) -> Rect {
    Rect {
        y: area.y.saturating_add(index),
        height: 1,
        ..area
    }
    .intersection(area)
}

/// The area without its first lines.
pub(super) fn below(area: Rect, lines: u16) -> Rect {
    let lines = lines.min(area.height);
    Rect {
        y: area.y + lines,
        height: area.height - lines,
        ..area
    }
}

/// The area without its first columns.
pub(super) fn right_of(area: Rect, columns: u16) -> Rect {
    let columns = columns.min(area.width);
    Rect {
        x: area.x + columns,
        width: area.width - columns,
        ..area
    }
}

/// The first lines of an area, or as many as there are.
pub(super) const fn top(area: Rect, lines: u16) -> Rect {
    above(area, area.height.saturating_sub(lines))
}

/// The last line of an area.
pub(super) fn last(area: Rect) -> Rect {
    below(area, area.height.saturating_sub(1))
}

/// The rows of a list, without the first and last line, which say what is scrolled out; in a tiny
/// area all lines are rows.
pub(super) fn rows_of(list: Rect) -> Rect {
    match list.height {
        0..=2 => list,
        _ => above(below(list, 1), 1),
    }
}

/// The area without its last lines.
pub(super) const fn above(area: Rect, lines: u16) -> Rect {
    Rect {
        height: area.height.saturating_sub(lines),
        ..area
    }
}

/// Does the alley sheet fit?
pub(super) const fn is_wide(area: Rect) -> bool {
    area.width >= SHEET
}

/// As wide as the board, and centred; in a narrower area, with a blank at each side if it fits.
pub(super) fn inset(area: Rect) -> Rect {
    let width = match area.width {
        0..=50 => area.width,
        51..=BOARD => area.width - 2,
        SHEET.. => SHEET,
        _ => BOARD,
    };
    centred(area, width, area.height)
}

/// The areas of the sheet and of what stands beside it. None if they don't both fit.
pub(super) fn beside(area: Rect) -> Option<(Rect, Rect)> {
    let width = area.width.min(SHEET + GAP + WIDEST_BESIDE);
    let other = width.checked_sub(SHEET + GAP)?;
    let left = area.x + (area.width - width) / 2;
    let at = |x, width| Rect { x, width, ..area };
    (other >= NARROWEST_BESIDE).then(|| (at(left, SHEET), at(left + SHEET + GAP, other)))
}

/// Areas side by side, at most `count`, each wide enough for a board.
pub(super) fn lanes(area: Rect, count: usize) -> Vec<Rect> {
    let wanted = cells(count).max(1);
    let fitting = (area.width.saturating_add(GAP) / (BOARD + GAP)).clamp(1, wanted);
    let width = (area.width - GAP * (fitting - 1)) / fitting;
    let place = |index: u16| Rect {
        x: area.x + index * (width + GAP),
        width,
        ..area
    };
    (0..fitting).map(place).collect()
}

/// A box of this size in the middle, clipped to the area.
pub(super) fn centred(area: Rect, width: u16, height: u16) -> Rect {
    let (width, height) = (width.min(area.width), height.min(area.height));
    Rect {
        x: area.x + (area.width - width) / 2,
        y: area.y + (area.height - height) / 2,
        width,
        height,
    }
}

/// How the lines of the board screen are divided.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) struct BoardRoom {
    pub(super) spacing: Spacing,
    pub(super) board: u16,
    pub(super) panel: u16,
}

/// The spacing between players.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Spacing {
    /// A rule between two players, and a floor under the small boxes of the balls.
    Airy,
    /// A rule between two players.
    Ruled,
    /// No rule between players.
    Close,
}

impl Spacing {
    /// The lines of the frame, and those per player.
    const fn measures(self) -> (u16, u16) {
        match self {
            Self::Airy => (3, 4),
            Self::Ruled => (3, 3),
            Self::Close => (4, 2),
        }
    }

    /// How many players fit into this height.
    pub(super) const fn fits(self, height: u16) -> u16 {
        let (frame, player) = self.measures();
        height.saturating_sub(frame) / player
    }

    /// The height of a whole board.
    pub(super) const fn lines(self, players: u16) -> u16 {
        let (frame, player) = self.measures();
        players.saturating_mul(player).saturating_add(frame)
    }

    /// The airiest first. Only the alley sheet has small boxes.
    fn all(area: Rect) -> impl Iterator<Item = Self> {
        let airy = is_wide(area).then_some(Self::Airy);
        airy.into_iter().chain([Self::Ruled, Self::Close])
    }
}

const PANEL: u16 = 4;
const SMALL_PANEL: u16 = 2;

/// The spacing at which the whole board fits. None if it doesn't.
pub(super) fn whole_board(area: Rect, players: u16) -> Option<Spacing> {
    Spacing::all(area).find(|spacing| spacing.lines(players) <= area.height)
}

/// First the spacing goes, then the panel shrinks, then the board scrolls.
pub(super) fn share(area: Rect, players: u16) -> BoardRoom {
    let room = |(spacing, panel): (Spacing, u16)| BoardRoom {
        spacing,
        board: spacing.lines(players),
        panel,
    };
    let rooms = Spacing::all(area).map(|spacing| (spacing, PANEL));
    let mut rooms = rooms.chain([(Spacing::Close, SMALL_PANEL)]).map(room);
    let scrolled = BoardRoom {
        spacing: Spacing::Close,
        board: area.height.saturating_sub(SMALL_PANEL),
        panel: SMALL_PANEL.min(area.height),
    };
    let fits = |room: &BoardRoom| room.board.saturating_add(room.panel) <= area.height;
    rooms.find(fits).unwrap_or(scrolled)
}

/// The viewport of a list: as much as fits, with the selection in the middle.
pub(super) fn window(count: usize, fits: usize, chosen: usize) -> std::ops::Range<usize> {
    let fits = fits.min(count);
    let first = chosen.saturating_sub(fits / 2).min(count - fits);
    first..first + fits
}

/// The same by pages, so that the list doesn't scroll until the selection leaves the page. The last
/// page is full.
pub(super) fn page(count: usize, fits: usize, chosen: usize) -> std::ops::Range<usize> {
    let fits = fits.clamp(1, count.max(1));
    let first = (chosen / fits * fits).min(count.saturating_sub(fits));
    first..count.min(first + fits)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn narrow(height: u16, players: u16) -> BoardRoom {
        share(Rect::new(0, 0, BOARD, height), players)
    }

    #[test]
    fn what_gives_way_first_is_the_lines_between_players() {
        assert_eq!(narrow(22, 4).spacing, Spacing::Ruled);
        assert_eq!(narrow(22, 5).spacing, Spacing::Ruled);
        assert_eq!(narrow(22, 6).spacing, Spacing::Close);
    }

    #[test]
    fn then_the_panel_shrinks_and_then_the_board_scrolls() {
        assert_eq!(narrow(22, 7).panel, 4);
        assert_eq!(narrow(22, 8).panel, 2);
        assert_eq!(narrow(22, 8).board, 20);
        assert_eq!(narrow(22, 9).board, 20);
    }

    #[test]
    fn only_the_wide_sheet_gets_more_air_where_it_is_high() {
        let wide = |height| share(Rect::new(0, 0, SHEET, height), 4).spacing;
        assert_eq!(wide(23), Spacing::Airy);
        assert_eq!(wide(22), Spacing::Ruled);
        assert_eq!(wide(18), Spacing::Close);
        assert_eq!(narrow(60, 4).spacing, Spacing::Ruled);
    }

    #[test]
    fn as_many_players_fit_as_have_lines() {
        let spacings = [Spacing::Airy, Spacing::Ruled, Spacing::Close];
        for (spacing, players) in spacings.into_iter().zip([1, 4, 24]) {
            let lines = spacing.lines(players);
            assert_eq!(spacing.fits(lines), players);
            assert_eq!(spacing.fits(lines - 1), players - 1);
        }
    }

    #[test]
    fn a_page_stands_still_until_the_choice_leaves_it() {
        let pages: Vec<_> = (0..12).map(|chosen| page(12, 5, chosen)).collect();
        assert!(pages[..5].iter().all(|page| *page == (0..5)));
        assert!(pages[5..10].iter().all(|page| *page == (5..10)));
        assert!(pages[10..].iter().all(|page| *page == (7..12)));
        assert_eq!(page(3, 5, 2), 0..3);
        assert_eq!(page(0, 5, 0), 0..0);
        assert_eq!(page(4, 0, 2), 2..3);
    }

    #[test]
    fn a_window_holds_what_is_chosen_and_never_runs_over() {
        for (count, fits, chosen) in [(24, 8, 0), (24, 8, 23), (24, 8, 12), (3, 8, 2), (24, 1, 7)] {
            let shown = window(count, fits, chosen);
            assert!(shown.contains(&chosen) && shown.end <= count);
            assert_eq!(shown.len(), fits.min(count));
        }
        assert_eq!(window(0, 8, 0), 0..0);
        assert_eq!(window(5, 0, 2), 2..2);
    }
}
