//! One of the ten frames. It computes its own score from the frames that follow.

use std::fmt;

use super::{FinalFrame, FrameNumber, FrameState, Mark, NormalFrame, Pins, RuleError, Score};

/// A frame of either kind.
///
/// With a tag of its own (`repr`), because every ball and every score asks which kind it is: one
/// hidden in the pins makes scoring a game a third slower.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
#[repr(u8)]
pub enum Frame {
    /// Frames 1 to 9.
    Normal(NormalFrame),
    /// The tenth.
    Final(FinalFrame),
}

impl Frame {
    /// The frame of that number before its first ball.
    pub fn new(number: FrameNumber) -> Self {
        match number {
            FrameNumber::LAST => Self::Final(FinalFrame::default()),
            number => Self::Normal(NormalFrame::new(number)),
        }
    }

    /// Records a ball. A rejected ball changes nothing.
    pub fn bowl(&mut self, pins: Pins) -> Result<(), RuleError> {
        match self {
            Self::Normal(frame) => frame.bowl(pins),
            Self::Final(frame) => frame.bowl(pins),
        }
    }

    /// Has it had all its balls?
    pub const fn is_over(&self) -> bool {
        match self {
            Self::Normal(frame) => frame.is_over(),
            Self::Final(frame) => frame.is_over(),
        }
    }

    /// Has a ball been bowled in it?
    pub fn is_begun(&self) -> bool {
        self.balls().next().is_some()
    }

    /// Which frame it is.
    pub const fn number(&self) -> FrameNumber {
        match self {
            Self::Normal(frame) => frame.number(),
            Self::Final(_) => FrameNumber::LAST,
        }
    }

    /// One state, or up to three in the tenth frame.
    pub const fn states(&self) -> &[FrameState] {
        match self {
            Self::Normal(frame) => frame.states(),
            Self::Final(frame) => frame.states(),
        }
    }

    /// The state that takes the next ball. None if the frame is over.
    pub fn in_play(&self) -> Option<FrameState> {
        if self.is_over() {
            return None;
        }
        let latest = self.states().last().copied();
        // In the tenth, a finished rack is replaced by a fresh one if a ball is left.
        latest
            .filter(|state| !state.is_over())
            .or(Some(FrameState::Ready))
    }

    /// How many pins a mark means for the next ball.
    pub fn pins_of(&self, mark: Mark) -> Result<Pins, RuleError> {
        self.in_play().ok_or(RuleError::FrameIsOver)?.pins_of(mark)
    }

    /// The score so far, given the frames that follow. None before its first ball.
    pub fn score(&self, following: &[Self]) -> Option<Score> {
        let own = match self {
            Self::Normal(frame) => frame.score()?,
            Self::Final(frame) => frame.score()?,
        };
        Some(match following {
            _ if own.is_settled() => own,
            [] => own,
            [next] => next.add_to(own),
            [next, after, ..] => after.add_to(next.add_to(own)),
        })
    }

    /// The final score. None while a later ball can change it.
    pub fn settled_score(&self, following: &[Self]) -> Option<Score> {
        if !self.is_over() {
            return None;
        }
        self.score(following).filter(|score| score.is_settled())
    }

    /// An earlier frame's score, with the balls of this frame added as its bonus.
    pub const fn add_to(&self, earlier: Score) -> Score {
        match self {
            Self::Normal(frame) => frame.add_to(earlier),
            Self::Final(frame) => frame.add_to(earlier),
        }
    }

    /// The balls so far.
    pub fn balls(&self) -> impl Iterator<Item = Pins> {
        self.states().iter().flat_map(|state| state.balls())
    }

    /// The marks of the balls so far.
    pub fn marks(&self) -> impl Iterator<Item = Mark> {
        self.states().iter().flat_map(|state| state.marks())
    }
}

impl fmt::Display for Frame {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        super::mark::write_joined(self.marks(), formatter)
    }
}
