//! The keys for balls.

use super::Key::Char;
use super::{Binding, help};
use crate::app::Action::{Bowl, Nought, One};
use crate::domain::Mark::{Count, Foul, Gutter, Spare, Strike};
use crate::text::Words;

const PINS: Words = ["pins", "핀 수"];

pub(super) const NOUGHT_IS_A_BALL: &[Binding] = &[help(&[Char('0')], Nought, PINS)];

/// The other balls, shared by several tables.
#[rustfmt::skip]
pub(super) const BALLS: &[Binding] = &[
    help(&[Char('1')], One, PINS),
    help(&[Char('2')], Bowl(Count(2)), PINS),
    help(&[Char('3')], Bowl(Count(3)), PINS),
    help(&[Char('4')], Bowl(Count(4)), PINS),
    help(&[Char('5')], Bowl(Count(5)), PINS),
    help(&[Char('6')], Bowl(Count(6)), PINS),
    help(&[Char('7')], Bowl(Count(7)), PINS),
    help(&[Char('8')], Bowl(Count(8)), PINS),
    help(&[Char('9')], Bowl(Count(9)), PINS),
    help(&[Char('x'), Char('*'), Char('+')], Bowl(Strike), ["strike", "스트라이크"]),
    help(&[Char('/')], Bowl(Spare), ["spare", "스페어"]),
    help(&[Char('-'), Char('.')], Bowl(Gutter), ["gutter", "거터"]),
    help(&[Char('f')], Bowl(Foul), ["foul", "파울"]),
];
