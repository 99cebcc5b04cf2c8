//! A frame number, 1 to 10.

use std::fmt;

use super::RuleError;

/// A frame's number, 1 to 10.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub struct FrameNumber(u8);

impl FrameNumber {
    /// The first frame.
    pub const FIRST: Self = Self(1);
    /// The tenth frame.
    pub const LAST: Self = Self(10);

    /// All ten.
    pub const ALL: [Self; 10] = [
        Self(1),
        Self(2),
        Self(3),
        Self(4),
        Self(5),
        Self(6),
        Self(7),
        Self(8),
        Self(9),
        Self(10),
    ];

    /// All ten, in order.
    pub fn all() -> impl Iterator<Item = Self> {
        Self::ALL.into_iter()
    }

    /// Fails unless the number is 1 to 10.
    pub const fn new(number: u8) -> Result<Self, RuleError> {
        match number {
            1..=10 => Ok(Self(number)),
            number => Err(RuleError::NoSuchFrame { number }),
        }
    }

    /// The frame after this one. Fails after the tenth.
    pub const fn next(self) -> Result<Self, RuleError> {
        Self::new(self.0 + 1)
    }

    /// Is it the tenth?
    pub const fn is_last(self) -> bool {
        self.0 == Self::LAST.0
    }

    /// The most balls the frame can take: 2, or 3 in the tenth.
    pub const fn most_balls(self) -> u8 {
        match self {
            Self::LAST => 3,
            _ => 2,
        }
    }

    /// As a plain number, 1 to 10.
    pub const fn number(self) -> u8 {
        self.0
    }
}

impl fmt::Display for FrameNumber {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, formatter)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_follow_one_another_up_to_the_tenth() {
        let numbers = FrameNumber::all().map(|number| number.next().ok());
        let expected = FrameNumber::all().skip(1).map(Some).chain([None]);
        assert!(numbers.eq(expected));
    }

    #[test]
    fn only_the_tenth_has_three_balls() {
        let last: Vec<_> = FrameNumber::all().map(FrameNumber::is_last).collect();
        assert_eq!(last, [[false; 9].as_slice(), &[true]].concat());
        let balls: Vec<_> = FrameNumber::all().map(FrameNumber::most_balls).collect();
        assert_eq!(balls, [2, 2, 2, 2, 2, 2, 2, 2, 2, 3]);
        assert_eq!(FrameNumber::LAST.to_string(), "10");
    }
}
