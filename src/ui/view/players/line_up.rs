//! The line-up: all players with average and best, in large letters if they fit.

mod entry;

use ratatui::layout::Rect;
use ratatui::text::Line;

use super::words::words;
use crate::app::Target;
use crate::night::Person;
use crate::ui::layout::{self, below, cells, centred, line, right_of};
use crate::ui::model::PlayersView;
use crate::ui::widget::{LargePin, ListRows, PinDeck, Size};
use crate::ui::{Canvas, Look};
use entry::Entry;
use unicode_width::UnicodeWidthStr;

/// The width of the place in a row with large letters, and the gap after the name.
const PLACE: u16 = 5;
const GAP: u16 = 1;
/// The gap between two columns.
const COLUMN_GAP: u16 = 2;
/// The size of the largest pin.
pub(super) const PIN: (u16, u16) = (10, 12);
/// In a lower list, names would shrink with the third or fourth player.
pub(super) const HIGH: u16 = 12;
/// More players are shown in two columns.
const DOZEN: usize = 12;
/// The largest distance from one row to the next.
const LARGEST_STEP: u16 = 3;
/// The width of a name without words; then the limits for names without words.
const BARE: u16 = 12;
/// From this height on, more names than these are shown in two columns.
const HIGHEST: u16 = 30;
const FEW: usize = 8;
const WIDEST_BARE: u16 = 60;
/// The widest possible name.
const WIDEST: &str = "MMM";

pub(super) fn render(view: &PlayersView<'_>, area: Rect, canvas: &mut Canvas<'_>) {
    let look = canvas.look;
    if view.listed.is_empty() {
        return render_nobody(area, canvas);
    }
    match large(view, area, look) {
        Some(size) => render_large(view, size, area, canvas),
        None => render_lines(view, area, canvas),
    }
}

/// The words, and a pin if there is much room.
fn render_nobody(area: Rect, canvas: &mut Canvas<'_>) {
    let Look {
        theme, language, ..
    } = canvas.look;
    let words = Line::styled(language.nobody_yet(), theme.muted);
    let air = u16::from(area.height > HIGH + 2);
    canvas.paint(words, right_of(line(area, air), 1));
    let rest = below(area, 2 + air);
    if rest.height >= HIGH {
        let pin = centred(rest, PIN.0, PIN.1);
        canvas.paint(LargePin { theme }, pin);
    }
}

/// The size at which all players fit in large letters, with their words.
fn large(view: &PlayersView<'_>, area: Rect, look: &Look) -> Option<Size> {
    let sizes = [Size::TWO, Size::ONE].into_iter();
    let mut sizes = sizes.filter(|_| area.height >= HIGH);
    sizes.find(|size| {
        let is_wide = width(view, *size, look) <= area.width;
        size.is_drawn(look.glyphs) && is_wide && height(view, *size) <= area.height
    })
}

/// The width of a row in letters of this size.
fn width(view: &PlayersView<'_>, size: Size, look: &Look) -> u16 {
    let people = view.listed.iter();
    let words = people.flat_map(|person| words(view, person, look));
    let words = cells(words.map(|word| word.width()).max().unwrap_or_default());
    PLACE + size.width(WIDEST) + GAP + words
}

fn height(view: &PlayersView<'_>, size: Size) -> u16 {
    cells(view.listed.len()).saturating_mul(size.rows() + 1)
}

/// The minimum height of the line-up in the larger letters. None if they don't fit this width, or if
/// nobody is here.
pub(super) fn large_height(view: &PlayersView<'_>, columns: u16, look: &Look) -> Option<u16> {
    let is_wide = Size::TWO.is_drawn(look.glyphs) && width(view, Size::TWO, look) <= columns;
    let height = is_wide.then(|| height(view, Size::TWO));
    height.filter(|height| *height > 0)
}

