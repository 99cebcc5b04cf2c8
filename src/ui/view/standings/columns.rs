//! The columns of a table: the most important ones that fit, spread over the width.

use crate::report::columns::{left, right, widest};
use crate::ui::layout::text_width;

/// The columns in order of importance.
pub(super) type Ranked = &'static [(usize, Align)];

#[derive(Clone, Copy, Eq, PartialEq)]
pub(super) enum Align {
    Left,
    Right,
}

/// Indices into [`PersonCells`](crate::text::PersonCells): place, person, total, to the cut, now,
/// games, team, frames, lane, high, scratch, handicap.
pub(super) const PEOPLE: Ranked = &[
    (0, Align::Right),
    (1, Align::Left),
    (7, Align::Right),
    (8, Align::Right),
    (10, Align::Right),
    (4, Align::Right),
    (2, Align::Left),
    (11, Align::Right),
    (3, Align::Left),
    (9, Align::Right),
    (5, Align::Right),
    (6, Align::Right),
];

/// Indices into [`TeamCells`](crate::text::TeamCells): place, team, total, now, games, people,
/// high.
pub(super) const TEAMS: Ranked = &[
    (0, Align::Right),
    (1, Align::Left),
    (4, Align::Right),
    (6, Align::Right),
    (3, Align::Right),
    (2, Align::Right),
    (5, Align::Right),
];

/// The gap between two columns: minimum and maximum.
const GAP: usize = 2;
const WIDEST_GAP: usize = 14;
/// The index of the column of names, and its maximum width.
const NAME: usize = 1;
const WIDEST_NAME: usize = 30;

/// The rows of a table.
pub(super) struct StandingColumns {
    titles: Vec<String>,
    pub(super) rows: Vec<Vec<String>>,
    /// The columns shown, in the order of the cells, with their widths.
    shown: Vec<(usize, Align, usize)>,
    gap: usize,
}

impl StandingColumns {
    pub(super) fn new(
        titles: Vec<String>,
        rows: Vec<Vec<String>>,
        (ranked, width): (Ranked, u16),
    ) -> Self {
        let width = usize::from(width);
        let cells = |column: usize| rows.iter().filter_map(move |row| row.get(column));
        let is_used = |column: usize| cells(column).any(|cell| !cell.is_empty());
        let own = |column: usize| {
            let title = titles.get(column).map(String::as_str);
            let widest = widest(cells(column).map(String::as_str).chain(title));
            widest.min(WIDEST_NAME)
        };
        let used = |shown: &[(usize, Align, usize)]| {
            let widths = shown.iter().map(|(_, _, width)| width + GAP);
            widths.sum::<usize>()
        };
        let columns = ranked.iter().filter(|(column, _)| is_used(*column));
        let mut shown = columns.fold(Vec::new(), |mut shown, (column, align)| {
            let (wanted, room) = (own(*column), width.saturating_sub(used(&shown)));
            // A name is truncated rather than left out.
            let is_shown = wanted <= room || *column == NAME;
            shown.extend(is_shown.then_some((*column, *align, wanted.min(room))));
            shown
        });
        let taken = used(&shown).saturating_sub(GAP);
        let spare = width.saturating_sub(taken) / shown.len().max(2).saturating_sub(1);
        shown.sort_by_key(|(column, ..)| *column);
        Self {
            gap: WIDEST_GAP.min(GAP + spare),
            titles,
            rows,
            shown,
        }
    }

    pub(super) fn heading(&self) -> String {
        self.line(&self.titles)
    }

    pub(super) fn line(&self, row: &[String]) -> String {
        let cells = self.shown.iter().map(|(column, align, width)| {
            let cell = row.get(*column).map_or("", String::as_str);
            let cell = fitted(cell, *width);
            match align {
                Align::Left => left(&cell, *width),
                Align::Right => right(&cell, *width),
            }
        });
        cells.collect::<Vec<_>>().join(&" ".repeat(self.gap))
    }
}

/// The words that fit; a single word is truncated.
fn fitted(cell: &str, width: usize) -> String {
    let fits = |text: &str| usize::from(text_width(text)) <= width;
    if fits(cell) {
        return cell.to_owned();
    }
    let ends = cell.match_indices(' ').map(|(end, _)| end);
    let words = ends.filter_map(|end| cell.get(..end));
    let words = words.take_while(|words| fits(words)).last();
    let letters = || {
        let ends = cell.char_indices().map(|(end, _)| end);
        let parts = ends.filter_map(|end| cell.get(..end));
        parts.take_while(|part| fits(part)).last()
    };
    words.or_else(letters).unwrap_or_default().to_owned()
}
