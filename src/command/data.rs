//! `tenpin data`: looks after the file of nights.

use std::io::Write;
use std::path::Path;

use super::progress::with_bar;
use super::{CommandError, Outcome};
use crate::store::Store;
use crate::text::Language;

/// Where the file is.
pub fn path(path: &Path, mut output: impl Write) -> Result<Outcome, CommandError> {
    writeln!(output, "{}", path.display())?;
    Ok(Outcome::Done)
}

/// Tells everything that is wrong with the file, or that nothing is.
pub fn check(
    store: &Store,
    language: Language,
    mut output: impl Write,
) -> Result<Outcome, CommandError> {
    let mut nights = 0;
    let problems = with_bar(|bar| {
        store.check(&mut |progress| {
            nights = progress.total;
            bar.show(progress);
        })
    })?;
    for problem in &problems {
        writeln!(output, "{}", language.problem(problem))?;
    }
    if !problems.is_empty() {
        return Ok(Outcome::Failed);
    }
    writeln!(output, "{}", language.all_as_written(nights))?;
    Ok(Outcome::Done)
}

/// Makes the finished lines again.
pub fn rebuild(
    store: &Store,
    language: Language,
    mut output: impl Write,
) -> Result<Outcome, CommandError> {
    let rebuilt = with_bar(|bar| store.rebuild(&mut |progress| bar.show(progress)))?;
    writeln!(output, "{}", language.rebuilt(&rebuilt))?;
    match rebuilt.broken {
        0 => Ok(Outcome::Done),
        _ => Ok(Outcome::Failed),
    }
}

/// Copies the file.
pub fn backup(
    store: &Store,
    file: &Path,
    language: Language,
    mut output: impl Write,
) -> Result<Outcome, CommandError> {
    store.backup(file)?;
    writeln!(output, "{}", language.copied_to(file))?;
    Ok(Outcome::Done)
}
