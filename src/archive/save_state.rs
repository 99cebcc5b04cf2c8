//! Whether the events of a night are on disk, and why not.

use std::fmt;

use jiff::Timestamp;
use jiff::tz::TimeZone;

/// Whether the events so far are saved.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum SaveState {
    /// Nothing is to be saved.
    Off,
    /// All of them are on disk, the last one since this local time.
    Saved(Option<ClockTime>),
    /// This many are not on disk, for this reason.
    NotSaved(u64, Obstacle),
}

/// Why events can't be saved.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Obstacle {
    /// The disk is full.
    Full,
    /// Nothing can be written there.
    Unwritable,
    /// Another program is writing for a long time.
    Locked,
    /// The file was deleted or replaced.
    Lost,
    /// Another program has written this night.
    OpenElsewhere,
    /// The file is damaged, or not a file of nights any more.
    Damaged,
}

/// Hours and minutes.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct ClockTime {
    hour: i8,
    minute: i8,
}

impl ClockTime {
    /// This hour and minute.
    pub const fn new(hour: i8, minute: i8) -> Self {
        Self { hour, minute }
    }

    /// The local time of an instant.
    pub fn from_instant(instant: Timestamp, zone: &TimeZone) -> Self {
        let local = instant.to_zoned(zone.clone());
        Self::new(local.hour(), local.minute())
    }
}

impl fmt::Display for ClockTime {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{:02}:{:02}", self.hour, self.minute)
    }
}
