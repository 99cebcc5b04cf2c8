//! What became of the events of a night on their way to disk: facts, for whoever shows them.

use std::fmt;

/// Where the events so far are.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum SaveState {
    /// Nothing is to be kept.
    NotKept,
    /// All of them are on disk; the last one since then, by the clock on the wall.
    Saved(Option<ClockTime>),
    /// So many are not, because of this.
    NotSaved(u64, Obstacle),
}

/// What keeps events from the disk.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Obstacle {
    /// There is no room.
    Full,
    /// Nothing can be written there.
    Unwritable,
    /// Another program is writing for a long time.
    Locked,
    /// The file was deleted or replaced.
    Lost,
    /// Another program has written this night.
    OpenElsewhere,
    /// The file is no longer what it was.
    Damaged,
}

/// Hours and minutes.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct ClockTime {
    hour: i8,
    minute: i8,
}

impl ClockTime {
    /// That time of day.
    pub const fn new(hour: i8, minute: i8) -> Self {
        Self { hour, minute }
    }
}

impl fmt::Display for ClockTime {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{:02}:{:02}", self.hour, self.minute)
    }
}
