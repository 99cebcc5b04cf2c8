//! One scored line as JSON, for `tenpin score --json`. Keys may be added, never changed.

use serde::Serialize;

use crate::domain::{Frame, Frames, Mark, Pins, forecast};

/// A scored line.
#[derive(Clone, Debug, Serialize)]
#[expect(clippy::struct_excessive_bools, reason = "the shape of the JSON")]
pub struct ScoredLine {
    line: usize,
    frames: Vec<ScoredFrame>,
    score: u16,
    now: u16,
    max: u16,
    complete: bool,
}

#[derive(Clone, Debug, Serialize)]
struct ScoredFrame {
    number: u8,
    balls: Vec<u8>,
    marks: Vec<char>,
    total: Option<u16>,
}

impl ScoredLine {
    /// The game that was read from the line of this number.
    #[must_use]
    pub fn new(line: usize, frames: &Frames) -> Self {
        let scores = frames.scores();
        let totals = scores.totals().iter().copied().map(Some);
        let totals = totals.chain(std::iter::repeat(None));
        Self {
            line,
            frames: frames
                .iter()
                .zip(totals)
                .map(|(frame, total)| ScoredFrame::new(frame, total))
                .collect(),
            score: scores.total(),
            now: forecast::now(frames),
            max: forecast::max(frames),
            complete: frames.is_over(),
        }
    }
}

impl ScoredFrame {
    fn new(frame: &Frame, total: Option<u16>) -> Self {
        Self {
            number: frame.number().number(),
            balls: frame.balls().map(Pins::count).collect(),
            marks: frame.marks().map(Mark::symbol).collect(),
            total,
        }
    }
}
