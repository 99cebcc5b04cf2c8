//! Writes a game in notation.

use crate::domain::{Frame, Frames, Mark};

/// Writes a game so that [`read`](super::read) returns the same one: the marks of each frame together, or
/// separated if all of them are digits, which together would read as a larger number.
pub fn write(frames: &Frames) -> String {
    let between = between_balls(frames);
    let begun = frames.iter().filter(|frame| frame.is_begun());
    let words: Vec<_> = begun
        .map(|frame| frame.to_string().replace('|', between))
        .collect();
    words.join(" ")
}

fn between_balls(frames: &Frames) -> &'static str {
    let is_count = |mark| matches!(mark, Mark::Count(_));
    if frames.iter().flat_map(Frame::marks).all(is_count) {
        return " ";
    }
    ""
}
