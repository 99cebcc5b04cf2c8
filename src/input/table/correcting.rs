//! The keys for correcting a frame, and for pasted balls.

use super::Key::{Backspace, Char, Enter, Escape};
use super::{Binding, CANCEL, EARLIER_GAME, ERASE, Group, HELP, LATER_GAME, QUIT, SAVE, footer};
use crate::app::Action;

pub(super) const BY_COUNT: &[Binding] = &[footer(&[Enter, Char(' ')], Action::Confirm, SAVE)];

pub(super) const BY_PINS: &[Binding] = &[
    footer(&[Char(' ')], Action::TakeBall, ["take", "입력"])
        .telling(["take the ball", "투구 입력"])
        .in_group(Group::Score),
    footer(&[Enter], Action::Confirm, SAVE),
];

/// For both ways of typing balls.
pub(super) const ANY: &[Binding] = &[
    footer(&[Backspace], Action::Erase, ERASE),
    footer(&[Escape, Char('e'), Char('u')], Action::Cancel, CANCEL),
    EARLIER_GAME,
    LATER_GAME,
    HELP,
    QUIT,
];

pub(super) const PASTED: &[Binding] = &[
    footer(&[Enter, Char(' ')], Action::Confirm, ["add them", "입력"]),
    footer(&[Escape, Backspace], Action::Cancel, ["discard", "버리기"]),
    HELP,
    QUIT,
];
