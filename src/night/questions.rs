//! What a night can be asked.

use super::{Correction, Event, GameNumber, Journal, Night, NightError, Person, PlayerNumber};
use super::{Preview, Rules, Series};
use crate::domain::{BowlingGames, Player, Presence, Seat};

impl Night {
    /// Everything that happened.
    pub const fn journal(&self) -> &Journal {
        &self.journal
    }

    /// The rules of a game. None if there is no such game.
    pub fn rules(&self, game: GameNumber) -> Option<Rules> {
        let before = self.fold.counting_before(game)?;
        match self.journal.counting_after(before).next()? {
            Event::GameStarted { rules, .. } => Some(*rules),
            _ => None,
        }
    }

    /// What an undo would take back.
    pub fn last_event(&self) -> Option<&Event> {
        self.journal.event(self.journal.last()?)
    }

    /// What a redo would bring again.
    pub fn next_redo(&self) -> Option<&Event> {
        self.journal.event(self.journal.last_undone()?)
    }

    /// Everybody who has joined, also those who have left, in the order of joining.
    pub fn people(&self) -> impl Iterator<Item = &Person> {
        self.fold.state.people.iter()
    }

    /// The person of that number.
    pub fn person(&self, player: PlayerNumber) -> Option<&Person> {
        self.fold.state.people.find(player)
    }

    /// The person of that name. Names of those who have left are still theirs.
    pub fn named(&self, name: Player) -> Option<&Person> {
        self.fold.state.people.named(name)
    }

    /// Those who have not left, in the order of play. The places of [`Event::Moved`] are places in
    /// this list, and the next game begins with it.
    pub fn lineup(&self) -> impl Iterator<Item = &Person> {
        self.fold.state.people.lineup()
    }

    /// All games of the night, oldest first, the latest one included.
    pub fn games(&self) -> impl Iterator<Item = &BowlingGames> {
        self.fold.state.games.iter()
    }

    /// The latest game, running or over.
    pub const fn game(&self) -> Option<&BowlingGames> {
        self.fold.state.games.latest.as_ref()
    }

    /// The game of that number.
    pub fn game_of(&self, number: GameNumber) -> Option<&BowlingGames> {
        self.fold.state.games.game(number)
    }

    /// The number of the latest game.
    pub fn game_number(&self) -> Option<GameNumber> {
        self.fold.state.games.number()
    }

    /// Whose turn it is.
    pub fn up(&self) -> Option<&Person> {
        self.fold.state.up()
    }

    /// Is a game on, with somebody up?
    pub fn is_running(&self) -> bool {
        self.fold.state.games.is_on()
    }

    /// May the next game begin?
    pub fn can_start(&self) -> bool {
        self.fold.state.can_start()
    }

    /// How many frames a person is behind in the latest game, beyond what the order of play brings
    /// about: a player later in the order has one frame less for a while and owes nothing. A
    /// person who has left, or is not part of it, owes nothing; nor does one who has left set the
    /// pace for the others.
    pub fn owed(&self, player: PlayerNumber) -> usize {
        let seats = self.game().into_iter().flat_map(BowlingGames::seats);
        let here = seats.filter(|seat| seat.presence() != Presence::Left);
        let here = here.enumerate();
        let name = self.person(player).map(Person::name);
        let mut own = here.clone();
        let Some((own, seat)) = own.find(|(_, seat)| Some(seat.player()) == name) else {
            return 0;
        };
        // A player earlier in the order may be a frame ahead.
        let ahead = |place: usize| usize::from(seat.bowls() && place < own);
        let expected = here.map(|(place, other)| other.finished().saturating_sub(ahead(place)));
        let behind = expected.map(|expected| expected.saturating_sub(seat.finished()));
        behind.fold(0, usize::max)
    }

    /// Those who sit out with balls to come: when another game begins, these are void.
    pub fn owing(&self) -> Vec<Player> {
        let seats = self.game().into_iter().flat_map(BowlingGames::seats);
        let owes = |seat: &&Seat| seat.presence() == Presence::SitsOut && !seat.game().is_over();
        seats.filter(owes).map(Seat::player).collect()
    }

    /// Whom an event is about. Somebody who joins brings the name along.
    pub fn player_of(&self, event: &Event) -> Option<Player> {
        let number = match event {
            Event::Joined { name, .. } => return Some(*name),
            Event::Corrected(correction) => correction.player,
            Event::Bowled { player, .. }
            | Event::Moved { player, .. }
            | Event::Renamed { player, .. }
            | Event::SatOut { player }
            | Event::CameBack { player }
            | Event::Left { player } => *player,
            Event::GameStarted { .. } | Event::Undone { .. } | Event::Redone { .. } => return None,
        };
        self.person(number).map(Person::name)
    }

    /// What the night adds up to for everybody who has a line, in the order of joining.
    pub fn series(&self) -> impl Iterator<Item = Series> {
        let people = self.people().filter(|person| person.has_line());
        people.map(|person| Series::new(*person, self.games()))
    }

    /// What a correction would change.
    pub fn preview(&self, correction: &Correction) -> Result<Preview, NightError> {
        self.fold.state.preview(correction)
    }
}
