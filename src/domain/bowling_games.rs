//! The roster: everybody's game, and whose turn it is.
//!
//! The turn is worked out and never kept, so nothing that happens to the roster can leave it with
//! the wrong player. It only needs to know who bowled last, because that player finishes the frame.

mod changes;
mod upcoming;

use super::{BowlingGame, Pins, Player, Presence, RuleError, Seat};

/// One to twenty-four seats and the index of the player who bowled last.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct BowlingGames {
    seats: Vec<Seat>,
    last: usize,
}

impl BowlingGames {
    /// As many as one board can carry.
    pub const MOST_PLAYERS: usize = 24;

    /// A game for each player, in this order.
    pub fn new(players: impl IntoIterator<Item = Player>) -> Result<Self, RuleError> {
        let mut roster = Self {
            seats: Vec::new(),
            last: 0,
        };
        for player in players {
            roster.join(player)?;
        }
        if roster.seats.is_empty() {
            return Err(RuleError::PlayersOutOfRange { players: 0 });
        }
        Ok(roster)
    }

    /// One more player, at the end of the order.
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

    /// One more ball for the player who is up. A refusal changes nothing.
    pub fn bowl(&mut self, pins: Pins) -> Result<(), RuleError> {
        let turn = self.turn().ok_or(RuleError::GameIsOver)?;
        let seat = self.seats.get_mut(turn).ok_or(RuleError::GameIsOver)?;
        seat.bowl(pins)?;
        self.last = turn;
        Ok(())
    }

    /// The player who bowled last goes on while the frame lasts. Otherwise it is the one with the
    /// fewest finished frames, the first of them in the order: so a late player catches up, and a frame that
    /// a correction opened again is bowled after the one being bowled.
    fn turn(&self) -> Option<usize> {
        if self.seats.get(self.last).is_some_and(Seat::is_mid_frame) {
            return Some(self.last);
        }
        let seats = self.seats.iter().enumerate();
        seats
            .filter(|(_, seat)| seat.is_due())
            .min_by_key(|(_, seat)| seat.finished())
            .map(|(index, _)| index)
    }

    /// The game of the player who is up; None when nobody has a ball to come.
    pub fn up(&self) -> Option<&BowlingGame> {
        let seat = self.seats.get(self.turn()?);
        seat.map(Seat::game)
    }

    /// Has everybody who bowls finished, and somebody at all? A game that nobody goes on with and
    /// nobody has finished is not over but abandoned.
    pub fn is_over(&self) -> bool {
        !self.seats.iter().any(Seat::is_due) && self.iter().any(BowlingGame::is_over)
    }

    /// Has everybody gone before anybody finished?
    pub fn is_abandoned(&self) -> bool {
        self.up().is_none() && !self.is_over()
    }

    /// Whether a player takes turns; None if the player is not on the board.
    pub fn presence(&self, player: Player) -> Option<Presence> {
        self.seat(player).map(Seat::presence)
    }

    /// The place of a player in the order, from 1.
    pub fn position(&self, player: Player) -> Option<usize> {
        self.index(player).map(|index| index + 1)
    }

    fn index(&self, player: Player) -> Option<usize> {
        self.seats.iter().position(|seat| seat.player() == player)
    }

    /// The seat of a player.
    pub fn seat(&self, player: Player) -> Option<&Seat> {
        self.seats.iter().find(|seat| seat.player() == player)
    }

    /// Everybody's seat, in order.
    pub fn seats(&self) -> &[Seat] {
        &self.seats
    }

    /// Everybody's game, in order.
    pub fn iter(&self) -> impl Iterator<Item = &BowlingGame> {
        self.seats.iter().map(Seat::game)
    }
}

#[cfg(test)]
mod tests;
