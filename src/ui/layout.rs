//! Layout functions, and what is dropped first when space is short.

use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

/// Below this size, only the current player, the standing pins and the score are shown.
const SMALLEST: (u16, u16) = (30, 8);

/// The width of the board of the documents.
const BOARD: u16 = 78;

/// The gap between two lanes.
const GAP: u16 = 2;

/// The width of a text in columns.
pub(super) fn text_width(text: &str) -> u16 {
    cells(text.width())
}

/// The area without its last columns.
pub(super) const fn but_last(area: Rect, columns: u16) -> Rect {
    Rect {
        width: area.width.saturating_sub(columns),
        ..area
    }
}

/// A width or count as a number of cells.
pub(super) fn cells(count: usize) -> u16 {
    u16::try_from(count).unwrap_or(u16::MAX)
}

/// Is the area too small for a board?
pub(super) const fn is_tiny(area: Rect) -> bool {
    area.width < SMALLEST.0 || area.height < SMALLEST.1
}

/// The line at this index, from the top; empty if there is none.
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

/// The rows of a list, without the first and last line, which say how many are hidden; in a tiny area
/// all lines are rows.
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

/// The viewport of a list: as many rows as fit, with the selection in the middle.
pub(super) fn window(count: usize, fits: usize, chosen: usize) -> std::ops::Range<usize> {
    let fits = fits.min(count);
    let first = chosen.saturating_sub(fits / 2).min(count - fits);
    first..first + fits
}

/// The same page by page, so that the list doesn't scroll until the selection leaves the page. The
/// last page is full.
pub(super) fn page(count: usize, fits: usize, chosen: usize) -> std::ops::Range<usize> {
    let fits = fits.clamp(1, count.max(1));
    let first = (chosen / fits * fits).min(count.saturating_sub(fits));
    first..count.min(first + fits)
}

/// The viewport starting at this row, or the last one that is full.
pub(super) fn from(count: usize, fits: usize, first: usize) -> std::ops::Range<usize> {
    let fits = fits.clamp(1, count.max(1));
    let first = first.min(count.saturating_sub(fits));
    first..count.min(first + fits)
}

#[cfg(test)]
mod tests {
    use super::*;

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
    fn a_viewport_moves_with_its_first_row_until_the_last_one_is_in_sight() {
        let shown: Vec<_> = (0..5).map(|first| from(6, 4, first)).collect();
        assert_eq!(shown, [0..4, 1..5, 2..6, 2..6, 2..6]);
        assert_eq!(from(3, 5, 2), 0..3);
        assert_eq!(from(0, 5, 0), 0..0);
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
