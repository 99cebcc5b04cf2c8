//! What a check of the whole file can find.

use thiserror::Error;

use super::{Cause, Trouble};

/// Something in the file that is not as it should be.
#[derive(Debug, Error)]
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
        /// The night.
        number: u32,
        /// What is wrong with it.
        #[source]
        trouble: Trouble,
    },
    /// When a night began and ended.
    #[error("night {number}: its beginning or end is not that of its events")]
    Times {
        /// The night.
        number: u32,
    },
    /// A line is missing, too much or different: `tenpin data rebuild` makes it right.
    #[error(
        "night {number}, game {game}: the line of player {player} is not what its events make; `tenpin data rebuild` makes it right"
    )]
    Line {
        /// The night.
        number: u32,
        /// The game.
        game: u32,
        /// The number of the player.
        player: u32,
    },
}