fn render_large(view: &PlayersView<'_>, size: Size, area: Rect, canvas: &mut Canvas<'_>) {
    let least = size.rows() + 1;
    let people = cells(view.listed.len()).max(1);
    let step = (area.height / people).clamp(least, 2 * least);
    let spare = area.height.saturating_sub(people * step);
    let theme = &canvas.look.theme;
    let beside = right_of(area, width(view, size, canvas.look) + GAP);
    canvas.paint(PinDeck { theme }, beside);
    let mut rest = below(area, spare.min(1));
    for (place, person) in view.listed.iter().enumerate() {
        let row = layout::top(rest, size.rows());
        let entry = Entry {
            view,
            place,
            person,
        };
        entry.render_large(size, row, canvas);
        canvas.regions.add(row, Target::Row(place));
        rest = below(rest, step);
    }
}

/// The number of rows for this many players: more than a dozen are in two columns.
pub(super) const fn rows(count: usize) -> usize {
    match count {
        0 => 1,
        1..=DOZEN => count,
        _ => count.div_ceil(2),
    }
}

fn render_lines(view: &PlayersView<'_>, area: Rect, canvas: &mut Canvas<'_>) {
    let count = view.listed.len();
    let fits = |rows: &usize| *rows <= usize::from(area.height);
    let bare = bare_rows(view, area, canvas.look);
    let choices = bare.into_iter().chain([count, rows(count)]);
    if let Some(rows) = choices.into_iter().find(fits) {
        return render_columns(view, rows, area, canvas);
    }
    let look = canvas.look;
    let in_sight = view.chosen.unwrap_or(count.saturating_sub(1));
    let fits = usize::from(layout::rows_of(area).height);
    let write = |place, person: &&Person| {
        Entry {
            view,
            place,
            person,
        }
        .line(area.width, look)
    };
    let rows = ListRows {
        items: &view.listed,
        shown: layout::page(count, fits, in_sight),
        write,
        look,
    };
    canvas.place(rows, area);
}

/// The number of rows for names without words. In a low list without a neighbour they use at most half
/// of the height, if possible; in a high one more than a few are in two columns.
fn bare_rows(view: &PlayersView<'_>, area: Rect, look: &Look) -> Option<usize> {
    let is_bare = |person: &&Person| words(view, person, look).is_empty();
    if !view.listed.iter().all(is_bare) {
        return None;
    }
    let count = view.listed.len();
    if !is_low_list(area) {
        return (area.height >= HIGHEST && count > FEW).then(|| count.div_ceil(2));
    }
    let columns = usize::from(area.width / BARE).max(1);
    let rows = |columns: usize| count.div_ceil(columns);
    let is_half = |columns: &usize| rows(*columns) * 2 <= usize::from(area.height);
    let columns = (1..=columns).find(is_half).unwrap_or(columns);
    Some(rows(columns))
}

/// Is it a full-width list on one of the smallest screens?
const fn is_low_list(area: Rect) -> bool {
    area.height < HIGH && area.width < WIDEST_BARE
}

/// How many lines of the area are used. None if the list is longer, or large.
pub(super) fn used(view: &PlayersView<'_>, area: Rect, look: &Look) -> Option<u16> {
    let count = view.listed.len();
    let rows = bare_rows(view, area, look).unwrap_or(count);
    (area.height < HIGH && rows <= usize::from(area.height)).then(|| cells(rows))
}

/// All players, in columns of this many rows.
fn render_columns(view: &PlayersView<'_>, rows: usize, area: Rect, canvas: &mut Canvas<'_>) {
    let columns = view.listed.len().div_ceil(rows);
    let width = area.width / cells(columns).max(1);
    let step = match area.height {
        0..HIGH => 1,
        height => (height / cells(rows).max(1)).clamp(1, LARGEST_STEP),
    };
    for (place, person) in view.listed.iter().enumerate() {
        let own = layout::line(area, cells(place % rows) * step);
        let own = right_of(own, cells(place / rows) * width);
        let own = Rect { width, ..own }.intersection(area);
        let entry = Entry {
            view,
            place,
            person,
        };
        let columns_gap = if columns > 1 { COLUMN_GAP } else { 0 };
        let line = entry.line(width.saturating_sub(columns_gap), canvas.look);
        canvas.paint(line, own);
        canvas.regions.add(own, Target::Row(place));
    }
    let theme = &canvas.look.theme;
    canvas.paint(PinDeck { theme }, below(area, cells(rows) * step));
}
