//! A person at a bowling night.

use super::PlayerNumber;
use crate::domain::Player;

/// Whether a person takes turns, over the whole night.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Attendance {
    /// Bowls in the latest game, or in the first one once it starts.
    Bowls,
    /// Waits for the next game, without a seat in the latest one.
    Waits,
    /// Is here, but takes no turns.
    SitsOut,
    /// Has left. The name still belongs to this person.
    Left,
}

/// A person who has joined, even if they have left since.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Person {
    pub(super) number: PlayerNumber,
    pub(super) name: Player,
    pub(super) attendance: Attendance,
    lines: u32,
}

impl Person {
    pub(super) const fn new(number: PlayerNumber, name: Player, attendance: Attendance) -> Self {
        Self {
            number,
            name,
            attendance,
            lines: 0,
        }
    }

    /// Takes part in a game: a waiting person no longer waits.
    pub(super) const fn take_seat(&mut self) {
        self.lines += 1;
        if matches!(self.attendance, Attendance::Waits) {
            self.attendance = Attendance::Bowls;
        }
    }

    /// The number, in order of joining.
    pub const fn number(&self) -> PlayerNumber {
        self.number
    }

    /// The current name.
    pub const fn name(&self) -> Player {
        self.name
    }

    /// Whether this person takes turns.
    pub const fn attendance(&self) -> Attendance {
        self.attendance
    }

    /// The number of games in which this person has a line, finished or not.
    pub const fn lines(&self) -> u32 {
        self.lines
    }

    /// Does this person have a line in any game?
    pub const fn has_line(&self) -> bool {
        self.lines > 0
    }

    /// Is this person still here?
    pub const fn is_here(&self) -> bool {
        !matches!(self.attendance, Attendance::Left)
    }

    /// Would this person bowl if a game started now?
    pub const fn wants_to_bowl(&self) -> bool {
        matches!(self.attendance, Attendance::Bowls | Attendance::Waits)
    }
}
