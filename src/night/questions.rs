//! What a night can be asked.

use super::{Correction, Event, GameNumber, Journal, Night, NightError, Person, PlayerNumber};
use super::{Preview, Series};
use crate::domain::{BowlingGames, Player, Presence, Seat};

impl Night {
    /// Everything that happened.
    #[must_use]
    pub const fn journal(&self) -> &Journal {
        &self.journal
    }

    /// What an undo would take back.
    #[must_use]
    pub fn last_event(&self) -> Option<&Event> {
        self.journal.event(self.journal.last()?)
    }

    /// What a redo would bring again.
    #[must_use]
    pub fn next_redo(&self) -> Option<&Event> {
        self.journal.event(self.journal.last_undone()?)
    }

    /// Everybody who has joined, also those who have left, in the order of joining.
    pub fn people(&self) -> impl Iterator<Item = &Person> {
        self.fold.lane().people().iter()
    }

    /// The person of that number.
    #[must_use]
    pub fn person(&self, player: PlayerNumber) -> Option<&Person> {
        self.fold.lane().people().find(player)
    }

    /// The person of that name. Names of those who have left are still theirs.
    #[must_use]
    pub fn named(&self, name: Player) -> Option<&Person> {
        self.fold.lane().people().named(name)
    }

    /// Those who have not left, in the order of play. The places of [`Event::Moved`] are places in
    /// this list, and the next game begins with it.
    pub fn lineup(&self) -> impl Iterator<Item = &Person> {
        self.fold.lane().people().lineup()
    }

    /// All games of the night, oldest first, the latest one included.
    pub fn games(&self) -> impl Iterator<Item = &BowlingGames> {
        self.fold.lane().games().iter()
    }

    /// The latest game, running or over.
    #[must_use]
    pub const fn game(&self) -> Option<&BowlingGames> {
        self.fold.lane().games().latest()
    }

    /// The game of that number.
    #[must_use]
    pub fn game_of(&self, number: GameNumber) -> Option<&BowlingGames> {
        self.fold.lane().games().game(number)
    }

    /// The number of the latest game.
    #[must_use]
    pub fn game_number(&self) -> Option<GameNumber> {
        self.fold.lane().games().number()
    }

    /// Whose turn it is.
    #[must_use]
    pub fn up(&self) -> Option<&Person> {
        self.fold.lane().up()
    }

    /// Is a game on, with somebody up?
    #[must_use]
    pub fn is_running(&self) -> bool {
        self.fold.lane().games().is_on()
    }

    /// May the next game begin?
    #[must_use]
    pub fn can_start(&self) -> bool {
        self.fold.lane().can_start()
    }

    /// How many finished frames a person is behind the one who is furthest in the latest game. A
    /// person who has left, or is not part of it, owes nothing; nor does one who has left set the
    /// pace for the others.
    #[must_use]
    pub fn owed(&self, player: PlayerNumber) -> usize {
        let seats = self.game().map(BowlingGames::seats).unwrap_or_default();
        let here = seats
            .iter()
            .filter(|seat| seat.presence() != Presence::Left);
        let furthest = here.clone().map(Seat::finished).max();
        let name = self.person(player).map(Person::name);
        let own = here.clone().find(|seat| Some(seat.player()) == name);
        let own = own.map(Seat::finished).or(furthest);
        furthest.unwrap_or_default() - own.unwrap_or_default()
    }

    /// What the night adds up to for everybody who has a line, in the order of joining.
    pub fn series(&self) -> impl Iterator<Item = Series> {
        let people = self.people().filter(|person| person.has_line());
        people.map(|person| Series::new(*person, self.games()))
    }

    /// What a correction would change.
    ///
    /// # Errors
    /// What recording it would be refused for.
    pub fn preview(&self, correction: &Correction) -> Result<Preview, NightError> {
        self.fold.lane().preview(correction)
    }
}
