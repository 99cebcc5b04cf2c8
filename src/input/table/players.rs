//! The keys of the players screen.

use super::Key::{
    Backspace, Char, Delete, Down, Enter, Escape, Right, ShiftDown, ShiftUp, Tab, Up,
};
use super::{
    AVERAGES, BACK, Binding, CANCEL, ERASE, Group, HELP, NIGHTS, QUIT, REDO, SAVE, THEME, UNDO,
    footer, help,
};
use crate::app::Action;
use crate::text::Words;

const EDIT_SHORTLY: Words = ["edit", "편집"];
const EDIT: Words = ["edit players", "선수 편집"];
const ADD_SHORTLY: Words = ["add", "추가"];
const ADD: Words = ["add a player", "선수 추가"];
const COME_BACK: Words = ["come back", "돌아오기"];
const COME_BACK_SHORTLY: Words = ["return", "복귀"];
const SUGGESTED: Words = ["use the suggestion", "추천 이름 사용"];

#[rustfmt::skip]
const SAME_GROUP: Binding = help(&[Down, Char('=')], Action::TakeLineUp, ["same group", "지난 멤버"])
    .telling(["add everyone from last time", "지난번 멤버 모두 추가"]);

#[rustfmt::skip]
pub(super) const FIELD: &[Binding] = &[
    footer(&[Enter], Action::Confirm, ["add, or start", "추가, 시작"]).shortly(ADD_SHORTLY),
    footer(&[Tab, Up], Action::SwitchFocus, EDIT).shortly(EDIT_SHORTLY),
    footer(&[Escape], Action::Cancel, QUIT.words),
    SAME_GROUP,
];

/// For an empty line-up: there is no list to go to.
#[rustfmt::skip]
pub(super) const FIELD_OF_NOBODY: &[Binding] = &[
    help(&[Enter], Action::Confirm, ADD_SHORTLY),
    footer(&[Tab], Action::ShowHistory, NIGHTS.words),
    footer(&[Escape], Action::Cancel, QUIT.words),
    SAME_GROUP,
];

/// During a game, or after one.
#[rustfmt::skip]
pub(super) const FIELD_IN_GAME: &[Binding] = &[
    footer(&[Enter], Action::Confirm, ["add, or go back", "추가, 돌아가기"]).shortly(ADD_SHORTLY),
    footer(&[Tab, Down, Up], Action::SwitchFocus, EDIT).shortly(EDIT_SHORTLY),
    footer(&[Escape], Action::Cancel, BACK),
];

/// With letters in the field.
#[rustfmt::skip]
pub(super) const NAME: &[Binding] = &[
    footer(&[Enter], Action::Confirm, ["add", "추가"]),
    footer(&[Escape], Action::Cancel, ["clear", "지우기"])
        .telling(["clear the field", "입력 칸 비우기"]),
    help(&[Tab, Down, Up], Action::SwitchFocus, EDIT),
];

#[rustfmt::skip]
pub(super) const ANY_FIELD: &[Binding] = &[
    help(&[Right], Action::TakeSuggestion, SUGGESTED),
    help(&[Backspace], Action::Erase, ERASE),
    HELP,
];

#[rustfmt::skip]
pub(super) const LIST: &[Binding] = &[
    footer(&[Enter], Action::Confirm, ["start", "시작"]),
    footer(&[Tab, Escape], Action::SwitchFocus, ADD).shortly(ADD_SHORTLY),
    footer(&[Char('l'), Char('d'), Delete], Action::GoHome, ["remove", "빼기"]).shortly(["drop", "빼기"]),
];

#[rustfmt::skip]
const TO_GAME: Binding = footer(&[Enter, Escape], Action::Confirm, ["back to the game", "게임으로"]).shortly(BACK);

/// During a game, or after one.
#[rustfmt::skip]
pub(super) const LIST_IN_GAME: &[Binding] = &[
    TO_GAME,
    footer(&[Tab], Action::SwitchFocus, ADD).shortly(ADD_SHORTLY),
    footer(&[Char('l'), Char('d'), Delete], Action::GoHome, ["go home", "먼저 가기"]).shortly(["home", "먼저 감"]),
];

/// The same with a selected player who has left.
#[rustfmt::skip]
pub(super) const LIST_OF_GONE: &[Binding] = &[
    TO_GAME,
    footer(&[Tab], Action::SwitchFocus, ADD).shortly(ADD_SHORTLY),
    footer(&[Char('l'), Char('d'), Delete], Action::GoHome, COME_BACK).in_help(),
    footer(&[Char('o')], Action::OutOrBack, COME_BACK).shortly(COME_BACK_SHORTLY),
];

pub(super) const SIT_OUT: Binding = footer(
    &[Char('o')],
    Action::OutOrBack,
    ["sit out or return", "쉬기, 복귀"],
)
.shortly(["sit out", "쉬기"]);

#[rustfmt::skip]
pub(super) const ANY_LIST: &[Binding] = &[
    footer(&[Char('n')], Action::Rename, ["rename", "이름 변경"]),
    footer(&[Char('['), ShiftUp], Action::MoveUp, ["move up", "위로"]),
    footer(&[Char(']'), ShiftDown], Action::MoveDown, ["move down", "아래로"]),
    help(&[Char('c')], Action::SwitchRotation, ["rotate the order", "순서 돌리기"])
        .shortly(["rotate", "돌리기"])
        .telling(["change who starts each game", "게임마다 첫 순서 바꾸기"])
        .in_group(Group::People),
    UNDO,
    REDO.in_help(),
    AVERAGES.in_help(),
    THEME.in_help(),
    NIGHTS.in_help(),
    HELP,
    QUIT,
];

pub(super) const RENAMING: &[Binding] = &[
    footer(&[Enter], Action::Confirm, SAVE),
    footer(&[Backspace], Action::Erase, ERASE),
    footer(&[Escape], Action::Cancel, CANCEL),
];

#[rustfmt::skip]
pub(super) const JOINING: &[Binding] = &[
    footer(&[Enter], Action::JoinNow, ["now", "지금부터"]),
    footer(&[Char('g')], Action::JoinNextGame, ["from the next game", "다음 게임부터"]),
    footer(&[Escape], Action::Cancel, CANCEL),
];
