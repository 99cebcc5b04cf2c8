//! The keys for the stored nights.

use super::Key::{
    self, Backspace, Char, Delete, Down, End, Enter, Escape, Home, Left, PageDown, PageUp, Right,
    ShiftDown, ShiftUp, Up,
};
use super::{
    BACK, Binding, CANCEL, CLOSE, CORRECT, EARLIER_GAME, ERASE, Group, HELP, LATER_GAME, QUIT,
    SAVE, SHARE, TEN, TEN_DOWN, TEN_UP, THEME, TO_FIRST, TO_LAST, VIEW, footer, help,
};
use crate::app::{Action, Direction, Leap};
use crate::text::Words;

const SEARCH: Words = ["search", "찾기"];

const ALL: Words = ["show all", "모두 보기"];
const NIGHT: Words = ["night", "기록"];

#[rustfmt::skip]
pub(super) const LIST: &[Binding] = &[
    footer(&[Up], Action::Move(Direction::Up), NIGHT),
    footer(&[Down], Action::Move(Direction::Down), NIGHT),
    footer(&[Enter], Action::Confirm, ["open", "열기"]),
    footer(&[Char('/')], Action::Search, SEARCH),
];

pub(super) const LEAVE: Binding = footer(&[Escape, Char('h')], Action::Cancel, BACK);
/// From search results back to all nights.
pub(super) const SHOW_ALL: Binding = footer(&[Escape, Char('h')], Action::Cancel, ALL);

#[rustfmt::skip]
pub(super) const ANY: &[Binding] = &[
    CORRECT,
    SHARE,
    help(&[PageUp, Left], Action::Leap(Leap::PageUp), TEN),
    help(&[PageDown, Right], Action::Leap(Leap::PageDown), TEN),
    TO_FIRST,
    TO_LAST,
    THEME,
    HELP,
    QUIT,
    footer(&[Char('l')], Action::Label, ["label", "이름표"])
        .telling(["label the night", "기록에 이름표 붙이기"])
        .in_group(Group::Fix),
    footer(&[Char('o')], Action::Exclude, ["leave out", "통계 제외"])
        .telling(["leave out or count in statistics", "통계에서 제외하거나 포함"])
        .in_group(Group::Fix),
    footer(&[Char('d'), Delete], Action::Delete, ["delete", "지우기"])
        .telling(["delete the night", "기록 지우기"])
        .in_group(Group::Fix),
];

pub(super) const TO_SEARCH: &[Binding] = &[footer(&[Char('/')], Action::Search, SEARCH)];

/// There is nothing to open, so Enter goes back too.
const NOTHING: &[Key] = &[Escape, Char('h'), Enter];
pub(super) const LEAVE_NOTHING: Binding = footer(NOTHING, Action::Cancel, BACK);
pub(super) const FROM_NOTHING: Binding = footer(NOTHING, Action::Cancel, ALL);

pub(super) const NO_NIGHTS: &[Binding] = &[THEME, HELP, QUIT];

pub(super) const SEARCHING: &[Binding] = &[
    footer(&[Enter], Action::Confirm, ["done", "완료"]),
    footer(&[Backspace], Action::Erase, ERASE),
    footer(&[Escape], Action::Cancel, ALL),
];

pub(super) const LABELLING: &[Binding] = &[
    footer(&[Enter], Action::Confirm, SAVE),
    footer(&[Backspace], Action::Erase, ERASE),
    footer(&[Escape], Action::Cancel, CANCEL),
];

/// Enter does not delete: it is too easily pressed by mistake.
pub(super) const DELETING: &[Binding] = &[
    footer(&[Char('y')], Action::Confirm, ["delete", "지우기"]),
    footer(
        &[Escape, Char('n')],
        Action::Cancel,
        ["keep", "그대로 두기"],
    ),
];

#[rustfmt::skip]
pub(super) const REPLAYING: &[Binding] = &[
    footer(&[Char(' ')], Action::PlayOrPause, ["play/pause", "재생/멈춤"]),
    footer(&[Left], Action::Move(Direction::Left), STEP),
    footer(&[Right], Action::Move(Direction::Right), STEP),
    footer(&[Up], Action::Move(Direction::Up), SPEED),
    footer(&[Down], Action::Move(Direction::Down), SPEED),
    footer(&[Escape, Char('h')], Action::Cancel, BACK),
    footer(&[Home], Action::Leap(Leap::First), ENDS_OF_NIGHT),
    footer(&[End], Action::Leap(Leap::Last), ENDS_OF_NIGHT),
    EARLIER_GAME,
    LATER_GAME,
    help(&[ShiftUp], Action::MoveUp, SCROLL).in_group(Group::Look),
    help(&[ShiftDown], Action::MoveDown, SCROLL).in_group(Group::Look),
    CORRECT,
    footer(&[Char('c')], Action::ShowCorrections, ["corrections", "고친 기록"]),
    SHARE.in_help(),
    VIEW,
    THEME,
    HELP,
    QUIT,
];

const STEP: Words = ["step", "한 투구씩"];
const SPEED: Words = ["speed", "속도"];
const ENDS_OF_NIGHT: Words = ["start/end", "처음/끝"];
const SCROLL: Words = ["scroll the players", "선수 목록 이동"];

pub(super) const CORRECTIONS: &[Binding] = &[
    footer(
        &[Escape, Enter, Char('c'), Char('q')],
        Action::Cancel,
        CLOSE,
    ),
    TEN_UP,
    TEN_DOWN,
    TO_FIRST,
    TO_LAST,
];
