//! What it takes to reach a score.
//!
//! A mark is a frame with a strike or a spare. The number needed is exact: with fewer marks the
//! score is out of reach. A strike is worth at least as much as a spare, and pins count more the
//! earlier they fall, so the best game with a given number of marks has strikes in those frames
//! and nine pins with the first ball in the others. All choices of these frames are tried.

use super::{Frame, FrameState, Frames, Pins, forecast};

/// What is needed to reach a score.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Need {
    /// Nothing: the pins and bonuses so far are enough.
    Reached,
    /// Even all pins with every ball are not enough.
    OutOfReach,
    /// It can be reached.
    Possible {
        /// The fewest unfinished frames that must be marks.
        marks: usize,
        /// The fewest pins that the next ball must knock down.
        least: Pins,
    },
}

/// What is needed to reach this score.
pub fn need(frames: &Frames, score: u16) -> Need {
    if forecast::now(frames) >= score {
        return Need::Reached;
    }
    let enough = |marks: &usize| best_with(frames, *marks) >= score;
    let marks = (0..=left(frames)).find(enough);
    let least = least(frames, score);
    match (marks, least) {
        (Some(marks), Some(least)) => Need::Possible { marks, least },
        _ => Need::OutOfReach,
    }
}

/// How many balls are left if every one of them must knock down all standing pins. None if
/// fewer pins will do.
pub fn perfect_balls(frames: &Frames, score: u16) -> Option<usize> {
    let mut rest = *frames;
    let mut balls = 0;
    while let Some(standing) = rest.standing()
        && rest.bowl(standing).is_ok()
    {
        balls += 1;
    }
    (forecast::now(&rest) == score && balls > 0).then_some(balls)
}

/// The number of frames that are not over.
pub fn left(frames: &Frames) -> usize {
    frames.iter().filter(|frame| !frame.is_over()).count()
}

fn least(frames: &Frames, score: u16) -> Option<Pins> {
    let counts = 0..=frames.standing()?.count();
    let mut pins = counts.filter_map(|count| Pins::new(count).ok());
    pins.find(|pins| {
        let mut after = *frames;
        after.bowl(*pins).is_ok() && forecast::max(&after) >= score
    })
}

/// The highest score with at most this many more marks.
fn best_with(frames: &Frames, marks: usize) -> u16 {
    let Some(current) = frames.current() else {
        return forecast::now(frames);
    };
    let marked = marked(*frames, current);
    if is_mark(current) {
        return best_with(&marked, marks);
    }
    let without = best_with(&open(*frames), marks);
    let fewer = marks.checked_sub(1);
    fewer.map_or(without, |fewer| without.max(best_with(&marked, fewer)))
}

/// Is it the tenth frame, with bonus balls to come?
const fn is_mark(frame: &Frame) -> bool {
    let first = frame.states().first();
    matches!(first, Some(FrameState::Strike | FrameState::Spare(_)))
}

/// The game after the current frame, if everything falls.
fn marked(mut frames: Frames, current: &Frame) -> Frames {
    while let Some(standing) = frames.standing()
        && frames.current().map(Frame::number) == Some(current.number())
        && frames.bowl(standing).is_ok()
    {}
    frames
}

/// The game after the current frame, if one pin is left.
fn open(mut frames: Frames) -> Frames {
    let Some(rack) = frames.in_play() else {
        return frames;
    };
    let nearly = rack.standing().map(Pins::but_one);
    let second = matches!(rack, FrameState::Ready).then_some(Pins::NONE);
    for pins in nearly.into_iter().chain(second) {
        // All but one of the standing pins, then none: always legal.
        let _ = frames.bowl(pins);
    }
    frames
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::notation;

    fn needed(game: &str, score: u16) -> Need {
        need(&notation::read(game).unwrap(), score)
    }

    fn possible(marks: usize, least: u8) -> Need {
        let least = Pins::new(least).unwrap();
        Need::Possible { marks, least }
    }

    #[test]
    fn nine_in_every_frame_is_ninety_without_a_mark() {
        assert_eq!(needed("", 90), possible(0, 0));
        assert_eq!(needed("", 91), possible(1, 0));
        assert_eq!(needed("", 300), possible(10, 10));
        assert_eq!(needed("", 301), Need::OutOfReach);
    }

    #[test]
    fn what_is_certain_is_reached() {
        assert_eq!(needed("X X", 30), Need::Reached);
        assert_eq!(needed("X X", 31), possible(0, 0));
    }

    #[test]
    fn the_next_ball_must_keep_it_in_reach() {
        let nine = "--".repeat(9);
        assert_eq!(needed(&nine, 30), possible(1, 10));
        assert_eq!(needed(&nine, 20), possible(1, 0), "a spare and ten");
        assert_eq!(needed(&format!("{nine}7"), 11), possible(1, 3));
        assert_eq!(needed(&format!("{nine}7"), 9), possible(0, 2));
        assert_eq!(needed(&format!("{nine}7"), 21), Need::OutOfReach);
    }

    #[test]
    fn the_highest_score_takes_every_pin_of_every_ball() {
        let balls = |game: &str, score| perfect_balls(&notation::read(game).unwrap(), score);
        assert_eq!(balls("", 300), Some(12));
        assert_eq!(balls("", 299), None);
        assert_eq!(balls("X X", 300), Some(10));
        assert_eq!(balls("7", 290), Some(12), "a spare, then strikes");
        let nine = "--".repeat(9);
        assert_eq!(balls(&format!("{nine}X"), 30), Some(2));
        assert_eq!(balls(&format!("{nine}X7"), 20), Some(1));
        assert_eq!(balls(&format!("{nine}81"), 9), None, "it is over");
    }

    #[test]
    fn bonus_balls_of_the_tenth_are_no_marks() {
        let nine = "--".repeat(9);
        assert_eq!(needed(&format!("{nine}X"), 30), possible(0, 10));
        assert_eq!(needed(&format!("{nine}8/"), 17), possible(0, 7));
        assert_eq!(left(&notation::read(&format!("{nine}X")).unwrap()), 1);
    }
}
