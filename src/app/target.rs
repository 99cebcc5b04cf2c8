//! What a place on the screen stands for: animations are put there, and clicks are about it.

use super::Action;
use crate::domain::{FrameNumber, Player};

/// What is painted in a region of the screen.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Target {
    /// A player's line on the score sheet, from the name to the last column.
    Line(Player),
    /// The name at its beginning.
    Name(Player),
    /// One frame of it.
    Frame(Player, FrameNumber),
    /// A row of a list, from 0.
    Row(usize),
    /// A key and its words, by what the key does.
    Key(Action),
}
