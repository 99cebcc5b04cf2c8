//! The sub-commands: one `run` each, from arguments to an [`Outcome`].

#[cfg(feature = "centre")]
pub mod centre;
pub mod completions;
pub mod data;
pub mod doctor;
pub mod export;
pub mod import;
pub mod label;
pub mod nights;
mod progress;
pub mod score;
pub mod serve;
pub mod show;
pub mod stats;
mod stranger;
pub mod watch;

use std::io::{self, Write};
use std::path::PathBuf;

use serde::Serialize;

use color_eyre::Report;

use crate::archive::{NightReference, StoreError, Trouble};
use crate::cli::Cli;
use crate::session::Ending;
use crate::session::ExitReport;
use crate::store::{Store, VARIABLE, default_path};
use crate::text::Language;

/// How a command ended.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Outcome {
    Done,
    /// A check found a problem.
    Failed,
    /// The arguments or the input are invalid.
    WrongInput,
    /// Ended by this signal.
    Signal(i32),
}

const HANG_UP: i32 = 1;

impl From<ExitReport> for Outcome {
    fn from(report: ExitReport) -> Self {
        match report.ending {
            Ending::Quit if report.unsaved > 0 => Self::Failed,
            Ending::Quit => Self::Done,
            Ending::Signal(signal) => Self::Signal(signal),
            Ending::Gone => Self::Signal(HANG_UP),
        }
    }
}

fn data_file(cli: &Cli) -> Result<PathBuf, StoreError> {
    default_path(cli.options.data.clone(), |name| std::env::var_os(name))
}

/// Was the file given by `--data` or the environment variable?
fn is_file_given(cli: &Cli) -> bool {
    cli.options.data.is_some() || std::env::var_os(VARIABLE).is_some_and(|path| !path.is_empty())
}

/// A date selects the latest night of that day; this names the others.
fn tell_others(store: &Store, night: NightReference, language: Language) -> Result<(), Report> {
    let NightReference::Date(date) = night else {
        return Ok(());
    };
    let nights = store.nights_on(date)?;
    let mut others: Vec<_> = nights.iter().skip(1).map(|night| night.number).collect();
    others.sort_unstable();
    if !others.is_empty() {
        complain(&language.more_nights_on(date, &others))?;
    }
    Ok(())
}

/// Opens the store read-only.
fn look(cli: &Cli) -> Result<Store, StoreError> {
    Store::look(&data_file(cli)?)
}

fn print(page: impl AsRef<[u8]>) -> io::Result<Outcome> {
    let mut output = io::stdout().lock();
    output.write_all(page.as_ref())?;
    output.flush()?;
    Ok(Outcome::Done)
}

/// Reports an error on stderr.
fn complain(sentence: &str) -> io::Result<()> {
    writeln!(io::stderr(), "tenpin: {sentence}")
}

/// Reports what is wrong with a damaged night; success if nothing is.
fn tell_trouble(trouble: Option<&Trouble>, language: Language) -> io::Result<Outcome> {
    let Some(trouble) = trouble else {
        return Ok(Outcome::Done);
    };
    complain(&language.trouble(trouble))?;
    Ok(Outcome::Failed)
}

fn json_line(object: impl Serialize) -> Result<String, serde_json::Error> {
    Ok(serde_json::to_string(&object)? + "\n")
}
