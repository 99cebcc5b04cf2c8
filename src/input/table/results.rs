//! The keys of the results.

use super::Key::{Backspace, Char, Enter, Tab};
use super::{
    AVERAGES, Binding, CORRECT, Group, HELP, MOVE_DOWN, MOVE_UP, NIGHTS, PHONES, PLAYERS, QUIT,
    REDO, SHARE, THEME, UNDO, VIEW, footer, help,
};
use crate::app::Action;

pub(super) const NEXT_GAME: Binding = footer(
    &[Enter, Char('n')],
    Action::StartGame,
    ["next game", "다음 게임"],
)
.telling(["bowl the next game", "다음 게임 시작"]);

/// The next steps, shown as key caps.
#[rustfmt::skip]
pub(super) const NEXT_STEPS: &[Binding] = &[
    NEXT_GAME.in_help(),
    THE_SHEET,
    SHARE.in_help(),
];

pub(super) const THE_SHEET: Binding =
    help(&[Tab], Action::SwitchFocus, ["the sheet", "점수판"]).in_group(Group::Look);

pub(super) const RESULTS: &[Binding] = &[
    CORRECT,
    UNDO,
    help(&[Backspace], Action::Undo, UNDO.words).telling(UNDO.told),
    REDO.in_help(),
    PLAYERS,
    VIEW,
    NIGHTS,
    AVERAGES,
    QUIT,
    HELP,
    THEME.in_help(),
    PHONES.in_help(),
    MOVE_UP,
    MOVE_DOWN,
];
