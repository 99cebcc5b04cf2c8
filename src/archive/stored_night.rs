//! A night with everything that happened in it.

use jiff::Timestamp;

use super::{NightHeader, Trouble};
use crate::night::Night;

/// A night as it is stored, or as it came from another file.
#[derive(Debug)]
pub struct StoredNight {
    /// Which one.
    pub header: NightHeader,
    /// As far as it could be read.
    pub night: Night,
    /// When each event of its journal happened.
    pub times: Vec<Timestamp>,
    /// Why reading ended before the last event. Such a night is read-only.
    pub trouble: Option<Trouble>,
}
