//! The page of a hall: its places, and what is shown there.

use super::{Competition, LaneRow, Standings, WatchedNight};

/// A place of the page.
#[derive(Clone, Debug, Eq, Hash, PartialEq)]
pub enum PagePlace {
    /// All lanes.
    Lanes,
    /// One of them.
    Lane(String),
    /// The table of this competition.
    Table(String),
}

/// What is shown there.
#[derive(Clone, Debug)]
pub enum PagePicture {
    /// All lanes, and the competitions that are on.
    Lanes(Vec<LaneRow>, Vec<Competition>),
    /// The night of a lane. None before its first one.
    Lane(Option<Box<WatchedNight>>),
    /// How a competition stands.
    Table(Box<Standings>),
    /// There is no such competition.
    Unknown,
}
