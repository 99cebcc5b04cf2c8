//! The score of one frame, and how many more balls it waits for.

use super::{Pins, RuleError};

const HIGHEST: u8 = 30;
const HIGHEST_BALL: u8 = 10;
const MOST_CHANCES: u8 = 2;

/// The points of a frame and its chances: the later balls that still add to it.
///
/// A score with chances left is not settled. Each chance leaves room for ten more points, so with
/// `n` of them it is at most `30 - 10 n`, and no later ball can push it past 30.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Score {
    points: u8,
    chances: u8,
}

impl Score {
    /// Ten points plus the next two balls.
    pub const STRIKE: Self = Self {
        points: 10,
        chances: 2,
    };
    /// Ten points plus the next ball.
    pub const SPARE: Self = Self {
        points: 10,
        chances: 1,
    };

    /// Fails if a frame can't have this score.
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

    /// The score of an open frame: its pins, and no bonus.
    pub const fn miss(pins: Pins) -> Result<Self, RuleError> {
        if pins.is_all() {
            return Err(RuleError::MissTookAll);
        }
        Ok(Self::open(pins, Pins::NONE))
    }

    /// Two balls at one rack without a bonus. The caller ensures that they took at most ten pins.
    pub(super) const fn open(first: Pins, second: Pins) -> Self {
        Self {
            points: first.count() + second.count(),
            chances: 0,
        }
    }

    /// Adds a later ball and uses up a chance; without a chance the score is unchanged.
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

    /// The number of balls it still waits for.
    pub const fn chances(self) -> u8 {
        self.chances
    }

    /// Is it final, with no chances left?
    pub const fn is_settled(self) -> bool {
        self.chances == 0
    }
}
