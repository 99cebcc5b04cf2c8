//! `tenpin import`: nights that were exported as JSON.

use std::path::Path;

use color_eyre::Result;
use color_eyre::eyre::WrapErr;

use super::progress::with_bar;
use super::{Outcome, complain, look, print};
use crate::archive::{Progress, StoredNight};
use crate::cli::Cli;
use crate::report::{NightJsonError, read_nights};
use crate::store::Store;
use crate::text::Language;

/// Imports every night of a file. A refused night is reported and does not stop the others.
pub fn run(cli: &Cli, file: &Path, language: Language) -> Result<Outcome> {
    let text = std::fs::read_to_string(file).wrap_err_with(|| file.display().to_string())?;
    let store = look(cli)?;
    let mut nights: Vec<_> = read_nights(&text).collect();
    if nights.is_empty() {
        nights.push(Err(NightJsonError::Empty));
    }
    let total = nights.len() as u64;
    let imports: Vec<_> = with_bar(|bar| {
        let numbered = (0..).zip(nights);
        let imports = numbered.map(|(done, night)| {
            bar.show(Progress { done, total });
            import(night, &store, language)
        });
        imports.collect()
    });
    let mut outcome = Outcome::Done;
    for imported in imports {
        match imported {
            Ok(sentence) => drop(print(sentence)?),
            Err((refused, sentence)) => {
                outcome = refused;
                complain(&sentence)?;
            }
        }
    }
    Ok(outcome)
}

/// What was imported, or why the night is refused.
fn import(
    night: Result<StoredNight, NightJsonError>,
    store: &Store,
    language: Language,
) -> Result<String, (Outcome, String)> {
    let night = night.map_err(|refusal| {
        let sentence = language.not_imported(&refusal.to_string());
        (Outcome::WrongInput, sentence)
    })?;
    let imported = store.import(&night);
    let imported =
        imported.map_err(|refusal| (Outcome::Failed, language.store_refusal(&refusal)))?;
    Ok(language.imported(imported) + "\n")
}
