//! The state of one rack of ten pins: a state machine with five states and one transition table.

use std::fmt;

use super::{Leave, Mark, Pins, RuleError, Score};

/// The state of one rack. Frames 1 to 9 have one rack; the tenth has up to three.
///
/// Outside the crate, states come from bowling or from the constructors, which reject impossible
/// ones: a spare that began with ten, a miss of ten pins.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum FrameState {
    /// No ball yet.
    Ready,
    /// One ball, and pins are still standing.
    #[non_exhaustive]
    FirstBowl(Pins),
    /// Ten pins with the first ball.
    Strike,
    /// Ten pins with two balls; the first implies the second.
    #[non_exhaustive]
    Spare(Pins),
    /// Two balls, and pins are still standing.
    #[non_exhaustive]
    Miss(Pins, Pins),
}

impl FrameState {
    /// A first ball that left pins standing.
    pub const fn first_bowl(first: Pins) -> Result<Self, RuleError> {
        if first.is_all() {
            return Err(RuleError::FirstBallTookAll);
        }
        Ok(Self::FirstBowl(first))
    }

    /// A spare that began with `first`.
    pub const fn spare(first: Pins) -> Result<Self, RuleError> {
        if first.is_all() {
            return Err(RuleError::FirstBallTookAll);
        }
        Ok(Self::Spare(first))
    }

    /// Two balls that left pins standing.
    pub const fn miss(first: Pins, second: Pins) -> Result<Self, RuleError> {
        match first.and(second) {
            Ok(_) if first.is_miss_with(second) => Ok(Self::Miss(first, second)),
            Ok(_) => Err(RuleError::MissTookAll),
            Err(refusal) => Err(refusal),
        }
    }

    /// The state after one more ball.
    pub fn bowl(self, pins: Pins) -> Result<Self, RuleError> {
        if !pins.is_counted() {
            pins.check_at(self)?;
        }
        match self {
            Self::Ready if pins.is_all() => Ok(Self::Strike),
            Self::Ready => Ok(Self::FirstBowl(pins)),
            Self::FirstBowl(first) if first.is_spare_with(pins) => Ok(Self::Spare(first)),
            Self::FirstBowl(first) => Self::miss(first, pins.after(first)),
            Self::Strike | Self::Spare(_) | Self::Miss(..) => Err(RuleError::FrameIsOver),
        }
    }

    /// The pins standing for the next ball. None if unknown, or if the rack is over.
    pub const fn leave(self) -> Option<Leave> {
        match self {
            Self::Ready => Some(Leave::FULL),
            Self::FirstBowl(first) if first.is_none() => Some(Leave::FULL),
            Self::FirstBowl(first) => first.leave(),
            Self::Strike | Self::Spare(_) | Self::Miss(..) => None,
        }
    }

    /// Did the first ball leave a split?
    pub fn is_split(self) -> bool {
        self.first().is_some_and(Pins::is_split)
    }

    /// The first ball at this rack. None before it.
    pub const fn first(self) -> Option<Pins> {
        match self {
            Self::Ready => None,
            Self::FirstBowl(first) | Self::Spare(first) | Self::Miss(first, _) => Some(first),
            Self::Strike => Some(Pins::ALL),
        }
    }

    /// Has this rack had all its balls?
    pub const fn is_over(self) -> bool {
        matches!(self, Self::Strike | Self::Spare(_) | Self::Miss(..))
    }

    /// Is it a miss, which earns no bonus?
    pub const fn is_miss(self) -> bool {
        matches!(self, Self::Miss(..))
    }

    /// The pins standing for the next ball. None if the rack is over.
    pub const fn standing(self) -> Option<Pins> {
        match self {
            Self::Ready => Some(Pins::ALL),
            Self::FirstBowl(first) => Some(first.left()),
            Self::Strike | Self::Spare(_) | Self::Miss(..) => None,
        }
    }

    /// How many pins a mark means for the next ball: `X` is ten, `/` all that are standing.
    ///
    /// Rejects a spare on a full rack and a count above ten. Whether that many pins are standing is
    /// checked by [`FrameState::bowl`].
    pub const fn pins_of(self, mark: Mark) -> Result<Pins, RuleError> {
        match (mark, self) {
            (Mark::Spare, Self::FirstBowl(first)) => Ok(first.left()),
            (Mark::Spare, _) => Err(RuleError::SpareOnFirstBall),
            (Mark::Strike, _) => Ok(Pins::ALL),
            (Mark::Gutter, _) => Ok(Pins::NONE),
            (Mark::Foul, _) => Ok(Pins::FOUL),
            (Mark::Count(count), _) => Pins::new(count),
        }
    }

    /// The score of this rack alone. None before the first ball.
    pub const fn score(self) -> Option<Score> {
        match self {
            Self::Ready => None,
            Self::FirstBowl(first) => Some(Score::open(first, Pins::NONE)),
            Self::Strike => Some(Score::STRIKE),
            Self::Spare(_) => Some(Score::SPARE),
            Self::Miss(first, second) => Some(Score::open(first, second)),
        }
    }

    /// An earlier score, with the balls of this rack added as its bonus.
    pub const fn add_to(self, earlier: Score) -> Score {
        match self {
            Self::Ready => earlier,
            Self::FirstBowl(first) => earlier.add(first),
            Self::Strike => earlier.add(Pins::ALL),
            Self::Spare(first) => earlier.add(first).add(first.left()),
            Self::Miss(first, second) => earlier.add(first).add(second),
        }
    }

    /// The balls so far.
    pub fn balls(self) -> impl Iterator<Item = Pins> {
        let balls = match self {
            Self::Ready => [None, None],
            Self::FirstBowl(first) => [Some(first), None],
            Self::Strike => [Some(Pins::ALL), None],
            Self::Spare(first) => [Some(first), Some(first.left())],
            Self::Miss(first, second) => [Some(first), Some(second)],
        };
        balls.into_iter().flatten()
    }

    /// The marks of the balls so far.
    pub fn marks(self) -> impl Iterator<Item = Mark> {
        let marks = match self {
            Self::Ready => [None, None],
            Self::FirstBowl(first) => [Some(first.mark()), None],
            Self::Strike => [Some(Mark::Strike), None],
            Self::Spare(first) => [Some(first.mark()), Some(Mark::Spare)],
            Self::Miss(first, second) => [Some(first.mark()), Some(second.mark())],
        };
        marks.into_iter().flatten()
    }
}

impl fmt::Display for FrameState {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        super::mark::write_joined(self.marks(), formatter)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_miss_leaves_pins_standing() {
        let pins = |count| Pins::new(count).unwrap();
        assert!(FrameState::miss(pins(4), pins(5)).is_ok());
        let refusal = Err(RuleError::MissTookAll);
        assert_eq!(FrameState::miss(pins(4), pins(6)), refusal);
        assert!(FrameState::miss(pins(4), pins(7)).is_err());
    }

    #[test]
    fn the_marks_of_a_rack_are_written_as_on_a_board() {
        let spare = FrameState::spare(Pins::new(8).unwrap()).unwrap();
        assert_eq!(spare.to_string(), "8|/");
    }
}
