//! A bowling night: people come and go, games follow one another, and anything can be taken back.
//!
//! What happened is a [`Journal`] of [`Event`]s, and everything else is a fold over those of them
//! that count. A [`Night`] keeps both. Whoever wants something to happen asks the night for the
//! event (it knows the numbers) and has it recorded: the next state is worked out first and taken
//! last, so a refusal changes nothing at all.
//!
//! Recording costs as much as there are people. Undoing costs at most the events of one game.

#![warn(missing_docs)]

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
mod series;
mod wire;
mod written_event;

pub use event::{Correction, Entrance, Event, Rules};
pub use journal::{Journal, JournalEntry, Validity};
pub use night_error::{NightError, ReplayError};
pub use night_state::Preview;
pub use number::{GameNumber, NumberError, PlayerNumber};
pub use person::{Attendance, Person};
pub use series::Series;
pub use wire::EventError;
pub use written_event::WrittenEvent;

use crate::domain::{Pins, Player, RuleError};
use fold::Fold;

/// One night: its journal, and what that adds up to.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Night {
    journal: Journal,
    fold: Fold,
}

impl Night {
    /// The night in which all this happened.
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

    /// Takes one event. A refusal changes nothing.
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

    /// Somebody joins. Somebody of that name who has left gets the old number again. Before the first
    /// game there is only one way to join, and it is written in one way.
    pub fn joining(&self, name: Player, from: Entrance) -> Event {
        Event::Joined {
            player: self.fold.state.people.number_for(name),
            name,
            from: self.game().map_or(Entrance::Now, |_| from),
        }
    }

    /// The next game begins.
    pub fn starting(&self) -> Event {
        Event::GameStarted {
            game: self.fold.state.games.next_number(),
            rules: Rules::Tenpin,
        }
    }

    /// A ball of the player who is up.
    ///
    /// Refused if nobody is up. Whether that many pins stand is checked by [`Night::record`].
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

    /// The last event that counts is taken back.
    pub fn undoing(&self) -> Result<Event, NightError> {
        let seq = self.journal.last().ok_or(NightError::NothingToUndo)?;
        Ok(Event::Undone { seq })
    }

    /// The event taken back last counts again.
    pub fn redoing(&self) -> Result<Event, NightError> {
        let undone = self.journal.last_undone();
        let seq = undone.ok_or(NightError::NothingToRedo)?;
        Ok(Event::Redone { seq })
    }
}

#[cfg(test)]
mod tests;
