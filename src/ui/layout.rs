//! Where things go, and what gives way first when there is little room.

use ratatui::layout::Rect;

/// Under this only who is up, what stands and the score are told.
const SMALLEST: (u16, u16) = (30, 8);

/// The columns of the whole board.
const BOARD: u16 = 78;

/// Is there no room for a board?
pub(super) const fn is_tiny(area: Rect) -> bool {
    area.width < SMALLEST.0 || area.height < SMALLEST.1
}

/// A line of the screen, from the top; empty where there is none.
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

/// The area without its last lines.
pub(super) const fn above(area: Rect, lines: u16) -> Rect {
    Rect {
        height: area.height.saturating_sub(lines),
        ..area
    }
}

/// As wide as the board, in the middle; where it is narrower, with a blank at each side if there is
/// room for it.
pub(super) const fn inset(area: Rect) -> Rect {
    let width = match area.width {
        0..=50 => area.width,
        51..=BOARD => area.width - 2,
        _ => BOARD,
    };
    Rect {
        x: area.x + (area.width - width) / 2,
        width,
        ..area
    }
}

/// A box of this size in the middle, or as much of it as fits.
pub(super) fn centred(area: Rect, width: u16, height: u16) -> Rect {
    let (width, height) = (width.min(area.width), height.min(area.height));
    Rect {
        x: area.x + (area.width - width) / 2,
        y: area.y + (area.height - height) / 2,
        width,
        height,
    }
}

/// How the lines of the board screen are shared.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) struct BoardRoom {
    /// Is there a line between players?
    pub(super) spacing: Spacing,
    /// The lines of the board.
    pub(super) board: u16,
    /// The lines of the panel.
    pub(super) panel: u16,
}

/// What stands between two players.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Spacing {
    /// A rule.
    Ruled,
    /// Nothing.
    Close,
}

const PANEL: u16 = 4;
const SMALL_PANEL: u16 = 2;

/// The lines of a whole board: its frame, and two or three a player.
const fn lines_of(spacing: Spacing, players: u16) -> u16 {
    match spacing {
        Spacing::Ruled => 3_u16.saturating_add(players.saturating_mul(3)),
        Spacing::Close => 4_u16.saturating_add(players.saturating_mul(2)),
    }
}

/// How a whole board fits into so many lines, if it does.
pub(super) fn whole_board(height: u16, players: u16) -> Option<Spacing> {
    let mut spacings = [Spacing::Ruled, Spacing::Close].into_iter();
    spacings.find(|spacing| lines_of(*spacing, players) <= height)
}

/// First the lines between players go, then the panel shrinks, then the board scrolls.
pub(super) fn share(height: u16, players: u16) -> BoardRoom {
    let room = |spacing, panel| BoardRoom {
        spacing,
        board: lines_of(spacing, players),
        panel,
    };
    let rooms = [
        room(Spacing::Ruled, PANEL),
        room(Spacing::Close, PANEL),
        room(Spacing::Close, SMALL_PANEL),
    ];
    let scrolled = BoardRoom {
        spacing: Spacing::Close,
        board: height.saturating_sub(SMALL_PANEL),
        panel: SMALL_PANEL.min(height),
    };
    let fits = |room: &BoardRoom| room.board.saturating_add(room.panel) <= height;
    rooms.into_iter().find(fits).unwrap_or(scrolled)
}

/// The part of a list that is shown: as much as fits, with the chosen one in its middle.
pub(super) fn window(count: usize, fits: usize, chosen: usize) -> std::ops::Range<usize> {
    let fits = fits.min(count);
    let first = chosen.saturating_sub(fits / 2).min(count - fits);
    first..first + fits
}

/// The same by pages, so that a list stands still until the choice leaves it. The last page is full.
pub(super) fn page(count: usize, fits: usize, chosen: usize) -> std::ops::Range<usize> {
    let fits = fits.clamp(1, count.max(1));
    let first = (chosen / fits * fits).min(count.saturating_sub(fits));
    first..count.min(first + fits)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_gives_way_first_is_the_lines_between_players() {
        let spacing = |height, players| share(height, players).spacing;
        assert_eq!(spacing(22, 4), Spacing::Ruled);
        assert_eq!(spacing(22, 5), Spacing::Ruled);
        assert_eq!(spacing(22, 6), Spacing::Close);
    }

    #[test]
    fn then_the_panel_shrinks_and_then_the_board_scrolls() {
        assert_eq!(share(22, 7).panel, 4);
        assert_eq!(share(22, 8).panel, 2);
        assert_eq!(share(22, 8).board, 20);
        assert_eq!(share(22, 9).board, 20);
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
