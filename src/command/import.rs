//! `tenpin import`: nights that were exported as JSON, here or elsewhere.

use std::io::{Write, stderr};

use jiff::Timestamp;
use jiff::fmt::temporal::DateTimeParser;
use thiserror::Error;
use uuid::Uuid;

use super::progress::with_bar;
use super::{CommandError, Outcome};
use crate::archive::{Imported, NightHeader, Progress, StoreError, StoredNight};
use crate::night::{Night, ReplayError};
use crate::report::night_json::{self, NightJson, NightJsonError};
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

/// Takes in every night of a text. One that can't be is told, and the others are still taken in.
pub fn nights(
    text: &str,
    store: &Store,
    language: Language,
    mut output: impl Write,
) -> Result<Outcome, CommandError> {
    let mut verdict = Outcome::Done;
    for outcome in take_all(text, store) {
        match outcome {
            Ok(imported) => writeln!(output, "{}", language.imported(imported))?,
            Err(refusal) => {
                verdict = refusal.verdict();
                writeln!(stderr(), "tenpin: {}", refusal.sentence(language))?;
            }
        }
    }
    output.flush()?;
    Ok(verdict)
}

fn take_all(text: &str, store: &Store) -> Vec<Result<Imported, ImportError>> {
    let found: Vec<_> = night_json::read_all(text).collect();
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
    const fn verdict(&self) -> Outcome {
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
