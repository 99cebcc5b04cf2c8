//! A stored night with its events.

use jiff::Timestamp;

use super::{NightHeader, Trouble};
use crate::night::Night;

/// A stored night, or one read from another file.
#[derive(Debug)]
pub struct StoredNight {
    /// Its identity and summary.
    pub header: NightHeader,
    /// The night, as far as it could be read.
    pub night: Night,
    /// The time of each event in its journal.
    pub times: Vec<Timestamp>,
    /// Why reading stopped before the last event; such a night is read-only. None if all events
    /// were read.
    pub trouble: Option<Trouble>,
}
