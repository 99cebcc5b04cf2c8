//! The tenth frame: two balls, or three when a strike or a spare earns them.

use super::{FrameState, Pins, RuleError, Score};

const MOST_STATES: usize = 3;

/// The tenth frame: up to three racks, one state each. A rack that has not been set up is `Ready`.
///
/// The racks after the first one add to its score just as the following frames add to an earlier
/// one, so the tenth needs no way of counting of its own.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct FinalFrame([FrameState; MOST_STATES]);

impl Default for FinalFrame {
    fn default() -> Self {
        Self([FrameState::Ready; MOST_STATES])
    }
}

impl FinalFrame {
    /// One more ball. After a strike or a spare it goes to a fresh rack. A refusal changes nothing.
    pub fn bowl(&mut self, pins: Pins) -> Result<(), RuleError> {
        let state = self.in_play().ok_or(RuleError::FrameIsOver)?;
        *state = state.bowl(pins)?;
        Ok(())
    }

    fn in_play(&mut self) -> Option<&mut FrameState> {
        if self.is_over() {
            return None;
        }
        self.0.iter_mut().find(|state| !state.is_over())
    }

    /// Has it had its balls? Two that earn nothing, or three.
    pub const fn is_over(&self) -> bool {
        use FrameState::{FirstBowl, Miss, Spare, Strike};
        matches!(
            self.0,
            [Miss(..), _, _]
                | [Spare(_), FirstBowl(_) | Strike, _]
                | [Strike, Miss(..) | Spare(_), _]
                | [Strike, Strike, FirstBowl(_) | Strike]
        )
    }

    /// What it is worth so far: the first rack, and the later ones as its bonus.
    pub const fn score(&self) -> Option<Score> {
        let [first, second, third] = self.0;
        match first.score() {
            Some(score) => Some(third.add_to(second.add_to(score))),
            None => None,
        }
    }

    /// An earlier frame's score after the balls of this one.
    pub const fn add_to(&self, earlier: Score) -> Score {
        let [first, second, _] = self.0;
        second.add_to(first.add_to(earlier))
    }

    /// How many balls it has had, 0 to 3.
    pub fn bowls(&self) -> usize {
        self.0.iter().map(|state| state.balls().count()).sum()
    }

    /// Its states: the first, and those with a ball in them.
    pub fn states(&self) -> &[FrameState] {
        let begun = self.0.iter().filter(|state| state.score().is_some());
        self.0.get(..begun.count().max(1)).unwrap_or_default()
    }
}
