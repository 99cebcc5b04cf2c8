//! What a game is worth now, and the most it can still become.

use super::{Frames, Score};

/// Every pin and every bonus known so far, settled or not.
pub fn now(frames: &Frames) -> u16 {
    frames
        .scores_so_far()
        .map(Score::points)
        .map(u16::from)
        .sum()
}

/// The highest score still possible.
///
/// No ball is better for taking fewer pins: all that stands is the most this ball can add to its own
/// frame and to the earlier ones that wait for it, and a strike or a spare opens the way to more.
/// So the best game from here on takes everything, every time.
pub fn max(frames: &Frames) -> u16 {
    let mut best = *frames;
    while let Some(standing) = best.standing()
        && best.bowl(standing).is_ok()
    {}
    now(&best)
}
