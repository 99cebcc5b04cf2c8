//! A night that another program writes.

use super::ClockTime;
use crate::night::Night;

/// A watched night, as last read.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct WatchedNight {
    /// Its number in the file; 0 at a centre, which has no numbers.
    pub number: u32,
    /// The lane at a centre. None in a file.
    pub lane: Option<String>,
    /// Its id, the same in every file that has it.
    pub id: String,
    /// The label given by a user.
    pub label: Option<String>,
    /// The night as read so far.
    pub night: Night,
    /// The local time of its last event. None if it has no events.
    pub saved: Option<ClockTime>,
    /// Whether more events can follow.
    pub state: WatchState,
}

/// Whether more events of a watched night can follow.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum WatchState {
    /// A program has the night open.
    Live,
    /// No program has the night open; it may be resumed.
    Quiet,
    /// The file is missing or unreadable; it may come back.
    Lost,
    /// The centre can't be reached; reading is retried.
    Away,
    /// The next event is damaged or unreadable.
    Broken,
}
