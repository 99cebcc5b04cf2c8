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

use crate::report::Facts;
use crate::store::{NightRow, StoreError};

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

/// What is known of a night beside what happened in it.
pub fn facts(row: &NightRow) -> Facts {
    let began = row.began();
    Facts {
        number: row.number,
        id: row.id.clone(),
        date: began.strftime("%Y-%m-%d").to_string(),
        time: began.strftime("%H:%M").to_string(),
        zone: row.zone.clone(),
        label: row.label.clone(),
    }
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
