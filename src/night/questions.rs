//! Queries on a night.

use super::{Correction, Event, GameNumber, Journal, Night, NightError, Person, PlayerNumber};
use super::{Preview, Rotation, Rules, Series};
use crate::domain::{BowlingGames, Player, Presence, Seat};

impl Night {
    /// All events, whether they count or not.
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

    /// The event that an undo would undo. None if no event counts.
    pub fn last_event(&self) -> Option<&Event> {
        self.journal.event(self.journal.last()?)
    }

    /// The event that a redo would redo. None if there is nothing to redo.
    pub fn next_redo(&self) -> Option<&Event> {
        self.journal.event(self.journal.last_undone()?)
    }

    /// All people who have joined, even if they have left, in order of joining.
    pub fn people(&self) -> impl Iterator<Item = &Person> {
        self.fold.state.people.iter()
    }

    /// The person with this number. None if no person has it.
    pub fn person(&self, player: PlayerNumber) -> Option<&Person> {
        self.fold.state.people.find(player)
    }

    /// The person with this name, even if they have left. None if no person has it.
    pub fn named(&self, name: Player) -> Option<&Person> {
        self.fold.state.people.named(name)
    }

    /// People who have not left, in the order of play. The places of [`Event::Moved`] refer to
    /// this list, and the next game starts with it.
    pub fn lineup(&self) -> impl Iterator<Item = &Person> {
        self.fold.state.people.lineup()
    }

    /// The same including those who left, each at the old place.
    pub fn order(&self) -> impl Iterator<Item = &Person> {
        self.fold.state.people.order()
    }

    /// Has this player left the latest game, and would continue the same line by joining now?
    pub fn can_return(&self, name: Player) -> bool {
        self.fold.state.can_return(name)
    }

    /// Whether the order rotates before each game.
    pub const fn rotation(&self) -> Rotation {
        self.fold.state.rotation
    }

    /// All games of the night, oldest first, including the latest.
    pub fn games(&self) -> impl Iterator<Item = &BowlingGames> {
        self.fold.state.games.iter()
    }

    /// The latest game, running or over. None before the first game.
    pub const fn game(&self) -> Option<&BowlingGames> {
        self.fold.state.games.latest.as_ref()
    }

    /// The game with this number. None if there is no such game.
    pub fn game_of(&self, number: GameNumber) -> Option<&BowlingGames> {
        self.fold.state.games.game(number)
    }

    /// The number of the latest game. None before the first game.
    pub fn game_number(&self) -> Option<GameNumber> {
        self.fold.state.games.number()
    }

    /// The player who is up. None if no game is running.
    pub fn up(&self) -> Option<&Person> {
        self.fold.state.up()
    }

    /// Is a game running, with a player up?
    pub fn is_running(&self) -> bool {
        self.fold.state.games.is_on()
    }

    /// Can the next game start now?
    pub fn can_start(&self) -> bool {
        self.fold.state.can_start()
    }

    /// How many frames a person owes in the latest game. One frame behind because of the order of
    /// play is not owed; with more, all of them are. A person who has left or is not part of the
    /// game owes nothing, and one who has left doesn't set the pace for the others.
    pub fn owed(&self, player: PlayerNumber) -> usize {
        let seats = self.game().into_iter().flat_map(BowlingGames::seats);
        let here = seats.filter(|seat| seat.presence() != Presence::Left);
        let here = here.enumerate();
        let name = self.person(player).map(Person::name);
        let mut own = here.clone();
        let Some((own, seat)) = own.find(|(_, seat)| Some(seat.player()) == name) else {
            return 0;
        };
        // A player earlier in the order may be one frame ahead.
        let may_be_ahead = |place: usize| usize::from(seat.bowls() && place < own);
        let behind = here.map(|(place, other)| {
            let ahead = other.finished().saturating_sub(seat.finished());
            (ahead > may_be_ahead(place)).then_some(ahead)
        });
        behind.flatten().max().unwrap_or(0)
    }

    /// Players who sit out with balls left; these are void when the next game starts.
    pub fn owing(&self) -> Vec<Player> {
        let open = self.game().filter(|games| !games.is_ended());
        let seats = open.into_iter().flat_map(BowlingGames::seats);
        let owes = |seat: &&Seat| seat.presence() == Presence::SitsOut && !seat.game().is_over();
        seats.filter(owes).map(Seat::player).collect()
    }

    /// The player an event is about. For a joining player the name comes from the event; for a
    /// renamed one it is the old name.
    pub fn player_of(&self, event: &Event) -> Option<Player> {
        let number = match event {
            Event::Joined { name, .. } => return Some(*name),
            Event::Renamed { player, name } => return self.name_before(*player, *name),
            Event::Corrected(correction) => correction.player,
            Event::Bowled { player, .. }
            | Event::Moved { player, .. }
            | Event::SatOut { player }
            | Event::CameBack { player }
            | Event::Left { player }
            | Event::CalledUp { player } => *player,
            Event::GameStarted { .. }
            | Event::GameEnded { .. }
            | Event::Undone { .. }
            | Event::Redone { .. } => return None,
        };
        self.person(number).map(Person::name)
    }

    /// The player's name before it became this one.
    fn name_before(&self, player: PlayerNumber, name: Player) -> Option<Player> {
        let counting: Vec<_> = self.journal.counting_after(0).collect();
        let names = counting.iter().filter_map(|event| match event {
            Event::Joined {
                player: own, name, ..
            }
            | Event::Renamed { player: own, name }
                if *own == player =>
            {
                Some(*name)
            }
            _ => None,
        });
        names.rev().find(|own| *own != name)
    }

    /// The player removed by this event: one who leaves without a line in any game.
    pub fn removed(&self, event: &Event) -> Option<Player> {
        let Event::Left { player } = event else {
            return None;
        };
        let person = self.person(*player)?;
        (!person.has_line()).then(|| person.name())
    }

    /// The series of each person with a line, in order of joining.
    pub fn series(&self) -> impl Iterator<Item = Series> {
        let people = self.people().filter(|person| person.has_line());
        people.map(|person| Series::new(*person, self.games()))
    }

    /// The effect of a correction, without recording it. Fails if it would be rejected.
    pub fn preview(&self, correction: &Correction) -> Result<Preview, NightError> {
        self.fold.state.preview(correction)
    }
}
