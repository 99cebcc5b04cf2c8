//! The tenth frame: two balls, or three after a strike or a spare.

use super::{FrameState, Pins, RuleError, Score};

const MOST_STATES: usize = 3;

/// The tenth frame: up to three racks, one state each. An unused rack is `Ready`.
///
/// The racks after the first add to its score just as later frames add to an earlier one, so the
/// tenth frame needs no scoring of its own.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct FinalFrame([FrameState; MOST_STATES]);

impl Default for FinalFrame {
    fn default() -> Self {
        Self([FrameState::Ready; MOST_STATES])
    }
}

impl FinalFrame {
    /// Records a ball, at a fresh rack after a strike or a spare. A rejected ball changes nothing.
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

    /// Has it had all its balls: two without a bonus, or three?
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

    /// The score so far: the first rack, with the later ones as its bonus. None before the first
    /// ball.
    pub const fn score(&self) -> Option<Score> {
        let [first, second, third] = self.0;
        match first.score() {
            Some(score) => Some(third.add_to(second.add_to(score))),
            None => None,
        }
    }

    /// An earlier frame's score, with the balls of this frame added as its bonus.
    pub const fn add_to(&self, earlier: Score) -> Score {
        let [first, second, _] = self.0;
        second.add_to(first.add_to(earlier))
    }

    /// The number of balls so far, 0 to 3.
    pub fn bowls(&self) -> usize {
        self.0.iter().map(|state| state.balls().count()).sum()
    }

    /// The first state, and the later ones that have a ball.
    pub const fn states(&self) -> &[FrameState] {
        use FrameState::Ready;
        let ([begun @ .., Ready, Ready] | [begun @ .., Ready] | begun) = self.0.as_slice();
        begun
    }
}
