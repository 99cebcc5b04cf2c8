//! How much of each night is at the centre.

use super::CentreError;

/// A night of the file, and how much of it is at the centre.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct PassedNight {
    /// Its number in the file.
    pub number: u32,
    /// Its identity in every file that has it.
    pub id: String,
    /// The number of events in the file.
    pub here: u64,
    /// The number of events at the centre, as far as is known.
    pub there: u64,
    /// The time of the first event that is not there. None if all are.
    pub since: Option<i64>,
    /// Whether it goes on from there.
    pub passage: Passage,
}

/// Whether a night is passed on.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Passage {
    /// It is, or will be.
    Open,
    /// The centre has this night and more of it: an old copy of the file.
    CentreHasMore,
    /// The centre has another continuation: two machines went on with one night.
    Conflict,
    /// The file is damaged from the next event on.
    Damaged,
    /// The centre refuses it.
    Refused(CentreError),
}

impl PassedNight {
    /// The number of events that are to be sent.
    pub const fn behind(&self) -> u64 {
        match self.passage {
            Passage::Open => self.here.saturating_sub(self.there),
            _ => 0,
        }
    }

    /// Is it not sent, whatever happens to the network?
    pub fn is_held_back(&self) -> bool {
        self.passage != Passage::Open
    }

    /// One word for programs.
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
