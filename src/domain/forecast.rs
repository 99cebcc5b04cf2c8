//! The current score of a game, and the highest still possible.

use super::{FrameNumber, Frames, Score};

/// All pins and bonuses known so far, settled or not.
pub fn now(frames: &Frames) -> u16 {
    frames
        .scores_so_far()
        .map(Score::points)
        .map(u16::from)
        .sum()
}

/// The highest score still possible.
///
/// Taking fewer pins never helps: taking all that stand is the most this ball can add to its own
/// frame and to the earlier ones that wait for it, and a strike or a spare earns more. So the best
/// game from here on takes all pins with every ball.
pub fn max(frames: &Frames) -> u16 {
    let mut best = *frames;
    while let Some(standing) = best.standing()
        && best.bowl(standing).is_ok()
    {}
    now(&best)
}

/// The score that the settled frames lead to if the others are worth as much on average. None
/// before a frame is settled.
///
/// What is known already may be more than that, and what is still possible less.
pub fn pace(frames: &Frames) -> Option<u16> {
    let settled = frames.scores();
    let count = u16::try_from(settled.totals().len()).ok()?;
    let all = u16::from(FrameNumber::LAST.number());
    // Rounded as people say it.
    let pace = (settled.total() * all + count / 2).checked_div(count)?;
    Some(pace.clamp(now(frames), max(frames)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::notation;

    fn pace_of(game: &str) -> Option<u16> {
        pace(&notation::read(game).unwrap())
    }

    #[test]
    fn the_pace_is_ten_times_the_average_frame() {
        assert_eq!(pace_of("9- 8/ 8"), Some(135), "27 in two frames");
        assert_eq!(pace_of("9- 9- 8-"), Some(87), "8.67 a frame, rounded");
    }

    #[test]
    fn without_a_settled_frame_there_is_no_pace() {
        assert_eq!(pace_of(""), None);
        assert_eq!(pace_of("7"), None);
        assert_eq!(pace_of("X X"), None);
    }

    #[test]
    fn the_pace_is_never_out_of_reach_and_never_behind() {
        let misses = "-- -- -- -- -- -- --";
        assert_eq!(pace_of("9- X X X X X X X X XX9"), Some(278), "over");
        assert_eq!(pace_of(&format!("{misses} X X")), Some(30), "known already");
        let strikes = "X X X X X X X X X";
        assert_eq!(pace_of(&format!("{strikes} --")), Some(240));
        assert_eq!(pace_of(&format!("{strikes} -")), Some(270), "at most");
    }
}
