//! How a frame's score adds up: the balls that count for it, its own and later ones.

use super::{Frame, FrameNumber, Frames, Pins};

/// What a frame waits for before its score is settled.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Wait {
    /// The score is settled.
    Nothing,
    /// The second ball at the same rack, which decides whether bonus balls follow.
    SecondBall,
    /// This many more balls, all of which count.
    Balls(usize),
}

/// The balls that count for a frame so far, and what it waits for.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Explanation {
    balls: Vec<Pins>,
    wait: Wait,
}

impl Explanation {
    /// The balls that count, in order. Their sum is the score so far.
    pub fn balls(&self) -> &[Pins] {
        &self.balls
    }

    /// The sum of these balls.
    pub fn points(&self) -> u16 {
        self.balls.iter().map(|pins| u16::from(pins.count())).sum()
    }

    /// What the frame still waits for.
    pub const fn wait(&self) -> Wait {
        self.wait
    }
}

impl Frames {
    /// How a frame's score adds up. None before its first ball.
    pub fn explain(&self, number: FrameNumber) -> Option<Explanation> {
        let mut frames = self.iter().skip_while(|frame| frame.number() < number);
        let frame = frames.next()?;
        let chances = usize::from(frame.score(&[])?.chances());
        let counted = frame.balls().count() + chances;
        let balls = frame.balls().chain(frames.flat_map(Frame::balls));
        let balls: Vec<_> = balls.take(counted).collect();
        let wait = match counted - balls.len() {
            0 if frame.is_over() => Wait::Nothing,
            0 => Wait::SecondBall,
            missing => Wait::Balls(missing),
        };
        Some(Explanation { balls, wait })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::notation;

    fn explained(game: &str, frame: u8) -> Option<(Vec<u8>, Wait)> {
        let frames = notation::read(game).unwrap();
        let explanation = frames.explain(FrameNumber::new(frame).unwrap())?;
        let balls = explanation.balls().iter().map(|pins| pins.count());
        Some((balls.collect(), explanation.wait()))
    }

    #[test]
    fn an_open_frame_counts_its_own_balls() {
        assert_eq!(explained("8 1", 1), Some((vec![8, 1], Wait::Nothing)));
        assert_eq!(explained("F8 X", 1), Some((vec![0, 8], Wait::Nothing)));
    }

    #[test]
    fn a_spare_counts_one_ball_more() {
        assert_eq!(explained("8/ 71", 1), Some((vec![8, 2, 7], Wait::Nothing)));
        assert_eq!(explained("8/", 1), Some((vec![8, 2], Wait::Balls(1))));
    }

    #[test]
    fn a_strike_counts_two_balls_more_wherever_they_fall() {
        let whole = |balls| Some((balls, Wait::Nothing));
        assert_eq!(explained("X 8/ 71", 1), whole(vec![10, 8, 2]));
        assert_eq!(explained("XX 71", 1), whole(vec![10, 10, 7]));
        assert_eq!(explained("X", 1), Some((vec![10], Wait::Balls(2))));
        assert_eq!(explained("X 8", 1), Some((vec![10, 8], Wait::Balls(1))));
    }

    #[test]
    fn a_frame_in_play_waits_for_its_second_ball() {
        assert_eq!(explained("8", 1), Some((vec![8], Wait::SecondBall)));
        assert_eq!(explained("8", 2), None);
    }

    #[test]
    fn the_tenth_counts_the_balls_that_it_earns() {
        let tenth = |balls: &str| explained(&format!("{}{balls}", "--".repeat(9)), 10);
        assert_eq!(tenth("XX8"), Some((vec![10, 10, 8], Wait::Nothing)));
        assert_eq!(tenth("9/X"), Some((vec![9, 1, 10], Wait::Nothing)));
        assert_eq!(tenth("81"), Some((vec![8, 1], Wait::Nothing)));
        assert_eq!(tenth("X"), Some((vec![10], Wait::Balls(2))));
        assert_eq!(tenth("X8"), Some((vec![10, 8], Wait::Balls(1))));
        assert_eq!(tenth("9/"), Some((vec![9, 1], Wait::Balls(1))));
        assert_eq!(tenth("9"), Some((vec![9], Wait::SecondBall)));
    }
}
