//! What can be wrong with one night. As far as it is right it can be shown; it can't go on.

use thiserror::Error;

use super::Cause;
use crate::night::{EventError, ReplayError};

/// Where a night stops making sense, and why.
#[derive(Debug, Error)]
#[expect(missing_docs, reason = "the sentences say what the fields are")]
pub enum Trouble {
    /// Of a later version of the program.
    #[error("event {seq} has version {version}: take a newer program")]
    Later { seq: u64, version: u64 },
    /// Not what was written.
    #[error("event {seq} is not as it was written: its check does not fit")]
    BrokenChain { seq: u64 },
    /// A number is missing.
    #[error("event {seq} is missing")]
    Missing { seq: u64 },
    /// As it was written, and no event.
    #[error("event {seq} can't be read: {source}")]
    Unreadable { seq: u64, source: EventError },
    /// An event that could not have happened.
    #[error("{0}")]
    Impossible(#[source] ReplayError),
    /// SQLite gave up.
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
