//! Which pins are standing, with the rules for splits and washouts.
//!
//! ```text
//! 7  8  9  10
//!   4  5  6
//!    2  3
//!     1
//! ```

mod groups;
mod name;
mod split;

use std::fmt;
use std::iter::successors;

use super::{Pin, RuleError};
pub use name::LeaveName;

/// All ten pins.
const TEN: u16 = 0x3ff;

/// One to ten standing pins. Bit n - 1 is pin n.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub struct Leave(u16);

impl Leave {
    /// All ten pins.
    pub const FULL: Self = Self(TEN);

    /// Fails if there is no pin, a pin twice, or a number that is not 1 to 10.
    pub fn new(pins: impl IntoIterator<Item = u8>) -> Result<Self, RuleError> {
        let bits = pins.into_iter().try_fold(0, |bits, pin| {
            let own = bit(Pin::new(pin)?);
            let is_new = bits & own == 0;
            is_new
                .then_some(bits | own)
                .ok_or(RuleError::PinTwice { pin })
        })?;
        Self::from_bits(bits).ok_or(RuleError::NothingStands)
    }

    /// Bit n - 1 is pin n. None for 0 and for bits that are not a pin.
    pub const fn from_bits(bits: u16) -> Option<Self> {
        match bits {
            1..=TEN => Some(Self(bits)),
            _ => None,
        }
    }

    /// Bit n - 1 is pin n.
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// How many pins, 1 to 10.
    pub const fn count(self) -> u8 {
        self.0.count_ones().to_le_bytes()[0]
    }

    /// Is this pin standing?
    pub const fn contains(self, pin: Pin) -> bool {
        self.0 & bit(pin) != 0
    }

    /// The pins, in ascending order.
    pub fn pins(self) -> impl DoubleEndedIterator<Item = Pin> {
        Pin::all().filter(move |pin| self.contains(*pin))
    }

    /// The lowest pin of this leave that is not in the other one. None if it has them all.
    pub fn first_outside(self, other: Self) -> Option<Pin> {
        self.pins().find(|pin| !other.contains(*pin))
    }

    /// This leave without these pins. None if no pins are left.
    pub const fn without(self, other: Self) -> Option<Self> {
        Self::from_bits(self.0 & !other.0)
    }

    /// The groups of touching pins, the group of the lowest pin first.
    pub fn groups(self) -> impl Iterator<Item = Self> {
        let rest = |leave: &Self| leave.without(groups::first(*leave));
        successors(Some(self), rest).map(groups::first)
    }

    /// Is it a split: the head pin is down, and another one between standing pins or right in front
    /// of two of them?
    pub fn is_split(self) -> bool {
        split::is_split(self)
    }

    /// Is it a washout: the head pin stands, and the standing pins are in two or more groups?
    pub fn is_washout(self) -> bool {
        self.contains(Pin::HEAD) && groups::is_apart(self)
    }

    /// What bowlers call this leave. None for most.
    pub fn name(self) -> Option<LeaveName> {
        name::name(self)
    }
}

/// `6-10`
impl fmt::Display for Leave {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let pins: Vec<_> = self.pins().map(|pin| pin.to_string()).collect();
        formatter.write_str(&pins.join("-"))
    }
}

const fn bit(pin: Pin) -> u16 {
    1 << (pin.number() - 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn leave(pins: &[u8]) -> Leave {
        Leave::new(pins.iter().copied()).unwrap()
    }

    #[test]
    fn pins_are_taken_away_and_what_is_left_is_in_groups() {
        let split = leave(&[2, 7, 10]);
        assert_eq!(split.without(leave(&[7, 9])), Some(leave(&[2, 10])));
        assert_eq!(split.without(split), None);
        let groups: Vec<_> = leave(&[4, 7, 10]).groups().collect();
        assert_eq!(groups, [leave(&[4, 7]), leave(&[10])]);
    }
}
