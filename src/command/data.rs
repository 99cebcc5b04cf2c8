//! `tenpin data`: looks after the file of nights.

use std::io::Write;
use std::path::Path;

use super::progress::with_bar;
use super::{CommandError, Verdict};
use crate::store::Store;
use crate::text::Language;

/// Where the file is.
///
/// # Errors
/// It can't be told.
pub fn path(path: &Path, mut output: impl Write) -> Result<Verdict, CommandError> {
    writeln!(output, "{}", path.display())?;
    Ok(Verdict::Done)
}

/// Tells everything that is wrong with the file, or that nothing is.
///
/// # Errors
/// The file can't be read at all.
pub fn check(
    store: &Store,
    language: Language,
    mut output: impl Write,
) -> Result<Verdict, CommandError> {
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
        return Ok(Verdict::Failed);
    }
    writeln!(output, "{}", language.all_as_written(nights))?;
    Ok(Verdict::Done)
}

/// Makes the finished lines again.
///
/// # Errors
/// The lines are as they were.
pub fn rebuild(
    store: &Store,
    language: Language,
    mut output: impl Write,
) -> Result<Verdict, CommandError> {
    let rebuilt = with_bar(|bar| store.rebuild(&mut |progress| bar.show(progress)))?;
    writeln!(output, "{}", language.rebuilt(&rebuilt))?;
    match rebuilt.broken {
        0 => Ok(Verdict::Done),
        _ => Ok(Verdict::Failed),
    }
}

/// Copies the file.
///
/// # Errors
/// There is no copy.
pub fn backup(
    store: &Store,
    file: &Path,
    language: Language,
    mut output: impl Write,
) -> Result<Verdict, CommandError> {
    store.backup(file)?;
    writeln!(output, "{}", language.copied_to(file))?;
    Ok(Verdict::Done)
}
