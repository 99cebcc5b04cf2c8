//! The keys of the players screen.

use super::Key::{Backspace, Char, Delete, Down, Enter, Escape, Right, ShiftDown, ShiftUp, Tab};
use super::{
    AVERAGES, BACK, Binding, CANCEL, ERASE, HELP, NIGHTS, QUIT, REDO, TAKE, THEME, UNDO, footer,
    help,
};
use crate::app::Action;
use crate::text::Words;

const LIST_WORDS: Words = ["list", "목록"];

#[rustfmt::skip]
pub(super) const FIELD: &[Binding] = &[
    footer(&[Enter], Action::Confirm, ["add, or start", "추가, 시작"]),
    help(&[Right], Action::TakeSuggestion, ["take the name suggested", "제안된 이름 쓰기"]),
    footer(&[Tab], Action::SwitchFocus, LIST_WORDS),
    help(&[Down], Action::SwitchFocus, LIST_WORDS),
    help(&[Backspace], Action::Erase, ERASE),
    footer(&[Escape], Action::Cancel, BACK),
    HELP,
];

#[rustfmt::skip]
pub(super) const LIST: &[Binding] = &[
    footer(&[Tab, Escape], Action::SwitchFocus, ["field", "이름 입력"]),
    footer(&[Char('o')], Action::OutOrBack, ["out/back", "쉬기, 복귀"]),
    footer(&[Char('l'), Char('d'), Delete], Action::GoHome, ["goes home", "집으로"]),
    footer(&[Char('n')], Action::Rename, ["rename", "이름"]),
    footer(&[Char('['), ShiftUp], Action::MoveUp, ["up", "위로"]),
    footer(&[Char(']'), ShiftDown], Action::MoveDown, ["down", "아래로"]),
    UNDO,
    REDO.in_help(),
    AVERAGES.in_help(),
    help(&[Enter], Action::Confirm, ["to the game", "게임으로"]),
    THEME.in_help(),
    NIGHTS.in_help(),
    HELP,
    QUIT,
];

pub(super) const RENAMING: &[Binding] = &[
    footer(&[Enter], Action::Confirm, TAKE),
    footer(&[Backspace], Action::Erase, ERASE),
    footer(&[Escape], Action::Cancel, CANCEL),
];

#[rustfmt::skip]
pub(super) const JOINING: &[Binding] = &[
    footer(&[Enter], Action::JoinNow, ["now", "지금"]),
    footer(&[Char('g')], Action::JoinNextGame, ["from the next game", "다음 게임부터"]),
    footer(&[Escape], Action::Cancel, CANCEL),
];
