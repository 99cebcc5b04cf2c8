//! What each sub-command does.

pub mod data;
pub mod export;
pub mod import;
pub mod nights;
mod progress;
pub mod score;
pub mod show;
pub mod stats;

use std::io;

use thiserror::Error;

use crate::archive::StoreError;

/// How a command came out, when nothing kept it from coming out.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Outcome {
    /// As asked for.
    Done,
    /// Something is wrong with what was found.
    Failed,
    /// Something is wrong with what was given.
    WrongInput,
}

/// What keeps a command from its end.
#[derive(Debug, Error)]
pub enum CommandError {
    /// The file of nights.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// JSON that can't be written.
    #[error(transparent)]
    Json(#[from] serde_json::Error),
    /// Reading or writing.
    #[error(transparent)]
    Failed(#[from] io::Error),
}
