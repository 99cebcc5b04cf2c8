//! Problems that a check of the whole file can find.

use thiserror::Error;

use super::{Cause, Trouble};

/// A problem found in the file.
#[derive(Debug, Error)]
#[expect(missing_docs, reason = "the sentences say what the fields are")]
pub enum Problem {
    /// SQLite reports damage to its own structure.
    #[error("the file: {0}")]
    File(String),
    /// SQLite failed to read the rest.
    #[error("the rest of the file can't be read: {0}")]
    Unreadable(#[source] Cause),
    /// The events of a night can't be read to the end.
    #[error("night {number}: {trouble}")]
    Night {
        number: u32,
        #[source]
        trouble: Trouble,
    },
    /// The times in the row of the night differ from those of its first and last event.
    #[error("night {number}: its start or end time does not match its events")]
    Times { number: u32 },
    /// A line of the read model is missing, extra or different; `tenpin data rebuild` fixes it.
    #[error(
        "night {number}, game {game}: the score line of player {player} does not match the events; `tenpin data rebuild` fixes it"
    )]
    Line { number: u32, game: u32, player: u32 },
}
