//! The keys of the balls.

use super::{Binding, help};
use crate::app::Action;
use crate::domain::Mark;
use crate::input::Key;
use crate::text::Label;

const fn count(keys: &'static [Key], count: u8) -> Binding {
    help(keys, Action::Bowl(Mark::Count(count)), Label::Pins)
}

const NOUGHT: Binding = help(&[Key::Char('0')], Action::Nought, Label::Pins);
const ONE: Binding = help(&[Key::Char('1')], Action::One, Label::Pins);
const TWO: Binding = count(&[Key::Char('2')], 2);
const THREE: Binding = count(&[Key::Char('3')], 3);
const FOUR: Binding = count(&[Key::Char('4')], 4);
const FIVE: Binding = count(&[Key::Char('5')], 5);
const SIX: Binding = count(&[Key::Char('6')], 6);
const SEVEN: Binding = count(&[Key::Char('7')], 7);
const EIGHT: Binding = count(&[Key::Char('8')], 8);
const NINE: Binding = count(&[Key::Char('9')], 9);
const STRIKE: Binding = help(
    &[Key::Char('x'), Key::Char('*'), Key::Char('+')],
    Action::Bowl(Mark::Strike),
    Label::Strike,
);
const SPARE: Binding = help(&[Key::Char('/')], Action::Bowl(Mark::Spare), Label::Spare);
const GUTTER: Binding = help(
    &[Key::Char('-'), Key::Char('.')],
    Action::Bowl(Mark::Gutter),
    Label::Gutter,
);
const FOUL: Binding = help(&[Key::Char('f')], Action::Bowl(Mark::Foul), Label::Foul);

pub(super) const NOUGHT_IS_A_BALL: &[Binding] = &[NOUGHT];

/// The other balls, which stand in several tables.
pub(super) const BALLS: &[Binding] = &[
    ONE, TWO, THREE, FOUR, FIVE, SIX, SEVEN, EIGHT, NINE, STRIKE, SPARE, GUTTER, FOUL,
];
