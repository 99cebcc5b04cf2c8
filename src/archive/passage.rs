//! How many events of each night have been sent to the centre.

use super::CentreError;

/// A night of the file, and how many of its events are at the centre.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct PassedNight {
    /// Its number in the file.
    pub number: u32,
    /// Its id, the same in every file that has it.
    pub id: String,
    /// The number of events in the file.
    pub here: u64,
    /// The number of events at the centre, as far as known.
    pub there: u64,
    /// The time of the first event not yet there. None if all are.
    pub since: Option<i64>,
    /// Whether the rest can be sent.
    pub passage: Passage,
}

/// Whether a night can be sent to the centre.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Passage {
    /// Its events are sent.
    Open,
    /// The centre has more events of this night: the file is an old copy.
    CentreHasMore,
    /// The centre has different events: two machines continued the same night.
    Conflict,
    /// The file is damaged from the next event on.
    Damaged,
    /// The centre rejects it.
    Refused(CentreError),
}

impl PassedNight {
    /// The number of events still to be sent.
    pub const fn behind(&self) -> u64 {
        match self.passage {
            Passage::Open => self.here.saturating_sub(self.there),
            _ => 0,
        }
    }

    /// Is it blocked by something other than the network?
    pub fn is_held_back(&self) -> bool {
        self.passage != Passage::Open
    }

    /// A keyword for programs.
    pub const fn word(&self) -> &'static str {
        match self.passage {
            Passage::Open if self.behind() > 0 => "behind",
            Passage::Open => "there",
            Passage::CentreHasMore => "centre-has-more",
            Passage::Conflict => "conflict",
            Passage::Damaged => "damaged",
            Passage::Refused(_) => "refused",
        }
    }
}

/// The setting with the address of the centre.
pub const CENTRE: &str = "centre";
