//! The meaning of a screen region, for clicks and animations.

use super::Action;
use crate::domain::{FrameNumber, Player};

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Target {
    /// A player's row on the score sheet, from the name to the last column.
    Line(Player),
    /// The name in that row.
    Name(Player),
    /// One frame of that row.
    Frame(Player, FrameNumber),
    /// A row of a list, from 0.
    Row(usize),
    /// A key hint, by the action of the key.
    Key(Action),
    /// The standing pins of the current player.
    Pins,
    /// One pin of the rack on which pins are typed, 1 to 10.
    Pin(u8),
    /// The call line, or the area of the call in the big view.
    Call,
    /// The podium block of a place, from 1.
    Podium(usize),
    /// The large word or score at the top of the results.
    Banner,
}
