//! Whether the night is sent to a centre: facts reported by its companion.

use super::lost::Lost;
use super::{App, Effect, Effects, Notice};
use crate::archive::Hindrance;

/// The state of the night at the centre.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub enum CentreState {
    /// Not joined, or everything has been sent.
    #[default]
    Quiet,
    /// This many events have not been sent for a while.
    Behind(u64),
    /// The centre has more events of this night, which has this number in the file.
    CentreHasMore(u32),
    /// Another machine continues this night.
    Conflict,
}

/// News of the companion.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum CentreNews {
    Stands(CentreState),
    /// This many events have not been sent, and won't be until somebody fixes it.
    Held(u64, Hindrance),
    /// It ended by itself, or could not be started.
    Gone,
    /// It was restarted.
    Started,
}

/// The state at the centre, and that of the companion.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub(super) struct CentreWatch {
    state: CentreState,
    /// None if the companion runs, or if there is none.
    lost: Option<Lost>,
    /// What was reported already, so that it is not repeated on every retry.
    told: Option<Hindrance>,
}

impl App {
    pub const fn centre(&self) -> CentreState {
        self.centre.state
    }

    /// Restarts a lost companion, but not right away.
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
