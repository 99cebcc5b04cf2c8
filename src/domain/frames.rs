//! The ten frames of one game.

use super::{Frame, FrameNumber, FrameState, Leave, Mark, Pins, RuleError, Score, Scores};

const FRAMES: usize = 10;

/// Ten frames. The current one is the first that is not over, so there is no index that could
/// disagree with them.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Frames([Frame; FRAMES]);

impl Default for Frames {
    fn default() -> Self {
        Self(FrameNumber::ALL.map(Frame::new))
    }
}

impl Frames {
    /// Records a ball in the current frame. A rejected ball changes nothing.
    pub fn bowl(&mut self, pins: Pins) -> Result<(), RuleError> {
        let current = self.0.iter_mut().find(|frame| !frame.is_over());
        current.ok_or(RuleError::GameIsOver)?.bowl(pins)
    }

    /// The game with the balls of one frame replaced; the other frames stay as they are, and
    /// everything is scored again.
    ///
    /// The latest frame that has begun may be incomplete: its next ball is still to come. Any
    /// earlier one must be complete, because the balls after it were bowled already.
    ///
    /// A ball with the same count keeps its known pins, if they still fit and the new ball has no
    /// pins of its own.
    ///
    /// Rejects a frame that has not begun, an empty list of balls, more pins than are standing, a
    /// ball after the frame is over, and an earlier frame that is not complete.
    pub fn with_frame(mut self, number: FrameNumber, balls: &[Pins]) -> Result<Self, RuleError> {
        let latest = self.latest().filter(|latest| number <= *latest);
        let latest = latest.ok_or(RuleError::FrameNotBegun { number })?;
        let frame = self.frame_of(number, balls)?;
        if !frame.is_begun() {
            return Err(RuleError::FrameWithoutBall { number });
        }
        if number < latest && !frame.is_over() {
            return Err(RuleError::FrameUnfinished { number });
        }
        for slot in self.0.iter_mut().filter(|slot| slot.number() == number) {
            *slot = frame;
        }
        Ok(self)
    }

    /// A frame with these balls, keeping the known pins of the old ones.
    fn frame_of(&self, number: FrameNumber, balls: &[Pins]) -> Result<Frame, RuleError> {
        let before = self.0.iter().find(|frame| frame.number() == number);
        let mut known = before.into_iter().flat_map(Frame::balls);
        let mut frame = Frame::new(number);
        for pins in balls {
            let with_known = known.next().map_or(*pins, |known| pins.or_known(known));
            frame.bowl(with_known).or_else(|_| frame.bowl(*pins))?;
        }
        Ok(frame)
    }

    /// Has a ball been bowled?
    pub fn is_begun(&self) -> bool {
        self.0.iter().any(Frame::is_begun)
    }

    /// The last frame that has a ball. None before the first ball.
    pub fn latest(&self) -> Option<FrameNumber> {
        let begun = self.0.iter().rev().find(|frame| frame.is_begun());
        begun.map(Frame::number)
    }

    /// How many pins a mark means for the next ball.
    pub fn pins_of(&self, mark: Mark) -> Result<Pins, RuleError> {
        self.in_play().ok_or(RuleError::GameIsOver)?.pins_of(mark)
    }

    /// The frame that takes the next ball. None if the game is over.
    pub fn current(&self) -> Option<&Frame> {
        self.0.iter().find(|frame| !frame.is_over())
    }

    /// The state that takes the next ball. None if the game is over.
    pub fn in_play(&self) -> Option<FrameState> {
        self.current().and_then(Frame::in_play)
    }

    /// The pins standing for the next ball. None if the game is over.
    pub fn standing(&self) -> Option<Pins> {
        self.in_play().and_then(FrameState::standing)
    }

    /// The pins standing for the next ball. None if unknown, or if the game is over.
    pub fn leave(&self) -> Option<Leave> {
        self.in_play().and_then(FrameState::leave)
    }

    /// Are all ten frames over?
    pub fn is_over(&self) -> bool {
        self.0.iter().all(Frame::is_over)
    }

    /// Is the current frame unfinished, so that its player keeps the turn?
    pub fn is_mid_frame(&self) -> bool {
        self.current().is_some_and(Frame::is_begun)
    }

    /// The number of frames that are over.
    pub fn finished(&self) -> usize {
        self.0.iter().filter(|frame| frame.is_over()).count()
    }

