//! The ten frames of one game.

use super::{Frame, FrameNumber, FrameState, Mark, Pins, RuleError, Score, Scores};

const FRAMES: usize = 10;

/// Ten frames from the start. The current one is the first that is not over, so there is no
/// pointer that could disagree with them.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Frames([Frame; FRAMES]);

impl Default for Frames {
    fn default() -> Self {
        let mut number = FrameNumber::FIRST;
        Self(std::array::from_fn(|_| {
            let frame = Frame::new(number);
            number = number.next().unwrap_or(number);
            frame
        }))
    }
}

impl Frames {
    /// One more ball, in the current frame. A refusal changes nothing.
    ///
    /// # Errors
    /// More pins than stand, or the game is over.
    pub fn bowl(&mut self, pins: Pins) -> Result<(), RuleError> {
        let current = self.0.iter_mut().find(|frame| !frame.is_over());
        current.ok_or(RuleError::GameIsOver)?.bowl(pins)
    }

    /// How many pins a mark means for the next ball.
    ///
    /// # Errors
    /// A spare without a ball before it, or the game is over.
    pub fn pins_of(&self, mark: Mark) -> Result<Pins, RuleError> {
        self.in_play().ok_or(RuleError::GameIsOver)?.pins_of(mark)
    }

    /// The frame that takes the next ball; nothing once the game is over.
    #[must_use]
    pub fn current(&self) -> Option<&Frame> {
        self.0.iter().find(|frame| !frame.is_over())
    }

    /// The state that takes the next ball.
    #[must_use]
    pub fn in_play(&self) -> Option<FrameState> {
        self.current().and_then(Frame::in_play)
    }

    /// What stands for the next ball.
    #[must_use]
    pub fn standing(&self) -> Option<Pins> {
        self.in_play().and_then(FrameState::standing)
    }

    /// Is the game over?
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.0.iter().all(Frame::is_over)
    }

    /// Has the current frame had a ball, so that its player goes on?
    #[must_use]
    pub fn is_mid_frame(&self) -> bool {
        self.current().is_some_and(Frame::is_begun)
    }

    /// How many frames are over.
    #[must_use]
    pub fn finished(&self) -> usize {
        self.0.iter().filter(|frame| frame.is_over()).count()
    }

    /// The running totals so far.
    #[must_use]
    pub fn scores(&self) -> Scores {
        let settled = self.with_following();
        settled
            .map_while(|(frame, following)| frame.settled_score(following))
            .collect()
    }

    /// What each frame that was begun is worth so far, settled or not.
    pub fn scores_so_far(&self) -> impl Iterator<Item = Score> {
        self.with_following()
            .map_while(|(frame, following)| frame.score(following))
    }

    /// What the frame of that number is worth so far. It works that out itself, from those after it.
    #[must_use]
    pub fn score_of(&self, number: FrameNumber) -> Option<Score> {
        self.with_following()
            .find(|(frame, _)| frame.number() == number)
            .and_then(|(frame, following)| frame.score(following))
    }

    fn with_following(&self) -> impl Iterator<Item = (&Frame, &[Frame])> {
        let mut rest = self.0.as_slice();
        std::iter::from_fn(move || {
            let (frame, following) = rest.split_first()?;
            rest = following;
            Some((frame, following))
        })
    }

    /// All ten, in order.
    pub fn iter(&self) -> std::slice::Iter<'_, Frame> {
        self.0.iter()
    }
}

impl<'frames> IntoIterator for &'frames Frames {
    type Item = &'frames Frame;
    type IntoIter = std::slice::Iter<'frames, Frame>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}
