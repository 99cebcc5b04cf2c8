//! What each of the ten frames was worth.

use super::Average;
use crate::domain::{FrameNumber, Frames};

const FRAMES: usize = 10;

/// The points of each frame, added up over games.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct ByFrame([Average; FRAMES]);

impl ByFrame {
    /// One more game.
    pub(super) fn add(&mut self, frames: &Frames) {
        let mut before = 0;
        for (average, total) in self.0.iter_mut().zip(frames.scores().totals()) {
            average.add(u64::from(total - before));
            before = *total;
        }
    }

    /// All ten, in order.
    pub fn iter(&self) -> impl Iterator<Item = (FrameNumber, Average)> {
        FrameNumber::all().zip(self.0)
    }
}
