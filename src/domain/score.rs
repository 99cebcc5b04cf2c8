//! What one frame is worth, and how many more balls it waits for.

use super::{Pins, RuleError};

const HIGHEST: u8 = 30;
const HIGHEST_BALL: u8 = 10;
const MOST_CHANCES: u8 = 2;

/// The points of a frame and its bonus chances: the later balls that still add to it.
///
/// A score with chances left is not settled. Each chance leaves room for ten more points, so with
/// `n` of them it is at most `30 - 10 n`, and no later ball can push it past 30.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Score {
    points: u8,
    chances: u8,
}

impl Score {
    /// Ten, and the next two balls.
    pub const STRIKE: Self = Self {
        points: 10,
        chances: 2,
    };
    /// Ten, and the next ball.
    pub const SPARE: Self = Self {
        points: 10,
        chances: 1,
    };

    /// Any score that a frame can have.
    pub const fn new(points: u8, chances: u8) -> Result<Self, RuleError> {
        if chances > MOST_CHANCES {
            return Err(RuleError::ChancesOutOfRange { chances });
        }
        let limit = HIGHEST - HIGHEST_BALL * chances;
        if points > limit {
            return Err(RuleError::ScoreOutOfRange {
                points,
                chances,
                limit,
            });
        }
        Ok(Self { points, chances })
    }

    /// The pins of an open frame: no bonus.
    pub const fn miss(pins: Pins) -> Result<Self, RuleError> {
        if pins.is_all() {
            return Err(RuleError::MissTookAll);
        }
        Ok(Self::open(pins, Pins::NONE))
    }

    /// Two balls at one rack without a bonus. That they took no more than ten is for the caller to know.
    pub(super) const fn open(first: Pins, second: Pins) -> Self {
        Self {
            points: first.count() + second.count(),
            chances: 0,
        }
    }

    /// A later ball: it uses up a chance, and without one it changes nothing.
    pub const fn add(self, pins: Pins) -> Self {
        match self.chances {
            0 => self,
            chances => Self {
                points: self.points + pins.count(),
                chances: chances - 1,
            },
        }
    }

    /// The points known so far.
    pub const fn points(self) -> u8 {
        self.points
    }

    /// The balls it still waits for.
    pub const fn chances(self) -> u8 {
        self.chances
    }

    /// Does it wait for nothing more?
    pub const fn is_settled(self) -> bool {
        self.chances == 0
    }
}
