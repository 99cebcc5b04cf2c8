//! `tenpin import`: nights that were exported as JSON, here or elsewhere.

use std::path::Path;

use color_eyre::Result;
use color_eyre::eyre::WrapErr;
use jiff::Timestamp;
use jiff::fmt::temporal::DateTimeParser;
use thiserror::Error;
use uuid::Uuid;

use super::progress::with_bar;
use super::{Outcome, complain, look, print};
use crate::archive::{Imported, NightHeader, Progress, StoreError, StoredNight};
use crate::cli::Cli;
use crate::night::{Night, ReplayError};
use crate::report::{NightJson, NightJsonError, read_nights};
use crate::store::Store;
use crate::text::Language;

/// Why a night is not taken in.
#[derive(Debug, Error)]
pub enum ImportError {
    /// No night at all.
    #[error(transparent)]
    Json(#[from] NightJsonError),
    /// An identity that is none.
    #[error("{0:?} is no identity of a night")]
    Id(String),
    /// A time zone that nobody knows.
    #[error("{0:?} is no time zone")]
    Zone(String),
    /// An instant that is none, or before the one before it.
    #[error("event {seq}: {at:?} is no instant after the one before it")]
    Time {
        /// Which event, from 1.
        seq: usize,
        /// The instant.
        at: String,
    },
    /// What could not have happened.
    #[error(transparent)]
    Impossible(#[from] ReplayError),
    /// Nothing happened, or nothing is there.
    #[error("there is no event in it")]
    Empty,
    /// The file of nights.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Imports every night of a file. One that can't be imported is told, and does not stop the others.
pub fn run(cli: &Cli, file: &Path, language: Language) -> Result<Outcome> {
    let text = std::fs::read_to_string(file).wrap_err_with(|| file.display().to_string())?;
    let mut outcome = Outcome::Done;
    for imported in import_all(&text, &look(cli)?) {
        match imported {
            Ok(imported) => print(format!("{}\n", language.imported(imported)))?,
            Err(refusal) => {
                outcome = refusal.outcome();
                complain(&refusal.sentence(language))?;
                outcome
            }
        };
    }
    Ok(outcome)
}

fn import_all(text: &str, store: &Store) -> Vec<Result<Imported, ImportError>> {
    let found: Vec<_> = read_nights(text).collect();
    if found.is_empty() {
        return vec![Err(ImportError::Empty)];
    }
    let total = found.len() as u64;
    with_bar(|bar| {
        let numbered = (0..).zip(found);
        let taken = numbered.map(|(done, night)| {
            bar.show(Progress { done, total });
            Ok(store.import(&checked(night?)?)?)
        });
        taken.collect()
    })
}

/// A night that could be one of ours.
fn checked(NightJson { header, events }: NightJson) -> Result<StoredNight, ImportError> {
    let NightHeader { id, zone, .. } = header;
    let id = match Uuid::parse_str(&id) {
        Ok(id) => id.to_string(),
        Err(_unreadable) => return Err(ImportError::Id(id)),
    };
    if DateTimeParser::new().parse_time_zone(&zone).is_err() {
        return Err(ImportError::Zone(zone));
    }
    if events.is_empty() {
        return Err(ImportError::Empty);
    }
    let (times, events): (Vec<_>, Vec<_>) = events.into_iter().unzip();
    Ok(StoredNight {
        header: NightHeader { id, zone, ..header },
        night: Night::replay(events)?,
        times: instants(times)?,
        trouble: None,
    })
}

fn instants(times: Vec<String>) -> Result<Vec<Timestamp>, ImportError> {
    let mut last = Timestamp::MIN;
    let instants = (1..).zip(times).map(|(seq, at)| {
        let instant = at.parse().ok().filter(|instant| *instant >= last);
        last = instant.ok_or(ImportError::Time { seq, at })?;
        Ok(last)
    });
    instants.collect()
}

impl ImportError {
    const fn outcome(&self) -> Outcome {
        match self {
            Self::Store(_) => Outcome::Failed,
            _ => Outcome::WrongInput,
        }
    }

    fn sentence(&self, language: Language) -> String {
        match self {
            Self::Store(refusal) => language.store_refusal(refusal),
            other => language.not_imported(&other.to_string()),
        }
    }
}
