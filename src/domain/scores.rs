//! The running totals of a game.

use super::{FrameNumber, Score};

const FRAMES: usize = 10;

/// The running totals, one per settled frame.
///
/// Frames settle in order, so the totals have no gaps.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Scores {
    totals: [u16; FRAMES],
    settled: usize,
}

impl Scores {
    /// The total after each settled frame.
    pub fn totals(&self) -> &[u16] {
        self.totals.get(..self.settled).unwrap_or(&self.totals)
    }

    /// The total after this frame. None until it is settled.
    pub fn at(&self, frame: FrameNumber) -> Option<u16> {
        let frames = FrameNumber::all().zip(self.totals());
        let mut found = frames.filter(|(number, _)| *number == frame);
        found.next().map(|(_, total)| *total)
    }

    /// The last settled total. 0 if no frame is settled.
    pub fn total(&self) -> u16 {
        self.totals().last().copied().unwrap_or_default()
    }
}

impl FromIterator<Score> for Scores {
    fn from_iter<Settled: IntoIterator<Item = Score>>(settled: Settled) -> Self {
        let mut scores = Self::default();
        let mut total = 0;
        for (slot, score) in scores.totals.iter_mut().zip(settled) {
            total += u16::from(score.points());
            *slot = total;
            scores.settled += 1;
        }
        scores
    }
}
