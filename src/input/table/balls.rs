//! The keys for balls.

#![expect(
    clippy::indexing_slicing,
    reason = "in constants, where an index out of bounds does not compile"
)]

use super::Key::{self, Char, Enter};
use super::{Binding, Group, Place, footer, help};
use crate::app::Action::{self, Bowl, Nought, One, Pin};
use crate::domain::Mark::{Count, Foul, Gutter, Spare, Strike};
use crate::text::Words;

const PINS: Words = ["pins", "핀 수"];

const fn pins(keys: &'static [Key], action: Action) -> Binding {
    help(keys, action, PINS).telling(["pins knocked down", "쓰러진 핀 수"])
}

pub(super) const NOUGHT: &[Binding] = &[pins(&[Char('0')], Nought)];

/// The key of a gutter ball, right after a 1 at a full rack.
pub const MAKES_TEN: Binding = footer(&[Char('0')], Nought, ["makes it 10", "10핀으로"]);

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

/// The same where no ball can be bowled: the refusal gives the reason.
pub(super) const REFUSED: &[Binding] = &{
    let mut rows = [refused(NOUGHT[0]); 1 + BALLS.len()];
    let mut row = 0;
    while row < BALLS.len() {
        rows[row + 1] = refused(BALLS[row]);
        row += 1;
    }
    rows
};

const fn refused(ball: Binding) -> Binding {
    Binding {
        place: Place::Nowhere,
        ..ball
    }
}

const fn stands(keys: &'static [Key], pin: u8) -> Binding {
    help(keys, Pin(pin), ["stands", "남은 핀"])
        .telling(["this pin is standing", "이 핀 남음"])
        .in_group(Group::Score)
}

/// The key that bowls the typed pins.
#[rustfmt::skip]
pub(super) const BY_PINS: &[Binding] = &[
    footer(&[Char(' '), Enter], Action::TakeBall, ["take", "입력"])
        .telling(["take the ball", "투구 입력"])
        .in_group(Group::Score),
];

/// A key for each pin, and the keys that change what they mean.
#[rustfmt::skip]
pub(super) const PIN_KEYS: &[Binding] = &[
    stands(&[Char('1')], 1),
    stands(&[Char('2')], 2),
    stands(&[Char('3')], 3),
    stands(&[Char('4')], 4),
    stands(&[Char('5')], 5),
    stands(&[Char('6')], 6),
    stands(&[Char('7')], 7),
    stands(&[Char('8')], 8),
    stands(&[Char('9')], 9),
    stands(&[Char('0')], 10),
    help(&[Char('i')], Action::TurnPinsRound, ["fell", "쓰러진 핀"])
        .telling(["the typed pins fell", "입력한 핀을 쓰러진 핀으로"])
        .in_group(Group::Score),
    help(&[Char('d')], Action::SwitchPins, ["counts", "핀 수로"])
        .telling(["type the pin count", "핀 수로 입력"])
        .in_group(Group::Score),
];

/// The balls that are not typed pin by pin.
#[rustfmt::skip]
pub(super) const PIN_BALLS: &[Binding] = &[
    help(&[Char('x'), Char('*'), Char('+')], Bowl(Strike), ["strike", "스트라이크"]),
    help(&[Char('/')], Bowl(Spare), ["spare", "스페어"]),
    help(&[Char('-'), Char('.')], Bowl(Gutter), ["gutter", "거터"]),
    help(&[Char('f')], Bowl(Foul), ["foul", "파울"]),
];

/// Types pins instead of counts.
pub(super) const TO_PINS: Binding = help(&[Char('d')], Action::SwitchPins, ["pins", "핀으로"])
    .telling(["type pins left standing", "남은 핀 번호로 입력"])
    .in_group(Group::Score);

/// The same, and marks a split by hand.
#[rustfmt::skip]
pub(super) const SWITCH: &[Binding] = &[
    TO_PINS,
    help(&[Char('o')], Action::CircleSplit, ["split", "스플릿"])
        .telling(["circle a split", "스플릿 표시"])
        .in_group(Group::Score),
];
