//! The keys for the stored nights.

use super::Key::{Backspace, Char, Down, Enter, Escape, Left, Right, Up};
use super::{BACK, Binding, CANCEL, CLOSE, ERASE, HELP, QUIT, SHARE, THEME, VIEW, footer, help};
use crate::app::{Action, Direction};
use crate::text::Words;

const SEARCH: Words = ["search", "찾기"];

pub(super) const HISTORY: &[Binding] = &[
    footer(&[Enter], Action::Confirm, ["open", "열기"]),
    footer(&[Char('/')], Action::Search, SEARCH),
    footer(&[Escape, Char('h')], Action::Cancel, BACK),
    THEME,
    HELP,
    QUIT,
];

pub(super) const SEARCHING: &[Binding] = &[
    footer(&[Enter], Action::Confirm, SEARCH),
    footer(&[Backspace], Action::Erase, ERASE),
    footer(&[Escape], Action::Cancel, CANCEL),
];

#[rustfmt::skip]
pub(super) const REPLAYING: &[Binding] = &[
    footer(&[Char(' ')], Action::PlayOrPause, ["play/pause", "재생/멈춤"]),
    footer(&[Right], Action::Move(Direction::Right), ["step", "앞으로"]),
    footer(&[Escape, Char('h')], Action::Cancel, BACK),
    help(&[Left], Action::Move(Direction::Left), ["back a step", "뒤로 한 걸음"]),
    help(&[Up], Action::Move(Direction::Up), ["faster", "빠르게"]),
    help(&[Down], Action::Move(Direction::Down), ["slower", "느리게"]),
    help(&[Char('[')], Action::EarlierGame, ["the game before", "앞 게임"]),
    help(&[Char(']')], Action::LaterGame, ["the game after", "다음 게임으로"]),
    footer(&[Char('c')], Action::ShowCorrections, ["corrections", "고친 기록"]),
    SHARE.in_help(),
    VIEW,
    THEME,
    HELP,
    QUIT,
];

#[rustfmt::skip]
pub(super) const CORRECTIONS: &[Binding] =
    &[footer(&[Escape, Enter, Char('c'), Char('q')], Action::Cancel, CLOSE)];
