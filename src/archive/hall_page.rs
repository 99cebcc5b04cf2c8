//! The page of a hall: its views, and what they show.

use super::{Competition, LaneRow, Standings, WatchedNight};

/// A view of the page.
#[derive(Clone, Debug, Eq, Hash, PartialEq)]
pub enum PagePlace {
    /// All lanes.
    Lanes,
    /// One of them.
    Lane(String),
    /// The standings of this competition.
    Table(String),
}

/// The content of a view.
#[derive(Clone, Debug)]
pub enum PagePicture {
    /// All lanes, and the running competitions.
    Lanes(Vec<LaneRow>, Vec<Competition>),
    /// The night on a lane. None before its first one.
    Lane(Option<Box<WatchedNight>>),
    /// The standings of a competition.
    Table(Box<Standings>),
    /// There is no such competition.
    Unknown,
}
