//! The current score of a game, and the highest still possible.

use super::{Frames, Score};

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
