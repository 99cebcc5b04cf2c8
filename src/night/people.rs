//! Everybody who has joined, and the order in which they bowl.
//!
//! Somebody who leaves is kept: the number and the name stay that person's for the whole night. So
//! does the place in the order until that person joins again, because the line is still on the
//! board; everybody else counts places without it.

use super::{Attendance, NightError, Person, PlayerNumber};
use crate::domain::{BowlingGames, Player, RuleError};

/// People by their numbers, and the numbers in the order of play.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub(super) struct People {
    people: Vec<Person>,
    order: Vec<PlayerNumber>,
}

impl People {
    /// Everybody, by number.
    pub(super) fn iter(&self) -> std::slice::Iter<'_, Person> {
        self.people.iter()
    }

    /// Those who are here, in the order of play.
    pub(super) fn lineup(&self) -> impl Iterator<Item = &Person> {
        self.order().filter(|person| person.is_here())
    }

    /// The same with those who have left.
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

    /// The person, who must not have left.
    pub(super) fn here(&self, player: PlayerNumber) -> Result<Person, NightError> {
        match self.person(player)? {
            person if person.is_here() => Ok(*person),
            person => Err(RuleError::HasLeft(person.name).into()),
        }
    }

    /// The number under which that name joins: its own, or the first one not given yet. Numbers
    /// that were given in events now undone were never given.
    pub(super) fn number_for(&self, name: Player) -> PlayerNumber {
        let next = |last: &Person| last.number.next();
        match self.named(name) {
            Some(person) => person.number,
            None => self.people.last().map_or(PlayerNumber::FIRST, next),
        }
    }

    /// A new player, or one who comes again, at the end of the order.
    pub(super) fn join(
        &mut self,
        number: PlayerNumber,
        name: Player,
        attendance: Attendance,
    ) -> Result<(), NightError> {
        let players = self.lineup().count() + 1;
        if players > BowlingGames::MOST_PLAYERS {
            return Err(RuleError::PlayersOutOfRange { players }.into());
        }
        self.order.retain(|other| *other != number);
        self.order.push(number);
        match self.find_mut(number) {
            Some(person) => person.attendance = attendance,
            None => self.people.push(Person::new(number, name, attendance)),
        }
        Ok(())
    }

    /// Another place among those who are here, from 1. Lines of those who left stay in between.
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

    /// Another name, which nobody else has had tonight.
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

    /// One more line for this person.
    pub(super) fn take_seat(&mut self, player: PlayerNumber) {
        self.find_mut(player)
            .into_iter()
            .for_each(Person::take_seat);
    }

    /// A game begins: everybody who is here has a line in it.
    pub(super) fn take_seats(&mut self) {
        let here = self.people.iter_mut().filter(|person| person.is_here());
        here.for_each(Person::take_seat);
    }

    fn find_mut(&mut self, number: PlayerNumber) -> Option<&mut Person> {
        let mut people = self.people.iter_mut();
        people.find(|person| person.number == number)
    }
}
