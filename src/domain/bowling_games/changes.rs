//! Changes of a roster besides balls: players come and go, and corrections.
//!
//! Every method here fails before it changes anything.

use super::BowlingGames;
use crate::domain::{FrameNumber, Pins, Player, Presence, RuleError, Seat};

impl BowlingGames {
    /// The player takes no turns until coming back.
    pub fn sit_out(&mut self, player: Player) -> Result<(), RuleError> {
        let mut others = self.seats.iter().filter(|seat| seat.player() != player);
        if self.up().is_some() && !others.any(Seat::bowls) {
            return Err(RuleError::LastWhoBowls(player));
        }
        self.seat_mut(player)?.turn_to(Presence::SitsOut)
    }

    /// The player takes turns again, beginning with the missed ones.
    pub fn come_back(&mut self, player: Player) -> Result<(), RuleError> {
        self.seat_mut(player)?.turn_to(Presence::Bowls)
    }

    /// The player takes no more turns. The line stays as it is, even in the middle of a frame.
    pub fn leave(&mut self, player: Player) -> Result<(), RuleError> {
        self.seat_mut(player)?.turn_to(Presence::Left)
    }

    /// Renames a player. Fails if the name is on the board already.
    pub fn rename(&mut self, player: Player, name: Player) -> Result<(), RuleError> {
        if self.seat(name).is_some() {
            return Err(RuleError::NameTaken(name));
        }
        self.seat_mut(player)?.rename(name);
        Ok(())
    }

    /// Moves a player to a place in the order, from 1. A frame that has begun is finished first; a
    /// turn without a ball has not begun yet.
    pub fn move_to(&mut self, player: Player, place: usize) -> Result<(), RuleError> {
        let players = self.seats.len();
        if !(1..=players).contains(&place) {
            return Err(RuleError::PlaceOutOfRange { place, players });
        }
        let from = self.index(player).ok_or(RuleError::NotOnBoard(player))?;
        let bowled_last = self.seats.get(self.last).map(Seat::player);
        let seat = self.seats.remove(from);
        self.seats.insert(place - 1, seat);
        self.last = bowled_last.and_then(|last| self.index(last)).unwrap_or(0);
        Ok(())
    }

    /// Replaces the balls of one frame, as [`crate::domain::Frames::with_frame`] does.
    pub fn correct(
        &mut self,
        player: Player,
        frame: FrameNumber,
        balls: &[Pins],
    ) -> Result<(), RuleError> {
        self.seat_mut(player)?.correct(frame, balls)
    }

    fn seat_mut(&mut self, player: Player) -> Result<&mut Seat, RuleError> {
        let mut seats = self.seats.iter_mut();
        let seat = seats.find(|seat| seat.player() == player);
        seat.ok_or(RuleError::NotOnBoard(player))
    }
}
