//! A night followed from elsewhere.

use super::ClockTime;
use crate::night::Night;

/// A night that somebody else bowls.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct WatchedNight {
    /// Its number in the file.
    pub number: u32,
    /// As far as it is known.
    pub night: Night,
    /// When its last event was saved.
    pub saved: Option<ClockTime>,
    /// Whether more can come.
    pub state: WatchState,
}

/// Whether more of a night can come.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum WatchState {
    /// Somebody is bowling.
    Live,
    /// Nobody is bowling at the moment; it may go on.
    Quiet,
    /// The file is gone or can't be read now; it may come back.
    Lost,
    /// What follows can't be read.
    Broken,
}
