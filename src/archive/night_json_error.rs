//! Why a text is not a night that was exported as JSON. The message here is English.

use thiserror::Error;

use crate::night::{EventError, ReplayError};

/// What is wrong with an imported night.
#[derive(Debug, Error)]
#[expect(missing_docs, reason = "the sentences say what the fields are")]
pub enum NightJsonError {
    /// Not JSON, or JSON of something else.
    #[error(
        "this is not a night from `tenpin export --format json` (line {line}, column {column})"
    )]
    Shape { line: usize, column: usize },
    /// Written by a newer version of the program.
    #[error("this night has version {version}, and this program reads version 1: update tenpin")]
    Later { version: u64 },
    /// An event can't be read.
    #[error("event {seq}: {source}")]
    Event { seq: usize, source: EventError },
    /// The id of the night is not a UUID.
    #[error("{0:?} is not the id of a night")]
    Id(String),
    /// The time zone is unknown.
    #[error("{0:?} is not a time zone")]
    Zone(String),
    /// An event has no time, or a time before that of the previous event.
    #[error("event {seq}: {at:?} is not a time after the one before it")]
    Time { seq: usize, at: String },
    /// The events contradict each other.
    #[error(transparent)]
    Impossible(#[from] ReplayError),
    /// No ball was bowled.
    #[error("it has no balls")]
    Empty,
}
