//! The pins knocked down by one ball.

mod knowledge;

use super::{Mark, RuleError};
pub use knowledge::Circle;
use knowledge::Delivery;

const TEN: u8 = 10;

/// A count of pins, 0 to 10: those that fell with one ball, or those still standing. A ball may
/// also record which pins are standing after it; scoring ignores that.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub struct Pins {
    count: u8,
    delivery: Delivery,
}

impl Pins {
    /// No pins: a gutter ball.
    pub const NONE: Self = Self::fair(0);
    /// All ten pins.
    pub const ALL: Self = Self::fair(TEN);
    /// A foot over the foul line: no pins, whatever fell.
    pub const FOUL: Self = Self {
        count: 0,
        delivery: Delivery::FOUL,
    };

    const fn fair(count: u8) -> Self {
        Self {
            count,
            delivery: Delivery::FAIR,
        }
    }

    /// Fails unless the count is 0 to 10.
    pub const fn new(count: u8) -> Result<Self, RuleError> {
        match count {
            0..=TEN => Ok(Self::fair(count)),
            thrown => Err(RuleError::PinsOutOfRange { thrown }),
        }
    }

    /// The number of pins, 0 to 10; 0 for a foul.
    pub const fn count(self) -> u8 {
        self.count
    }

    /// Is it the whole rack?
    pub const fn is_all(self) -> bool {
        self.count == TEN
    }

    /// Are any pins still standing?
    pub const fn leaves_some(self) -> bool {
        self.count < TEN
    }

    /// Is it a spare together with the next ball at the same rack?
    pub const fn is_spare_with(self, next: Self) -> bool {
        self.leaves_some() && self.count + next.count == TEN
    }

    /// Are pins still standing after the next ball at the same rack?
    pub const fn is_miss_with(self, next: Self) -> bool {
        self.count + next.count < TEN
    }

    /// Did no pins fall, with a gutter ball or a foul?
    pub const fn is_none(self) -> bool {
        self.count == 0
    }

    /// Was the ball a foul?
    pub const fn is_foul(self) -> bool {
        self.delivery.is_foul()
    }

    /// The pins left standing of a full rack.
    pub const fn left(self) -> Self {
        Self::fair(TEN - self.count)
    }

    /// One pin less, saturating at zero.
    pub const fn but_one(self) -> Self {
        Self::fair(self.count.saturating_sub(1))
    }

    /// The total with the next ball at the same rack. Fails if more pins fall than are standing.
    pub const fn and(self, next: Self) -> Result<Self, RuleError> {
        let standing = self.left().count;
        match next.count {
            thrown if thrown > standing => Err(RuleError::TooManyPins { thrown, standing }),
            thrown => Ok(Self::fair(self.count + thrown)),
        }
    }

    /// The mark of a ball that is neither a strike nor a spare.
    pub const fn mark(self) -> Mark {
        match self.count {
            _ if self.is_foul() => Mark::Foul,
            count => Mark::from_count(count),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_foul_leaves_the_whole_rack() {
        assert_eq!(Pins::FOUL.left(), Pins::ALL);
        assert_eq!(Pins::FOUL.and(Pins::ALL), Ok(Pins::ALL));
    }

    #[test]
    fn a_strike_is_no_spare_with_a_ball_that_takes_nothing() {
        assert!(!Pins::ALL.is_spare_with(Pins::NONE));
        assert!(Pins::NONE.is_spare_with(Pins::ALL));
        assert!(!Pins::NONE.is_miss_with(Pins::ALL));
    }

    #[test]
    fn a_foul_is_not_a_gutter_ball() {
        assert_ne!(Pins::FOUL, Pins::NONE);
        assert!(Pins::FOUL.is_none() && Pins::FOUL.is_foul());
        assert!(Pins::NONE.is_none() && !Pins::NONE.is_foul());
    }
}
