//! Whether the events of a night are saved, and why not.

use std::fmt;

use jiff::Timestamp;
use jiff::tz::TimeZone;

/// Whether the events so far are saved.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum SaveState {
    /// Saving is off (`--no-save`).
    Off,
    /// All events are saved, the last one at this local time. None before the first ball, when
    /// there is nothing to save.
    Saved(Option<ClockTime>),
    /// This many events are not saved, for this reason.
    NotSaved(u64, Obstacle),
}

/// Why events can't be saved.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Obstacle {
    /// The disk is full.
    Full,
    /// The file or its directory is not writable.
    Unwritable,
    /// Another program has held the write lock for too long.
    Locked,
    /// The file was deleted or replaced.
    Lost,
    /// Another program has this night open.
    OpenElsewhere,
    /// The file is damaged, or no longer a tenpin database.
    Damaged,
}

/// A local time of day, to the minute.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct ClockTime {
    hour: i8,
    minute: i8,
}

impl ClockTime {
    /// Hour 0 to 23, minute 0 to 59.
    pub const fn new(hour: i8, minute: i8) -> Self {
        Self { hour, minute }
    }

    /// The local time of an instant in milliseconds since 1970. None if it is out of range.
    pub fn from_milliseconds(instant: i64, zone: &TimeZone) -> Option<Self> {
        let instant = Timestamp::from_millisecond(instant).ok()?;
        let local = instant.to_zoned(zone.clone());
        Some(Self::new(local.hour(), local.minute()))
    }
}

impl fmt::Display for ClockTime {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{:02}:{:02}", self.hour, self.minute)
    }
}
