//! The roster: all players' games, and whose turn it is.
//!
//! The turn is computed, never stored, so no change of the roster can leave it with the wrong
//! player. It only depends on who bowled last, because that player finishes the frame.

mod changes;
mod upcoming;

use super::{BowlingGame, Pins, Player, Presence, RuleError, Seat};

/// 1 to 24 seats, and the index of the player who bowled last.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct BowlingGames {
    seats: Vec<Seat>,
    last: usize,
}

impl BowlingGames {
    /// The most players that one board can show.
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
        let seat = self.seats.get_mut(turn).ok_or(RuleError::GameIsOver)?;
        seat.bowl(pins)?;
        self.last = turn;
        Ok(())
    }

    /// The player who bowled last goes on until the frame is over. Then it is the player with the
    /// fewest finished frames, the first one in the order: so a late player catches up, and a
    /// frame that a correction reopened is bowled after the current one.
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

    /// The game of the player who is up. None if no player who takes turns has a ball left.
    pub fn up(&self) -> Option<&BowlingGame> {
        let seat = self.seats.get(self.turn()?);
        seat.map(Seat::game)
    }

    /// Is no player up, with at least one finished line? Without one the game is not over but
    /// abandoned.
    pub fn is_over(&self) -> bool {
        !self.seats.iter().any(Seat::is_due) && self.iter().any(BowlingGame::is_over)
    }

    /// Is no player up, without a finished line?
    pub fn is_abandoned(&self) -> bool {
        self.up().is_none() && !self.is_over()
    }

    /// Whether a player takes turns. None if the player is not on the board.
    pub fn presence(&self, player: Player) -> Option<Presence> {
        self.seat(player).map(Seat::presence)
    }

    /// A player's place in the order, from 1. None if the player is not on the board.
    pub fn position(&self, player: Player) -> Option<usize> {
        self.index(player).map(|index| index + 1)
    }

    fn index(&self, player: Player) -> Option<usize> {
        self.seats.iter().position(|seat| seat.player() == player)
    }

    /// The seat of a player. None if the player is not on the board.
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
