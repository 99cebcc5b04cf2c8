//! People come and go, change places and names.
//!
//! A person and the seat of that person in the latest game say the same: who bowls has a seat that
//! bowls, who sits out has one that sits out. Somebody without a seat there waits for the next
//! game; so does somebody who left it and has joined again, whose seat stays empty.

use super::NightState;
use crate::domain::{Player, RuleError};
use crate::night::{Attendance, Entrance, NightError, Person, PlayerNumber};

impl NightState {
    /// Before the first game both ways of joining are the same. Once nobody is up any more it is
    /// the next game or nothing: a late player would open a game that has ended.
    pub(super) fn join(
        &mut self,
        player: PlayerNumber,
        name: Player,
        from: Entrance,
    ) -> Result<(), NightError> {
        self.check_name(name)?;
        self.check_number(player, name)?;
        match (from, self.games.latest.as_mut()) {
            (_, None) => self.people.join(player, name, Attendance::Bowls),
            (Entrance::NextGame, Some(_)) => self.people.join(player, name, Attendance::Waits),
            (Entrance::Now, Some(games)) if games.up().is_some() => {
                games.join(name)?;
                self.people.join(player, name, Attendance::Bowls)?;
                self.people.take_seat(player);
                Ok(())
            }
            (Entrance::Now, Some(_)) => Err(NightError::JoinsNextGame(name)),
        }
    }

    /// A name belongs to a person for the whole night: the name of somebody who left is that
    /// person again. Only a line in the running game stands in the way, because nobody has two.
    fn check_name(&self, name: Player) -> Result<(), NightError> {
        let running = self
            .games
            .latest
            .as_ref()
            .filter(|games| games.up().is_some());
        let line = running.and_then(|games| games.seat(name));
        match (self.people.named(name), line) {
            (Some(person), _) if person.is_here() => Err(RuleError::NameTaken(name).into()),
            (Some(_), Some(_)) => Err(NightError::LeftThisGame(name)),
            _ => Ok(()),
        }
    }

    fn check_number(&self, player: PlayerNumber, name: Player) -> Result<(), NightError> {
        match self.people.number_for(name) {
            expected if expected == player => Ok(()),
            expected => Err(NightError::WrongPlayerNumber {
                name,
                player,
                expected,
            }),
        }
    }

    /// While a game is on its board follows the order; afterwards the board stays as it was bowled
    /// and only the next game follows.
    pub(super) fn move_to(&mut self, player: PlayerNumber, place: usize) -> Result<(), NightError> {
        self.people.here(player)?;
        self.people.move_to(player, place)?;
        let Some(games) = self
            .games
            .latest
            .as_mut()
            .filter(|games| games.up().is_some())
        else {
            return Ok(());
        };
        let order = self.people.order().map(Person::name);
        let seated: Vec<_> = order.filter(|name| games.seat(*name).is_some()).collect();
        for (place, name) in (1..).zip(seated) {
            games.move_to(name, place)?;
        }
        Ok(())
    }

    /// Also for somebody who has left: a name that was written wrongly is wrong in every game.
    pub(super) fn rename(&mut self, player: PlayerNumber, name: Player) -> Result<(), NightError> {
        let before = self.people.person(player)?.name();
        self.people.rename(player, name)?;
        Ok(self.games.rename(before, name)?)
    }

    /// In a running game the last one who bowls can't; between games everybody can, and then no
    /// game begins.
    pub(super) fn sit_out(&mut self, player: PlayerNumber) -> Result<(), NightError> {
        let person = self.people.here(player)?;
        if !person.wants_to_bowl() {
            return Err(NightError::SitsOutAlready(person.name()));
        }
        if let Some(games) = self.games.latest_seating_mut(person.name()) {
            games.sit_out(person.name())?;
        }
        self.people.turn_to(player, Attendance::SitsOut);
        Ok(())
    }

    /// Opens the latest game again if there is something owed in it.
    pub(super) fn come_back(&mut self, player: PlayerNumber) -> Result<(), NightError> {
        let person = self.people.here(player)?;
        if person.wants_to_bowl() {
            return Err(NightError::DoesNotSitOut(person.name()));
        }
        let waits = self.games.latest.as_ref().is_some();
        let attendance = match self.games.latest_seating_mut(person.name()) {
            Some(games) => {
                games.come_back(person.name())?;
                Attendance::Bowls
            }
            None if waits => Attendance::Waits,
            None => Attendance::Bowls,
        };
        self.people.turn_to(player, attendance);
        Ok(())
    }

    /// Also between games: a line that was not finished then loses its place.
    pub(super) fn leave(&mut self, player: PlayerNumber) -> Result<(), NightError> {
        let person = self.people.here(player)?;
        if let Some(games) = self.games.latest_seating_mut(person.name()) {
            games.leave(person.name())?;
        }
        self.people.turn_to(player, Attendance::Left);
        Ok(())
    }
}
