//! The keys for balls.

use super::Key::{self, Char};
use super::{Binding, footer, help};
use crate::app::Action::{self, Bowl, Nought, One};
use crate::domain::Mark::{Count, Foul, Gutter, Spare, Strike};
use crate::text::Words;

const PINS: Words = ["pins", "핀 수"];

const fn pins(keys: &'static [Key], action: Action) -> Binding {
    help(keys, action, PINS).telling(["pins knocked down", "쓰러진 핀 수"])
}

pub(super) const NOUGHT: &[Binding] = &[pins(&[Char('0')], Nought)];

/// What the key of a gutter ball does right after a 1 at a full rack.
pub const MAKES_TEN: Binding = footer(&[Char('0')], Nought, ["makes it 10", "10으로"]);

/// The other balls, shared by several tables.
#[rustfmt::skip]
pub(super) const BALLS: &[Binding] = &[
    pins(&[Char('1')], One),
    pins(&[Char('2')], Bowl(Count(2))),
    pins(&[Char('3')], Bowl(Count(3))),
    pins(&[Char('4')], Bowl(Count(4))),
    pins(&[Char('5')], Bowl(Count(5))),
    pins(&[Char('6')], Bowl(Count(6))),
    pins(&[Char('7')], Bowl(Count(7))),
    pins(&[Char('8')], Bowl(Count(8))),
    pins(&[Char('9')], Bowl(Count(9))),
    help(&[Char('x'), Char('*'), Char('+')], Bowl(Strike), ["strike", "스트라이크"]),
    help(&[Char('/')], Bowl(Spare), ["spare", "스페어"]),
    help(&[Char('-'), Char('.')], Bowl(Gutter), ["gutter", "거터"]),
    help(&[Char('f')], Bowl(Foul), ["foul", "파울"]),
];
