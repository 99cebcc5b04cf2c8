//! A night as somebody sees it who only looks on: facts, for whoever shows them.

use super::{ClockTime, Night};

/// A night that somebody else bowls.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct WatchedNight {
    /// What people call it by.
    pub number: u32,
    /// As far as it is known.
    pub night: Night,
    /// When the last event of it was saved.
    pub saved: Option<ClockTime>,
    /// What is to be expected of it.
    pub feed: WatchState,
}

/// Whether more of a night can come.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum WatchState {
    /// Somebody bowls.
    Live,
    /// Nobody does at the moment; it may go on.
    Quiet,
    /// The file is gone, or can't be read now; it may come back.
    Lost,
    /// What follows can't be read.
    Broken,
}
