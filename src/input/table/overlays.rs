//! The keys of the overlays.

#![expect(
    clippy::indexing_slicing,
    reason = "in constants, where an index out of bounds does not compile"
)]

use super::Key::{self, Char, Down, End, Enter, Escape, Home, PageDown, PageUp, Up};
use super::{Binding, CANCEL, CLOSE, MOVE, MOVE_UP, QUIT_AT_ONCE, SAVE, footer, help};
use crate::app::Action::{self, ShareAs};
use crate::app::{Direction, Leap, ShareTarget};
use crate::report::Format;
use crate::text::Words;

const MORE: Words = ["more", "더 보기"];

/// Shown only if not everything fits.
pub(super) const SCROLL: &[Binding] = &[
    footer(&[Up], Action::Move(Direction::Up), MORE),
    footer(&[Down], Action::Move(Direction::Down), MORE),
];

#[rustfmt::skip]
pub(super) const HELP_SCREEN: &[Binding] = &[
    footer(&[Escape, Enter, Char('?'), Char('q')], Action::Cancel, CLOSE),
    help(&[PageUp], Action::Leap(Leap::PageUp), MORE),
    help(&[PageDown], Action::Leap(Leap::PageDown), MORE),
    help(&[Home], Action::Leap(Leap::First), MORE),
    help(&[End], Action::Leap(Leap::Last), MORE),
];

#[rustfmt::skip]
pub(super) const LEAVE: &[Binding] =
    &[footer(&[Enter, Char('y')], Action::Quit, ["quit", "종료"])];

#[rustfmt::skip]
pub(super) const END_GAME: &[Binding] =
    &[footer(&[Char('g')], Action::EndGame, ["end this game now", "이 게임 지금 끝내기"])];

pub(super) const STAY: &[Binding] = &[footer(
    &[Escape, Char('n')],
    Action::Cancel,
    ["stay", "계속"],
)];

#[rustfmt::skip]
pub(super) const OFFERING: &[Binding] = &[
    footer(&[Enter, Char('y')], Action::Confirm, ["continue", "계속하기"]),
    footer(&[Char('n')], Action::BeginAnew, ["new night", "새로 시작"]),
    QUIT_AT_ONCE,
];

#[rustfmt::skip]
pub(super) const THEMES: &[Binding] = &[
    MOVE_UP,
    help(&[Down, Char('t')], Action::Move(Direction::Down), MOVE),
    footer(&[Enter, Char(' ')], Action::Confirm, SAVE),
    footer(&[Char('m')], Action::SwitchMotion, ["motion", "애니메이션"]),
    footer(&[Char('c')], Action::SwitchMouse, ["mouse", "마우스"]),
    footer(&[Char('l')], Action::SwitchLanguage, ["Korean", "English"]),
    footer(&[Escape, Char('q')], Action::Cancel, CANCEL),
];

#[rustfmt::skip]
pub(super) const NEEDS_BOX: &[Binding] = &[
    footer(&[Escape, Enter, Char('w'), Char('q')], Action::Cancel, CLOSE),
];

pub(super) const CODE: &[Binding] = &[footer(&[Escape, Enter, Char('q')], Action::Cancel, CLOSE)];

#[rustfmt::skip]
pub(super) const PHONES: &[Binding] = &[
    footer(&[Enter, Char('y')], Action::OpenPage, ["show it", "보여주기"]),
    footer(&[Escape, Char('n'), Char('q'), Char('m')], Action::Cancel, CANCEL),
];

#[rustfmt::skip]
pub(super) const PHONES_OPEN: &[Binding] = &[
    footer(&[Escape, Enter, Char('m'), Char('q')], Action::Cancel, ["back, it stays open", "뒤로(열어 두기)"]),
    footer(&[Char('o')], Action::ClosePage, ["close the page", "페이지 닫기"]),
];

#[rustfmt::skip]
pub(super) const COPY: &[Binding] = &[
    footer(&[Char('c')], ShareAs(ShareTarget::Result), ["copy result", "결과 복사"]),
    footer(&[Char('b')], ShareAs(ShareTarget::Boards), ["copy boards", "점수판 복사"]),
];

#[rustfmt::skip]
pub(super) const AS_CODE: Binding =
    footer(&[Char('r')], ShareAs(ShareTarget::Code), ["result as a QR code", "결과를 QR 코드로"]);

pub(super) const CLOSE_SHARING: Binding = footer(&[Escape, Char('q')], Action::Cancel, CANCEL);

const FORMATS: usize = Format::ALL.len();

static FILE_KEYS: [Key; FORMATS] = {
    let mut keys = [Escape; FORMATS];
    let mut row = 0;
    while row < FORMATS {
        keys[row] = Char(Format::ALL[row].row().key);
        row += 1;
    }
    keys
};

/// One row per format.
pub(super) const FILES: &[Binding] = &{
    let mut rows = [CLOSE_SHARING; FORMATS];
    let mut row = 0;
    while row < FORMATS {
        let format = Format::ALL[row];
        let keys = std::slice::from_ref(&FILE_KEYS[row]);
        rows[row] = footer(keys, ShareAs(ShareTarget::File(format)), format.row().words);
        row += 1;
    }
    rows
};
