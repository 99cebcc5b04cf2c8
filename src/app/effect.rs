//! Everything that needs I/O, as data. The answer, if any, comes back as a
//! [`Message`](super::Message).

use super::{Animation, ShareTarget};
use crate::archive::NightQuery;
use crate::domain::Player;

#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Effect {
    /// Remember the time of the event that was just recorded. Nothing is written yet.
    Note,
    /// Write unsaved events to disk. Answered by [`Message::Saved`](super::Message::Saved).
    Save,
    /// Close the open night; what follows is a new one.
    BeginNight,
    /// Store a setting.
    Remember {
        key: &'static str,
        value: String,
    },
    FindRegulars,
    FindNights(NightQuery),
    /// Read the night with this number.
    OpenNight(u32),
    LookUp(Player),
    Share(ShareTarget),
    Animate(Animation),
    /// Suspend until `fg`.
    Suspend,
    Quit,
}

/// In the order in which to perform them.
pub type Effects = Vec<Effect>;
