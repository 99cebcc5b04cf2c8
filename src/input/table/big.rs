//! The keys of the big view: the same as on the sheet, but with fewer in the footer, and `v` goes
//! back.

#![expect(
    clippy::indexing_slicing,
    reason = "in constants, where an index out of bounds does not compile"
)]

use super::Key::{Char, Escape};
use super::results::{NEXT_GAME, THE_SHEET};
use super::{
    AVERAGES, Binding, CORRECT, HELP, NEEDS, NIGHTS, PHONES, PLAYERS, QUIT, REDO, SHARE, THEME,
    VIEW, history,
};
use crate::app::Action;

const SHEET: Binding = Binding {
    words: ["sheet", "점수판"],
    short: ["sheet", "점수판"],
    ..VIEW
};

/// After a game the other view is the results.
const TO_RESULTS: Binding = Binding {
    words: ["results", "결과"],
    short: ["results", "결과"],
    keys: &[Char('v'), Escape],
    ..VIEW
};

/// For contexts where Esc has no other use.
const SHEET_OR_ESCAPE: Binding = Binding {
    keys: &[Char('v'), Escape],
    ..SHEET
};

/// The most important key, before the undo keys.
pub(super) const FIRST: &[Binding] = &[SHEET];

pub(super) const BOARD: &[Binding] = &[
    REDO,
    HELP,
    QUIT,
    CORRECT.in_help(),
    PLAYERS.in_help(),
    SHARE.in_help(),
    AVERAGES.in_help(),
    NIGHTS.in_help(),
    THEME.in_help(),
    PHONES.in_help(),
    NEEDS,
];

/// All in the footer: there are no key caps in this view.
pub(super) const NEXT_STEPS: &[Binding] = &[NEXT_GAME, THE_SHEET, SHARE];
pub(super) const RESULTS: &[Binding] =
    &going_back::<{ super::results::RESULTS.len() }>(super::results::RESULTS, TO_RESULTS);
pub(super) const REPLAYING: &[Binding] =
    &going_back::<{ history::REPLAYING.len() }>(history::REPLAYING, SHEET);
pub(super) const WATCHING: &[Binding] =
    &going_back::<{ super::WATCHING.len() }>(super::WATCHING, SHEET_OR_ESCAPE);

/// Esc goes back to all lanes.
pub(super) const LANE_WATCHING: &[Binding] =
    &going_back::<{ super::LANE_WATCHING.len() }>(super::LANE_WATCHING, SHEET);
pub(super) const LANE_ALONE: &[Binding] =
    &going_back::<{ super::LANE_WATCHING.len() }>(super::LANE_WATCHING, SHEET_OR_ESCAPE);

/// The rows of the sheet, with this key as the way back.
const fn going_back<const ROWS: usize>(rows: &[Binding], back: Binding) -> [Binding; ROWS] {
    let mut own = [back; ROWS];
    let mut row = 0;
    while row < ROWS {
        if !matches!(rows[row].action, Action::SwitchView) {
            own[row] = rows[row];
        }
        row += 1;
    }
    own
}
