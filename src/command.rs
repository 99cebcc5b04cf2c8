//! What each sub-command does.

pub mod data;
pub mod nights;
mod progress;
pub mod score;
pub mod show;
pub mod stats;

use std::io;

use thiserror::Error;

use crate::store::StoreError;

/// How a command came out, when nothing kept it from coming out.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Verdict {
    /// As asked for.
    Done,
    /// Something is wrong with what was found.
    Failed,
    /// Something is wrong with what was asked for.
    Refused,
}

/// What keeps a command from its end.
#[derive(Debug, Error)]
pub enum CommandError {
    /// The file of nights.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Reading or writing.
    #[error(transparent)]
    Failed(#[from] io::Error),
}
