//! What only the outside can do, as data. The answer, if there is one, comes back as a
//! [`Message`](super::Message).

use super::{Animation, ShareTarget};
use crate::archive::NightQuery;
use crate::domain::Player;

#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Effect {
    /// Remember the time of the event that was just recorded. Nothing is written yet.
    Note,
    /// Put on disk what is not there yet: [`Message::Saved`](super::Message::Saved).
    Save,
    /// Let go of the night that was open; what follows is a new one.
    BeginNight,
    /// Store a setting.
    Remember {
        key: &'static str,
        value: String,
    },
    FindRegulars,
    FindNights(NightQuery),
    /// Read the night of this number.
    OpenNight(u32),
    LookUp(Player),
    Share(ShareTarget),
    Animate(Animation),
    /// Stop until `fg`.
    Suspend,
    Quit,
}

/// In the order in which they are to be performed.
pub type Effects = Vec<Effect>;