    /// The running totals of the settled frames.
    pub fn scores(&self) -> Scores {
        let settled = self.with_following();
        settled
            .map_while(|(frame, following)| frame.settled_score(following))
            .collect()
    }

    /// The score so far of each frame that has begun, settled or not.
    pub fn scores_so_far(&self) -> impl Iterator<Item = Score> {
        self.with_following()
            .map_while(|(frame, following)| frame.score(following))
    }

    /// A frame's score so far, computed from it and the frames after it. None before its first
    /// ball.
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

    /// All ten frames, in order.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::notation;

    /// The game with the balls of one frame replaced, one ball per character.
    fn corrected(game: &str, number: u8, balls: &str) -> Result<String, RuleError> {
        let pins = balls.bytes().map(|ball| match ball {
            b'X' => Pins::ALL,
            b'F' => Pins::FOUL,
            count => Pins::new(count - b'0').unwrap(),
        });
        let number = FrameNumber::new(number)?;
        let frames = notation::read(game).unwrap();
        let after = frames.with_frame(number, &pins.collect::<Vec<_>>())?;
        Ok(notation::write(&after))
    }

    #[test]
    fn a_loop_goes_over_all_ten() {
        let frames = Frames::default();
        let numbers: Vec<_> = (&frames).into_iter().map(Frame::number).collect();
        assert!(numbers.into_iter().eq(FrameNumber::all()));
    }

    #[test]
    fn a_correction_replaces_one_frame_and_scores_everything_again() {
        assert_eq!(corrected("X 8/ 81", 1, "F9").unwrap(), "F9 8/ 81");
        let frames = notation::read("X 8/ 81").unwrap();
        let after = frames.with_frame(FrameNumber::FIRST, &[Pins::NONE; 2]);
        assert_eq!(after.unwrap().scores().totals(), [0, 18, 27]);
    }

    #[test]
    fn the_pins_that_stand_are_known_if_they_were_told() {
        let leave = |game| notation::read(game).unwrap().leave();
        assert_eq!(leave("8{7-10}").unwrap().to_string(), "7-10");
        assert_eq!(leave("8"), None);
        assert_eq!(leave("X"), Some(Leave::FULL));
    }

    #[test]
    fn only_the_latest_frame_may_be_left_unfinished() {
        let number = FrameNumber::FIRST;
        assert_eq!(corrected("X 8/ 81", 3, "7").unwrap(), "X 8/ 7");
        assert_eq!(corrected("X 8/ 8", 3, "7").unwrap(), "X 8/ 7");
        assert_eq!(corrected("X 8/ 8", 3, "X").unwrap(), "X 8/ X");
        let refusal = RuleError::FrameUnfinished { number };
        assert_eq!(corrected("X 8/ 8", 1, "7"), Err(refusal));
    }

    #[test]
    fn a_frame_that_was_not_begun_is_not_corrected() {
        let refusal = |number| RuleError::FrameNotBegun {
            number: FrameNumber::new(number).unwrap(),
        };
        assert_eq!(corrected("", 1, "X"), Err(refusal(1)));
        assert_eq!(corrected("X", 2, "X"), Err(refusal(2)));
    }

    #[test]
    fn a_correction_obeys_the_rules_of_one_frame() {
        let number = FrameNumber::FIRST;
        let too_many = RuleError::TooManyPins {
            thrown: 7,
            standing: 4,
        };
        assert_eq!(corrected("X", 1, "67"), Err(too_many));
        assert_eq!(corrected("5 4", 1, "X1"), Err(RuleError::FrameIsOver));
        assert_eq!(corrected("5 4", 1, "123"), Err(RuleError::FrameIsOver));
        let refusal = RuleError::FrameWithoutBall { number };
        assert_eq!(corrected("5 4", 1, ""), Err(refusal));
    }

    #[test]
    fn the_tenth_is_corrected_with_the_balls_it_earns() {
        let nine = "--".repeat(9);
        let game = format!("{nine} 54");
        assert!(corrected(&game, 10, "XX5").unwrap().ends_with("XX5"));
        assert_eq!(corrected(&game, 10, "543"), Err(RuleError::FrameIsOver));
        assert_eq!(corrected(&game, 10, "XXXX"), Err(RuleError::FrameIsOver));
    }
}
