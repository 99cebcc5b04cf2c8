//! Somebody at a bowling night.

use super::PlayerNumber;
use crate::domain::Player;

/// Whether a player takes turns, as seen over the whole night.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Attendance {
    /// In the latest game; before the first game, in that one.
    Bowls,
    /// For the next game: the latest one goes on or ended without this person.
    Waits,
    /// Is here and takes no turns.
    SitsOut,
    /// Has gone home. The name still belongs to this person.
    Left,
}

/// Somebody who has joined, also when gone again.
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

    /// Is part of a game from now on: who waited no longer waits.
    pub(super) const fn take_seat(&mut self) {
        self.lines += 1;
        if matches!(self.attendance, Attendance::Waits) {
            self.attendance = Attendance::Bowls;
        }
    }

    /// The number of joining.
    pub const fn number(&self) -> PlayerNumber {
        self.number
    }

    /// The present name.
    pub const fn name(&self) -> Player {
        self.name
    }

    /// Whether this person takes turns.
    pub const fn attendance(&self) -> Attendance {
        self.attendance
    }

    /// In how many games this person has a line, finished or not.
    pub const fn lines(&self) -> u32 {
        self.lines
    }

    /// Is there any line of this person?
    pub const fn has_line(&self) -> bool {
        self.lines > 0
    }

    /// Is this person still here?
    pub const fn is_here(&self) -> bool {
        !matches!(self.attendance, Attendance::Left)
    }

    /// Would this person bowl if a game began now?
    pub const fn wants_to_bowl(&self) -> bool {
        matches!(self.attendance, Attendance::Bowls | Attendance::Waits)
    }
}
