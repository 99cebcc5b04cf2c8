//! The roster: all players' games, and whose turn it is.
//!
//! The turn is computed, never stored, so no change of the roster can leave it with the wrong
//! player. Besides the frames it depends on who bowled last, because that player finishes the frame,
//! and on who was called up to bowl out of turn.

mod changes;
mod questions;
mod upcoming;

use super::{BowlingGame, Pins, Player, RuleError, Seat};

/// 1 to 24 seats, and the course of the game.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct BowlingGames {
    seats: Vec<Seat>,
    course: Course,
}

/// Whether balls can still be bowled.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Course {
    /// Players have balls left.
    On(Turn),
    /// Ended before all players had finished.
    Ended,
}

/// What the next turn depends on besides the frames. Players are given by seat index.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
struct Turn {
    /// The player who bowled last, and finishes the frame.
    last: usize,
    /// The player called up to bowl the next frame, out of turn.
    called: Option<usize>,
}

impl BowlingGames {
    /// The most players that one board can show.
    pub const MOST_PLAYERS: usize = 24;

    /// A game for each player, in this order.
    pub fn new(players: impl IntoIterator<Item = Player>) -> Result<Self, RuleError> {
        let mut roster = Self {
            seats: Vec::new(),
            course: Course::On(Turn::default()),
        };
        for player in players {
            roster.join(player)?;
        }
        if roster.seats.is_empty() {
            return Err(RuleError::PlayersOutOfRange { players: 0 });
        }
        Ok(roster)
    }

    /// Adds a player at the end of the order.
    pub fn join(&mut self, player: Player) -> Result<(), RuleError> {
        let players = self.seats.len() + 1;
        if self.seat(player).is_some() {
            return Err(RuleError::NameTaken(player));
        }
        if players > Self::MOST_PLAYERS {
            return Err(RuleError::PlayersOutOfRange { players });
        }
        self.seats.push(Seat::new(player));
        Ok(())
    }

    /// Records a ball for the player who is up. A rejected ball changes nothing.
    pub fn bowl(&mut self, pins: Pins) -> Result<(), RuleError> {
        let turn = self.turn().ok_or(RuleError::GameIsOver)?;
        let next = self.turn_after(turn);
        let seat = self.seats.get_mut(turn).ok_or(RuleError::GameIsOver)?;
        seat.bowl(pins)?;
        self.course = Course::On(next);
        Ok(())
    }

    /// A call-up is used up by the next frame that begins, whoever bowls it.
    fn turn_after(&self, last: usize) -> Turn {
        let goes_on = self.is(last, Seat::is_mid_frame);
        let called = match self.course {
            Course::On(turn) => turn.called,
            Course::Ended => None,
        };
        Turn {
            last,
            called: called.filter(|called| goes_on && *called != last),
        }
    }

    fn is(&self, index: usize, what: impl Fn(&Seat) -> bool) -> bool {
        self.seats.get(index).is_some_and(what)
    }

    /// The player who bowled last finishes the frame. Then it is the player who was called up, or
    /// else the one with the fewest finished frames, first in the order: so a late player catches up,
    /// and a frame reopened by a correction is bowled after the current one.
    fn turn(&self) -> Option<usize> {
        let Course::On(Turn { last, called }) = self.course else {
            return None;
        };
        let goes_on = Some(last).filter(|last| self.is(*last, Seat::is_mid_frame));
        let called = called.filter(|called| self.is(*called, Seat::is_due));
        goes_on.or(called).or_else(|| self.furthest_behind())
    }

    fn furthest_behind(&self) -> Option<usize> {
        let seats = self.seats.iter().enumerate();
        seats
            .filter(|(_, seat)| seat.is_due())
            .min_by_key(|(_, seat)| seat.finished())
            .map(|(index, _)| index)
    }

    /// The game of the player who is up. None if no player who takes turns has a ball left.
    pub fn up(&self) -> Option<&BowlingGame> {
        let seat = self.seats.get(self.turn()?);
        seat.map(Seat::game)
    }

    fn index(&self, player: Player) -> Option<usize> {
        self.seats.iter().position(|seat| seat.player() == player)
    }

    /// A player's seat. None if the player is not on the board.
    pub fn seat(&self, player: Player) -> Option<&Seat> {
        self.seats.iter().find(|seat| seat.player() == player)
    }

    /// All seats, in the order of play.
    pub fn seats(&self) -> &[Seat] {
        &self.seats
    }

    /// All games, in the order of play.
    pub fn iter(&self) -> impl Iterator<Item = &BowlingGame> {
        self.seats.iter().map(Seat::game)
    }
}

#[cfg(test)]
mod tests;
