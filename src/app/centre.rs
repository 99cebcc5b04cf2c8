//! Whether the night is sent to a centre: facts reported by its companion.

use std::time::{Duration, Instant};

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

/// How long to wait before a restart.
const PAUSE: Duration = Duration::from_secs(10);

/// The state at the centre, and that of the companion.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub(super) struct CentreWatch {
    state: CentreState,
    companion: CentreCompanion,
    /// What was reported already, so that it is not repeated on every retry.
    told: Option<Hindrance>,
}

#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
enum CentreCompanion {
    /// It is running, or there is none.
    #[default]
    Fine,
    /// It ended at this time of the loop's clock: the next ball restarts it.
    Lost(Option<Instant>),
}

impl App {
    pub const fn centre(&self) -> CentreState {
        self.centre.state
    }

    /// Restarts a lost companion, but not right away.
    pub(super) fn restart_centre(&self) -> Effects {
        let CentreCompanion::Lost(lost) = self.centre.companion else {
            return vec![];
        };
        let again = lost.map(|lost| lost + PAUSE);
        if self.clock.now < again {
            return vec![];
        }
        vec![Effect::StartCentre]
    }

    pub(super) fn hear_of_centre(&mut self, news: CentreNews) -> Effects {
        match news {
            CentreNews::Stands(state) => {
                self.centre.state = state;
                self.centre.told.take_if(|_| state == CentreState::Quiet);
            }
            CentreNews::Held(events, hindrance) => self.hold_back(events, hindrance),
            CentreNews::Gone => self.centre.companion = CentreCompanion::Lost(self.clock.now),
            CentreNews::Started => self.centre.companion = CentreCompanion::Fine,
        }
        vec![]
    }

    fn hold_back(&mut self, events: u64, hindrance: Hindrance) {
        self.centre.state = CentreState::Behind(events);
        if self.centre.told.replace(hindrance) != Some(hindrance) {
            self.notice = Some(Notice::HeldBack(hindrance));
        }
    }
}
