//! A pin of the rack.

use std::fmt;

use super::RuleError;

/// A pin's number, 1 to 10, as on the lane.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub struct Pin(u8);

impl Pin {
    /// The head pin, in front.
    pub const HEAD: Self = Self(1);

    /// All ten, in ascending order.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (1..=10).map(Self)
    }

    /// Fails unless the number is 1 to 10.
    pub const fn new(pin: u8) -> Result<Self, RuleError> {
        match pin {
            1..=10 => Ok(Self(pin)),
            pin => Err(RuleError::NoSuchPin { pin }),
        }
    }

    /// As a plain number, 1 to 10.
    pub const fn number(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Pin {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, formatter)
    }
}
