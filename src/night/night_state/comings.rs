//! People join and leave, sit out, move in the order, and are renamed.
//!
//! A person's attendance and seat in the latest game agree: one who bowls has a seat that bowls, one
//! who sits out has a seat that sits out. A person without a seat waits for the next game; so does
//! one who left the latest game and joined for the next one.

use super::NightState;
use crate::domain::{BowlingGames, Player, RuleError};
use crate::night::{Attendance, Entrance, NightError, Person, PlayerNumber};

impl NightState {
    /// Before the first game both entrances are the same. Once no player is up, only the next game
    /// can be joined: a late player would reopen a finished game. A player who left an unfinished
    /// game continues the same line.
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
            (Entrance::Now, Some(games)) if can_return(games, name) => {
                games.return_to(name)?;
                self.people.return_to_game(player)
            }
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

    /// A name belongs to one person for the whole night, so joining under the name of a person who
    /// left brings that person back.
    fn check_name(&self, name: Player) -> Result<(), NightError> {
        match self.people.named(name) {
            Some(person) if person.is_here() => Err(RuleError::NameTaken(name).into()),
            _ => Ok(()),
        }
    }

    /// Has this player left the latest game, and can continue the line?
    pub(crate) fn can_return(&self, name: Player) -> bool {
        let is_gone = self
            .people
            .named(name)
            .is_some_and(|person| !person.is_here());
        let latest = self.games.latest.as_ref();
        is_gone && latest.is_some_and(|games| can_return(games, name))
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

    /// A running game follows the order; a finished one stays as bowled, and only the next game
    /// follows the new order.
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

    /// Also works for a person who has left: a misspelled name is wrong in every game.
    pub(super) fn rename(&mut self, player: PlayerNumber, name: Player) -> Result<(), NightError> {
        let before = self.people.person(player)?.name();
        self.people.rename(player, name)?;
        Ok(self.games.rename(before, name)?)
    }

    /// In a running game the last player who bowls can't sit out. Between games everybody can, and
    /// then no game can start.
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

    /// Reopens the latest game if the player owes frames in it.
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

    /// Also between games: an unfinished line then loses its place.
    pub(super) fn leave(&mut self, player: PlayerNumber) -> Result<(), NightError> {
        let person = self.people.here(player)?;
        if let Some(games) = self.games.latest_seating_mut(person.name()) {
            games.leave(person.name())?;
        }
        self.people.turn_to(player, Attendance::Left);
        Ok(())
    }
}

/// Is the game not over, with a line of this player in it?
fn can_return(games: &BowlingGames, name: Player) -> bool {
    games.seat(name).is_some() && !games.is_over()
}
