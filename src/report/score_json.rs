//! One scored line as JSON, for `tenpin score --json`. Keys may be added, never changed.

use serde::Serialize;

use crate::domain::{Frame, Frames, Leave, Mark, Pin, Pins, forecast};

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
pub(super) struct ScoredFrame {
    number: u8,
    balls: Vec<u8>,
    marks: Vec<char>,
    total: Option<u16>,
    /// The pins standing after each ball, null if unknown. Left out if unknown for all balls.
    #[serde(skip_serializing_if = "Option::is_none")]
    standing: Option<Vec<Option<Vec<u8>>>>,
    /// Whether the first ball left a split. Left out if unknown.
    #[serde(skip_serializing_if = "Option::is_none")]
    split: Option<bool>,
}

impl ScoredLine {
    /// `line` is the line number in the input.
    pub fn new(line: usize, frames: &Frames) -> Self {
        Self {
            line,
            frames: scored_frames(frames),
            score: frames.scores().total(),
            now: forecast::now(frames),
            max: forecast::max(frames),
            complete: frames.is_over(),
        }
    }
}

/// Always all ten frames.
pub(super) fn scored_frames(frames: &Frames) -> Vec<ScoredFrame> {
    let scores = frames.scores();
    let frame = |frame: &Frame| ScoredFrame::new(frame, scores.at(frame.number()));
    frames.iter().map(frame).collect()
}

impl ScoredFrame {
    fn new(frame: &Frame, total: Option<u16>) -> Self {
        Self {
            number: frame.number().number(),
            balls: frame.balls().map(Pins::count).collect(),
            marks: frame.marks().map(Mark::symbol).collect(),
            total,
            standing: standing(frame),
            split: split(frame),
        }
    }
}

/// None if unknown for all balls.
fn standing(frame: &Frame) -> Option<Vec<Option<Vec<u8>>>> {
    let pins = |leave: Leave| leave.pins().map(Pin::number).collect();
    let balls: Vec<_> = frame.balls().map(|ball| ball.leave().map(pins)).collect();
    balls.iter().any(Option::is_some).then_some(balls)
}

fn split(frame: &Frame) -> Option<bool> {
    let first = frame.states().first()?.first()?;
    let is_known = first.leave().is_some() || first.circle().is_some();
    is_known.then(|| first.is_split())
}
