//! Writes a game in notation.

use crate::domain::{Circle, Frame, FrameState, Frames, Mark, Pins};

/// Writes a game so that [`read`](super::read) returns the same one: the balls of each frame
/// together, or separated if all of them are digits, which together would read as a larger number.
pub fn write(frames: &Frames) -> String {
    write_balls(frames, with_pins)
}

/// `8{6-10}`, or `(8)` for a split whose pins are unknown.
fn with_pins(ball: Pins, mark: Mark) -> String {
    match (ball.leave(), ball.circle()) {
        (Some(leave), _) => format!("{mark}{{{leave}}}"),
        (None, Some(Circle::Split)) => format!("({mark})"),
        (None, _) => mark.to_string(),
    }
}

/// The same without pins and splits.
pub fn write_counts(frames: &Frames) -> String {
    write_balls(frames, |_, mark| mark.to_string())
}

fn write_balls(frames: &Frames, written: impl Fn(Pins, Mark) -> String) -> String {
    let between = between_balls(frames);
    let word = |frame: &Frame| {
        let racks = frame.states().iter();
        let balls = racks.flat_map(|rack| FrameState::balls(*rack).zip(rack.marks()));
        let balls: Vec<_> = balls.map(|(ball, mark)| written(ball, mark)).collect();
        balls.join(between)
    };
    let begun = frames.iter().filter(|frame| frame.is_begun());
    let words: Vec<_> = begun.map(word).collect();
    words.join(" ")
}

fn between_balls(frames: &Frames) -> &'static str {
    let is_count = |mark| matches!(mark, Mark::Count(_));
    if frames.iter().flat_map(Frame::marks).all(is_count) {
        return " ";
    }
    ""
}
