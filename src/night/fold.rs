//! The current state, and a snapshot from before each game.
//!
//! An undo folds the remaining events again. The snapshots limit that to the events of one game,
//! however long the night is. They are cheap: past games are shared between them.

use super::night_state::NightState;
use super::{Event, GameNumber, Journal, NightError};

/// The current state, and the snapshots to rewind to.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub(super) struct Fold {
    pub(super) state: NightState,
    starts: Vec<Start>,
}

/// The state before a game, and how many events counted up to then.
#[derive(Clone, Debug, Eq, PartialEq)]
struct Start {
    counting: usize,
    state: NightState,
}

impl Fold {
    /// How many events counted when a game started. None if there is no such game.
    pub(super) fn counting_before(&self, game: GameNumber) -> Option<usize> {
        let start = self.starts.get(game.index());
        start.map(|start| start.counting)
    }

    /// Applies one event that follows this many counting ones. A rejected event changes nothing.
    ///
    /// A ball, by far the most frequent event, is applied in place: a rejected ball leaves the state as
    /// it was. Any other event can leave it half changed, so it is applied to a copy.
    pub(super) fn take(&mut self, event: &Event, counting: usize) -> Result<(), NightError> {
        if matches!(event, Event::Bowled { .. }) {
            return self.state.apply(event);
        }
        let mut next = self.state.clone();
        next.apply(event)?;
        let state = std::mem::replace(&mut self.state, next);
        if matches!(event, Event::GameStarted { .. }) {
            self.starts.push(Start { counting, state });
        }
        Ok(())
    }

    /// Rewinds by the last event that counts.
    pub(super) fn rewind(&mut self, journal: &Journal) -> Result<(), NightError> {
        let kept = journal.counting().saturating_sub(1);
        let start = self.starts.last();
        let folded = start.map_or(0, |start| start.counting);
        let mut state = start.map_or_else(NightState::default, |start| start.state.clone());
        let events = journal.counting_after(folded);
        for event in events.take(kept.saturating_sub(folded)) {
            state.apply(event)?;
        }
        self.starts.pop_if(|start| start.counting == kept);
        self.state = state;
        Ok(())
    }
}
