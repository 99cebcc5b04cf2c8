//! What a check of the whole file can find.

use thiserror::Error;

use super::{Cause, Trouble};

/// Something in the file that is not as it should be.
#[derive(Debug, Error)]
#[expect(missing_docs, reason = "the sentences say what the fields are")]
pub enum Problem {
    /// SQLite finds its own structure damaged.
    #[error("the file: {0}")]
    File(String),
    /// SQLite can't read on.
    #[error("the file can't be read on: {0}")]
    Unreadable(#[source] Cause),
    /// The events of a night.
    #[error("night {number}: {trouble}")]
    Night {
        number: u32,
        #[source]
        trouble: Trouble,
    },
    /// When a night began and ended.
    #[error("night {number}: its beginning or end is not that of its events")]
    Times { number: u32 },
    /// A line is missing, too much or different: `tenpin data rebuild` makes it right.
    #[error(
        "night {number}, game {game}: the line of player {player} is not what its events make; `tenpin data rebuild` makes it right"
    )]
    Line { number: u32, game: u32, player: u32 },
}
