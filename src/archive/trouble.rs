//! What can be wrong with a stored night. It can be shown up to that event, but not resumed.

use thiserror::Error;

use super::Cause;
use crate::night::{EventError, ReplayError};

/// The first bad event of a night, and why it is bad.
#[derive(Debug, Error)]
#[expect(missing_docs, reason = "the sentences say what the fields are")]
pub enum Trouble {
    /// The event was written by a newer version of the program.
    #[error("event {seq} has version {version}: it needs a newer tenpin")]
    Later { seq: u64, version: u64 },
    /// The checksum doesn't match.
    #[error("event {seq} is damaged: its checksum does not match")]
    BrokenChain { seq: u64 },
    /// There is a gap in the event numbers.
    #[error("event {seq} is missing")]
    Missing { seq: u64 },
    /// The checksum matches, but the text is not a valid event.
    #[error("event {seq} can't be read: {source}")]
    Unreadable { seq: u64, source: EventError },
    /// The event is valid by itself, but not after the ones before it.
    #[error("{0}")]
    Impossible(#[source] ReplayError),
    /// SQLite failed to read the rest.
    #[error("the events after {seq} can't be read: {source}")]
    Damaged { seq: u64, source: Cause },
}

impl Trouble {
    pub(crate) fn unreadable(seq: u64, error: EventError) -> Self {
        match error {
            EventError::Later { version } => Self::Later { seq, version },
            source => Self::Unreadable { seq, source },
        }
    }
}
