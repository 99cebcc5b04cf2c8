//! Whether the night is passed on to a centre: facts that its companion tells.

use super::lost::Lost;
use super::{App, Effect, Effects, Notice};
use crate::archive::Hindrance;

/// How the night stands at the centre.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub enum CentreState {
    /// Not joined, or all is there.
    #[default]
    Quiet,
    /// This many events are not there, and have not been for a while.
    Behind(u64),
    /// The centre has more of this night, which has this number in the file.
    CentreHasMore(u32),
    /// Another machine goes on with this night.
    Conflict,
}

/// What the companion tells, and what became of it.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum CentreNews {
    Stands(CentreState),
    /// This many events are not there, and won't be until somebody does something about it.
    Held(u64, Hindrance),
    /// It ended by itself, or could not begin.
    Gone,
    /// It was started again.
    Started,
}

/// The state, and what became of the companion that tells it.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub(super) struct CentreWatch {
    state: CentreState,
    /// None if the companion runs, or if there is none.
    lost: Option<Lost>,
    /// What was told already: not again at every try.
    told: Option<Hindrance>,
}

impl App {
    pub const fn centre(&self) -> CentreState {
        self.centre.state
    }

    /// Starts a companion again that was lost. Nothing for a while.
    pub(super) fn restart_centre(&self) -> Effects {
        let is_due = |lost: Lost| lost.is_due(self.clock.now);
        let restart = self.centre.lost.is_some_and(is_due);
        restart.then_some(Effect::StartCentre).into_iter().collect()
    }

    pub(super) fn hear_of_centre(&mut self, news: CentreNews) {
        match news {
            CentreNews::Stands(state) => {
                self.centre.state = state;
                self.centre.told.take_if(|_| state == CentreState::Quiet);
            }
            CentreNews::Held(events, hindrance) => self.hold_back(events, hindrance),
            CentreNews::Gone => self.centre.lost = Some(Lost::new(self.clock.now)),
            CentreNews::Started => self.centre.lost = None,
        }
    }

    fn hold_back(&mut self, events: u64, hindrance: Hindrance) {
        self.centre.state = CentreState::Behind(events);
        if self.centre.told.replace(hindrance) != Some(hindrance) {
            self.notice = Some(Notice::HeldBack(hindrance));
        }
    }
}
