//! `tenpin data`: checks, rebuilds or backs up the data file.

use std::path::Path;

use color_eyre::Result;

use super::progress::with_bar;
use super::{Outcome, data_file, look, print};
use crate::cli::{Cli, DataTask};
use crate::store::Store;
use crate::text::Language;

pub fn run(cli: &Cli, task: &DataTask, language: Language) -> Result<Outcome> {
    match task {
        DataTask::Path => Ok(print(format!("{}\n", data_file(cli)?.display()))?),
        DataTask::Check => check(&look(cli)?, language),
        DataTask::Rebuild => rebuild(&look(cli)?, language),
        DataTask::Backup { file } => backup(&look(cli)?, file, language),
    }
}

fn check(store: &Store, language: Language) -> Result<Outcome> {
    let mut nights = 0;
    let problems = with_bar(|bar| {
        store.check(&mut |progress| {
            nights = progress.total;
            bar.show(progress);
        })
    })?;
    if problems.is_empty() {
        return Ok(print(format!("{}\n", language.all_as_written(nights)))?);
    }
    let lines = problems
        .iter()
        .map(|problem| language.problem(problem) + "\n");
    print(lines.collect::<String>())?;
    Ok(Outcome::Failed)
}

fn rebuild(store: &Store, language: Language) -> Result<Outcome> {
    let rebuilt = with_bar(|bar| store.rebuild(&mut |progress| bar.show(progress)))?;
    let outcome = print(format!("{}\n", language.rebuilt(&rebuilt)))?;
    match rebuilt.broken {
        0 => Ok(outcome),
        _ => Ok(Outcome::Failed),
    }
}

fn backup(store: &Store, file: &Path, language: Language) -> Result<Outcome> {
    store.backup(file)?;
    Ok(print(format!("{}\n", language.copied_to(file)))?)
}
