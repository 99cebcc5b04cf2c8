//! The keys of averages and leaves.

use super::Key::{Char, Down, Escape, Left, Right, Up};
use super::{AVERAGES, BACK, Binding, HELP, QUIT, TEN_DOWN, TEN_UP, TO_FIRST, TO_LAST, footer};
use crate::app::{Action, Direction};
use crate::text::Words;

const PLAYER: Words = ["player", "선수"];
const PAGE: Words = ["page", "쪽"];

#[rustfmt::skip]
pub(super) const PAGES: &[Binding] = &[
    footer(&[Up], Action::Move(Direction::Up), PLAYER),
    footer(&[Down], Action::Move(Direction::Down), PLAYER),
    footer(&[Left], Action::Move(Direction::Left), PAGE),
    footer(&[Right], Action::Move(Direction::Right), PAGE),
    footer(&[Escape, Char('a')], Action::Cancel, BACK),
];

#[rustfmt::skip]
pub(super) const TO_LEAVES: &[Binding] = &[
    footer(&[Char('l')], Action::ShowLeaves, ["leaves", "남긴 핀"])
        .telling(["leaves and conversions", "남긴 핀과 성공률"]),
];

#[rustfmt::skip]
pub(super) const TO_AVERAGES: &[Binding] = &[
    footer(&[Char('l')], Action::ShowLeaves, AVERAGES.words)
        .telling(AVERAGES.told),
];

pub(super) const ANY: &[Binding] = &[TEN_UP, TEN_DOWN, TO_FIRST, TO_LAST, HELP, QUIT];
