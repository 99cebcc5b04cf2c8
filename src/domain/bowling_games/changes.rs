//! Changes of a roster besides balls: players come and go, and corrections.
//!
//! Every method here fails before it changes anything.

use super::{BowlingGames, Course, Turn};
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

    /// The player takes turns again with the line that was left.
    pub fn return_to(&mut self, player: Player) -> Result<(), RuleError> {
        self.seat_mut(player)?.take_again();
        Ok(())
    }

    /// The player bowls the next frame, out of turn. Then the usual order applies, so a skipped
    /// player follows at once.
    pub fn call_up(&mut self, player: Player) -> Result<(), RuleError> {
        let called = self.index(player).ok_or(RuleError::NotOnBoard(player))?;
        self.check_call(player)?;
        if let Course::On(turn) = &mut self.course {
            turn.called = Some(called);
        }
        Ok(())
    }

    fn check_call(&self, player: Player) -> Result<(), RuleError> {
        let up = self.up().ok_or(RuleError::GameIsOver)?;
        match self.seat(player).ok_or(RuleError::NotOnBoard(player))? {
            _ if up.player() == player => Err(RuleError::IsUp(player)),
            _ if up.is_mid_frame() => Err(RuleError::MidFrame(up.player())),
            seat if seat.presence() == Presence::Left => Err(RuleError::HasLeft(player)),
            seat if !seat.bowls() => Err(RuleError::SitsOut(player)),
            seat if !seat.is_due() => Err(RuleError::HasFinished(player)),
            _ => Ok(()),
        }
    }

    /// The players whom [`BowlingGames::call_up`] accepts, and the current player, in the order of
    /// play. Only the current player in mid-frame; empty once the game is over.
    pub fn callable(&self) -> Vec<Player> {
        let players = self.seats.iter().map(Seat::player);
        let up = self.up().map(crate::domain::BowlingGame::player);
        let is_callable = |player: &Player| Some(*player) == up || self.check_call(*player).is_ok();
        players.filter(is_callable).collect()
    }

    /// Ends the game: no more balls, and lines rank by their score so far.
    pub fn end(&mut self) -> Result<(), RuleError> {
        self.up().ok_or(RuleError::GameIsOver)?;
        if !self.is_begun() {
            return Err(RuleError::NothingBowled);
        }
        self.course = Course::Ended;
        Ok(())
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
        let before: Vec<_> = self.seats.iter().map(Seat::player).collect();
        let seat = self.seats.remove(from);
        self.seats.insert(place - 1, seat);
        let moved = |index: usize| before.get(index).and_then(|player| self.index(*player));
        self.course = renumbered(self.course, |index| moved(index).unwrap_or(0));
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

/// The same course after the seats were reordered.
fn renumbered(course: Course, index: impl Fn(usize) -> usize) -> Course {
    match course {
        Course::On(Turn { last, called }) => Course::On(Turn {
            last: index(last),
            called: called.map(index),
        }),
        Course::Ended => Course::Ended,
    }
}
