//! The keys for the lanes of a hall.

use super::Key::{Char, Down, Enter, Escape, Tab, Up};
use super::{
    BACK, Binding, HELP, MOVE, QUIT_AT_ONCE, TEN_DOWN, TEN_UP, THEME, TO_FIRST, TO_LAST, footer,
};
use crate::app::{Action, Direction};
use crate::text::Words;

const LANE: Words = ["lane", "레인"];

#[rustfmt::skip]
pub(super) const LANES: &[Binding] = &[
    footer(&[Up], Action::Move(Direction::Up), LANE),
    footer(&[Down], Action::Move(Direction::Down), LANE),
    footer(&[Enter, Char(' ')], Action::Confirm, ["watch", "관전"]),
    TEN_UP,
    TEN_DOWN,
    TO_FIRST,
    TO_LAST,
    THEME,
    HELP,
    QUIT_AT_ONCE,
];

#[rustfmt::skip]
pub(super) const STANDINGS: &[Binding] = &[
    footer(&[Up], Action::Move(Direction::Up), MOVE),
    footer(&[Down], Action::Move(Direction::Down), MOVE),
    footer(&[Tab], Action::SwitchFocus, ["people/teams", "개인/팀"]),
    TEN_UP,
    TEN_DOWN,
    TO_FIRST,
    TO_LAST,
    THEME,
    HELP,
    QUIT_AT_ONCE,
];

/// Added to the keys of watching.
pub(super) const BACK_TO_LANES: &[Binding] =
    &[footer(&[Escape], Action::Cancel, BACK).telling(["all lanes", "모든 레인"])];
