//! What a region of the screen stands for: animations and clicks find their place by it.

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
    /// Where the standing pins of the player who is up are.
    Pins,
    /// One pin of the deck on which pins are typed, 1 to 10.
    Pin(u8),
    /// The call line, or the zone of the call in the big view.
    Call,
    /// The block of a place on the podium, from 1.
    Podium(usize),
    /// The large word or score at the head of the results.
    Banner,
}
