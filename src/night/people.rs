//! All people who have joined, and the order in which they bowl.
//!
//! A person who leaves stays in the list: the number and the name are theirs for the whole night.
//! The place in the order is too until they rejoin, because the line is still on the board; the
//! places of the other players skip it.

use super::{Attendance, NightError, Person, PlayerNumber};
use crate::domain::{BowlingGames, Player, RuleError};

/// People by number, and the numbers in the order of play.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub(super) struct People {
    people: Vec<Person>,
    order: Vec<PlayerNumber>,
}

impl People {
    /// All people, by number.
    pub(super) fn iter(&self) -> std::slice::Iter<'_, Person> {
        self.people.iter()
    }

    /// People who have not left, in the order of play.
    pub(super) fn lineup(&self) -> impl Iterator<Item = &Person> {
        self.order().filter(|person| person.is_here())
    }

    /// All people, in the order of play.
    pub(super) fn order(&self) -> impl Iterator<Item = &Person> {
        self.order.iter().filter_map(|number| self.find(*number))
    }

    pub(super) fn named(&self, name: Player) -> Option<&Person> {
        self.people.iter().find(|person| person.name == name)
    }

    pub(super) fn find(&self, number: PlayerNumber) -> Option<&Person> {
        self.people.iter().find(|person| person.number == number)
    }

    pub(super) fn person(&self, player: PlayerNumber) -> Result<&Person, NightError> {
        self.find(player).ok_or(NightError::NoSuchPlayer { player })
    }

    /// The person with this number. Fails if that person has left.
    pub(super) fn here(&self, player: PlayerNumber) -> Result<Person, NightError> {
        match self.person(player)? {
            person if person.is_here() => Ok(*person),
            person => Err(RuleError::HasLeft(person.name).into()),
        }
    }

    /// The number for a joining name: its old one, or the first free one. Numbers from undone events
    /// are free again.
    pub(super) fn number_for(&self, name: Player) -> PlayerNumber {
        let next = |last: &Person| last.number.next();
        match self.named(name) {
            Some(person) => person.number,
            None => self.people.last().map_or(PlayerNumber::FIRST, next),
        }
    }

    /// Adds a new or returning player at the end of the order.
    pub(super) fn join(
        &mut self,
        number: PlayerNumber,
        name: Player,
        attendance: Attendance,
    ) -> Result<(), NightError> {
        self.check_room()?;
        self.order.retain(|other| *other != number);
        self.order.push(number);
        match self.find_mut(number) {
            Some(person) => person.attendance = attendance,
            None => self.people.push(Person::new(number, name, attendance)),
        }
        Ok(())
    }

    /// A player who left the running game returns to it, at the old place.
    pub(super) fn return_to_game(&mut self, player: PlayerNumber) -> Result<(), NightError> {
        self.check_room()?;
        self.turn_to(player, Attendance::Bowls);
        Ok(())
    }

    /// Fails if no more players fit.
    fn check_room(&self) -> Result<(), NightError> {
        match self.lineup().count() + 1 {
            players if players > BowlingGames::MOST_PLAYERS => {
                Err(RuleError::PlayersOutOfRange { players }.into())
            }
            _ => Ok(()),
        }
    }

    /// Moves a person to a place among those who are here, from 1. Lines of people who left are
    /// skipped.
    pub(super) fn move_to(&mut self, player: PlayerNumber, place: usize) -> Result<(), NightError> {
        let players = self.lineup().count();
        if !(1..=players).contains(&place) {
            return Err(RuleError::PlaceOutOfRange { place, players }.into());
        }
        let mut others = self.lineup().filter(|person| person.number != player);
        let follower = others.nth(place - 1).map(|person| person.number);
        drop(others);
        self.order.retain(|number| *number != player);
        let follows = |number: &PlayerNumber| Some(*number) == follower;
        let index = self.order.iter().position(follows);
        self.order.insert(index.unwrap_or(self.order.len()), player);
        Ok(())
    }

    /// Renames a person. Fails if the name is taken, even by a person who has left.
    pub(super) fn rename(&mut self, player: PlayerNumber, name: Player) -> Result<(), NightError> {
        if self.named(name).is_some() {
            return Err(RuleError::NameTaken(name).into());
        }
        match self.find_mut(player) {
            Some(person) => person.name = name,
            None => return Err(NightError::NoSuchPlayer { player }),
        }
        Ok(())
    }

    pub(super) fn turn_to(&mut self, player: PlayerNumber, attendance: Attendance) {
        if let Some(person) = self.find_mut(player) {
            person.attendance = attendance;
        }
    }

    /// Counts one more line for this person.
    pub(super) fn take_seat(&mut self, player: PlayerNumber) {
        self.find_mut(player)
            .into_iter()
            .for_each(Person::take_seat);
    }

    /// Counts one more line for each person who is here, as a game starts.
    pub(super) fn take_seats(&mut self) {
        let here = self.people.iter_mut().filter(|person| person.is_here());
        here.for_each(Person::take_seat);
    }

    fn find_mut(&mut self, number: PlayerNumber) -> Option<&mut Person> {
        let mut people = self.people.iter_mut();
        people.find(|person| person.number == number)
    }
}
