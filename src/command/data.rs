//! `tenpin data`: looks after the stored nights.

use std::io;
use std::path::Path;

use color_eyre::Result;

use super::progress::with_bar;
use super::{Outcome, complain, data_file, look, print};
use crate::archive::{NightChange, NightHeader, NightReference};
use crate::cli::{Cli, DataTask};
use crate::session::is_terminal;
use crate::store::Store;
use crate::text::{Language, names};

pub fn run(cli: &Cli, task: &DataTask, language: Language) -> Result<Outcome> {
    match task {
        DataTask::Path => Ok(print(format!("{}\n", data_file(cli)?.display()))?),
        DataTask::Check => check(&look(cli)?, language),
        DataTask::Rebuild => rebuild(&look(cli)?, language),
        DataTask::Backup { file } => backup(&look(cli)?, file, language),
        DataTask::Exclude { night } => change(&look(cli)?, *night, &NightChange::Exclude, language),
        DataTask::Include { night } => change(&look(cli)?, *night, &NightChange::Include, language),
        DataTask::Delete { night, yes } => delete(&look(cli)?, *night, *yes, language),
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

/// Changes a night and tells so.
pub(super) fn change(
    store: &Store,
    night: NightReference,
    change: &NightChange,
    language: Language,
) -> Result<Outcome> {
    let number = store.find(night)?.number;
    store.change(number, change)?;
    let sentence = language.changed_night(number, change);
    Ok(print(format!("{sentence}\n"))?)
}

/// Tells what goes, and asks.
fn delete(
    store: &Store,
    night: NightReference,
    is_agreed: bool,
    language: Language,
) -> Result<Outcome> {
    let night = store.find(night)?;
    if !is_agreed && !is_terminal() {
        complain(language.deleting_asks())?;
        return Ok(Outcome::WrongInput);
    }
    if !is_agreed && !is_answered_yes(&night, language)? {
        return Ok(print(format!("{}\n", language.not_deleted()))?);
    }
    let night = NightReference::Number(night.number);
    change(store, night, &NightChange::Delete, language)
}

/// Anything but a yes is a no, the end of the input too.
fn is_answered_yes(night: &NightHeader, language: Language) -> io::Result<bool> {
    print(format!(
        "{} · {}\n{} {} {} ",
        language.what_is_stored(night),
        names(&night.players),
        language.ask_to_delete(night.number),
        language.deleted_for_good(),
        language.yes_or_no(),
    ))?;
    let mut answer = String::new();
    io::stdin().read_line(&mut answer)?;
    Ok(matches!(answer.trim(), "y" | "Y" | "yes" | "ㅛ"))
}
