//! `tenpin import`: imports nights from a JSON export.

use std::io::{self, Read};
use std::path::Path;
use std::str::Utf8Error;

use color_eyre::Result;
use color_eyre::eyre::WrapErr;
use serde::Serialize;

use super::progress::with_bar;
use super::{Outcome, complain, json_line, look, print};
use crate::archive::{Imported, NightJsonError, Progress, StoreError, StoredNight};
use crate::cli::Cli;
use crate::report::read_nights;
use crate::store::Store;
use crate::text::Language;

/// Imports every night of a file. A rejected night is reported and does not stop the others.
pub fn run(cli: &Cli, file: &Path, is_json: bool, language: Language) -> Result<Outcome> {
    let bytes = read(file).wrap_err_with(|| file.display().to_string())?;
    let store = look(cli)?;
    let nights = nights(&bytes);
    let total = nights.len() as u64;
    let imports: Vec<_> = with_bar(|bar| {
        let numbered = (0..).zip(nights);
        let imports = numbered.map(|(done, night)| {
            bar.show(Progress { done, total });
            import(night, &store)
        });
        imports.collect()
    });
    let mut outcome = Outcome::Done;
    for imported in imports {
        if is_json {
            print(json_line(ImportJson::new(&imported))?)?;
        }
        match imported {
            Ok(_) if is_json => {}
            Ok(imported) => drop(print(language.imported(imported) + "\n")?),
            Err(refusal) => {
                outcome = refusal.outcome();
                complain(&refusal.sentence(language))?;
            }
        }
    }
    Ok(outcome)
}

/// `-` is standard input.
fn read(file: &Path) -> io::Result<Vec<u8>> {
    if file == Path::new("-") {
        let mut bytes = Vec::new();
        io::stdin().read_to_end(&mut bytes)?;
        return Ok(bytes);
    }
    std::fs::read(file)
}

/// Never empty.
fn nights(bytes: &[u8]) -> Vec<Result<StoredNight, NightJsonError>> {
    let nights: Vec<_> = match std::str::from_utf8(bytes) {
        Ok(text) => read_nights(text).collect(),
        Err(error) => vec![Err(no_text(bytes, error))],
    };
    if nights.is_empty() {
        return vec![Err(NightJsonError::Empty)];
    }
    nights
}

/// The position of the first invalid UTF-8, as an error.
fn no_text(bytes: &[u8], error: Utf8Error) -> NightJsonError {
    let lines = bytes.get(..error.valid_up_to()).unwrap_or_default();
    let mut lines = lines.rsplit(|byte| *byte == b'\n');
    let column = lines.next().map_or(1, |last| last.len() + 1);
    NightJsonError::Shape {
        line: lines.count() + 1,
        column,
    }
}

/// Why a night is rejected.
enum Refusal {
    Unreadable(NightJsonError),
    Store(StoreError),
}

impl Refusal {
    const fn outcome(&self) -> Outcome {
        match self {
            Self::Unreadable(_) => Outcome::WrongInput,
            Self::Store(_) => Outcome::Failed,
        }
    }

    fn sentence(&self, language: Language) -> String {
        match self {
            Self::Unreadable(refusal) => language.not_imported(&language.no_night(refusal)),
            Self::Store(refusal) => language.command_refusal(refusal),
        }
    }
}

fn import(night: Result<StoredNight, NightJsonError>, store: &Store) -> Result<Imported, Refusal> {
    let night = night.map_err(Refusal::Unreadable)?;
    store.import(&night).map_err(Refusal::Store)
}

/// Keys may be added, never changed.
#[derive(Serialize)]
struct ImportJson {
    /// None if it was rejected.
    night: Option<u32>,
    result: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<String>,
}

impl ImportJson {
    fn new(imported: &Result<Imported, Refusal>) -> Self {
        let (night, result) = match imported {
            Ok(Imported::Added(number)) => (Some(*number), "added"),
            Ok(Imported::Same(number)) => (Some(*number), "same"),
            Ok(Imported::Longer(number)) => (Some(*number), "updated"),
            Ok(Imported::Shorter(number)) => (Some(*number), "shorter"),
            Err(_) => (None, "refused"),
        };
        let refusal = imported.as_ref().err();
        let reason = refusal.map(|refusal| refusal.sentence(Language::English));
        Self {
            night,
            result,
            reason,
        }
    }
}
