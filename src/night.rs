//! A bowling night: players come and go, one game follows another, and any event can be undone.
//!
//! A [`Journal`] holds all [`Event`]s; the state is a fold over those that count. A [`Night`] has
//! both. Callers build an event, or ask the night for one that needs its numbers, and pass it to
//! [`Night::record`]. A rejected event changes nothing.
//!
//! Recording is O(players), except for a rename, which touches every game. Undoing replays at most
//! the events of one game.

#![warn(missing_docs)]

mod board;
mod chain;
mod event;
mod fold;
mod games;
mod journal;
mod night_error;
mod night_state;
mod number;
mod people;
mod person;
mod questions;
mod rotation;
mod series;
mod turns;
mod wire;
mod written_event;

pub use board::{BoardLine, Role};
pub use chain::{Chain, Head};
pub use event::{Correction, Entrance, Event, Rules};
pub use journal::{Journal, JournalEntry, Validity};
pub use night_error::{NightError, ReplayError};
pub use night_state::Preview;
pub use number::{GameNumber, NumberError, PlayerNumber};
pub use person::{Attendance, Person};
pub use rotation::Rotation;
pub use series::Series;
pub use wire::EventError;
pub use written_event::WrittenEvent;

use crate::domain::{Pins, Player, RuleError};
use fold::Fold;

/// A night: its journal, and the state folded from it.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Night {
    journal: Journal,
    fold: Fold,
}

impl Night {
    /// Builds a night from its events. Fails at the first rejected one.
    pub fn replay<Written: Into<WrittenEvent>>(
        events: impl IntoIterator<Item = Written>,
    ) -> Result<Self, ReplayError> {
        let mut night = Self::default();
        for (seq, event) in (1..).zip(events) {
            night
                .record(event)
                .map_err(|error| ReplayError { seq, error })?;
        }
        Ok(night)
    }

    /// Records one event. A rejected event changes nothing.
    pub fn record(&mut self, event: impl Into<WrittenEvent>) -> Result<(), NightError> {
        let Self { journal, fold } = self;
        let written = event.into();
        match &written.event {
            Event::Undone { seq } => {
                journal.check_undo(*seq)?;
                fold.rewind(journal)?;
            }
            Event::Redone { seq } => fold.take(journal.check_redo(*seq)?, journal.counting())?,
            event => fold.take(event, journal.counting())?,
        }
        journal.write(written);
        Ok(())
    }

    /// Builds the event of a player joining. A player who has left gets the old number again.
    /// Before the first game it is always `Now`.
    pub fn joining(&self, name: Player, from: Entrance) -> Event {
        Event::Joined {
            player: self.fold.state.people.number_for(name),
            name,
            from: self.game().map_or(Entrance::Now, |_| from),
        }
    }

    /// Builds the event that starts the next game.
    pub fn starting(&self) -> Event {
        Event::GameStarted {
            game: self.fold.state.games.next_number(),
            rules: Rules::Tenpin,
        }
    }

    /// Builds the event that rotates the order before the next game. None if rotation is off, or if
    /// the order has been rotated already.
    pub fn turning(&self) -> Option<Event> {
        let turns = self.rotation() == Rotation::On && self.game().is_some() && self.can_start();
        let first = self
            .lineup()
            .next()
            .filter(|_| turns && !self.is_turned())?;
        let place = self.lineup().count();
        (place > 1).then_some(Event::Moved {
            player: first.number(),
            place,
            rotation: Some(Rotation::On),
        })
    }

    /// Has the order been rotated since the latest game began?
    fn is_turned(&self) -> bool {
        let game = self.game_number();
        let before = game.and_then(|game| self.fold.counting_before(game));
        let is_turn = |event: &Event| {
            matches!(
                event,
                Event::Moved {
                    place: 2..,
                    rotation: Some(_),
                    ..
                }
            )
        };
        self.journal
            .counting_after(before.unwrap_or_default())
            .any(is_turn)
    }

    /// Builds the event that switches rotation on or off. Fails if no player is here.
    pub fn switching_rotation(&self) -> Result<Event, NightError> {
        let first = self.lineup().next().ok_or(NightError::NobodyBowls)?;
        Ok(Event::Moved {
            player: first.number(),
            place: 1,
            rotation: Some(self.rotation().switched()),
        })
    }

    /// Builds the event of a ball by the current player.
    ///
    /// Fails if no player is up. Whether that many pins are standing is checked by [`Night::record`].
    pub fn bowling(&self, ball: Pins) -> Result<Event, NightError> {
        match (self.up(), self.game()) {
            (Some(up), _) => Ok(Event::Bowled {
                player: up.number(),
                ball,
            }),
            (None, Some(_)) => Err(RuleError::GameIsOver.into()),
            (None, None) => Err(NightError::NoGame),
        }
    }

    /// Builds the event that calls a player up. Fails if no player has this name.
    pub fn calling_up(&self, name: Player) -> Result<Event, NightError> {
        let person = self.named(name).ok_or(RuleError::NotOnBoard(name))?;
        let player = person.number();
        Ok(Event::CalledUp { player })
    }

    /// Builds the event that ends the running game. Fails before the first game.
    pub fn ending(&self) -> Result<Event, NightError> {
        let game = self.game_number().ok_or(NightError::NoGame)?;
        Ok(Event::GameEnded { game })
    }

    /// Builds the event that undoes the last event that counts. Fails if there is none.
    pub fn undoing(&self) -> Result<Event, NightError> {
        let seq = self.journal.last().ok_or(NightError::NothingToUndo)?;
        Ok(Event::Undone { seq })
    }

    /// Builds the event that redoes the last undone event. Fails if there is none.
    pub fn redoing(&self) -> Result<Event, NightError> {
        let undone = self.journal.last_undone();
        let seq = undone.ok_or(NightError::NothingToRedo)?;
        Ok(Event::Redone { seq })
    }
}

#[cfg(test)]
mod tests;
