//! `tenpin data`: maintains the data file.

use std::io;
use std::path::Path;

use color_eyre::Result;
use serde_json::{Value, json};

use super::progress::with_bar;
use super::{Outcome, complain, data_file, json_line, look, print};
use crate::archive::{NightChange, NightHeader, NightReference};
use crate::cli::{Cli, DataTask};
use crate::session::is_terminal;
use crate::store::Store;
use crate::text::{Language, names};

pub fn run(cli: &Cli, task: &DataTask, is_json: bool, language: Language) -> Result<Outcome> {
    let reporter = Reporter {
        form: AnswerForm::new(is_json),
        language,
    };
    match task {
        DataTask::Path => reporter.path(&data_file(cli)?),
        DataTask::Check => check(&look(cli)?, reporter),
        DataTask::Rebuild => rebuild(&look(cli)?, reporter),
        DataTask::Backup { file } => {
            look(cli)?.backup(file)?;
            let object = json!({ "file": file.display().to_string() });
            reporter.tell(&object, || language.copied_to(file))
        }
        DataTask::Exclude { night } => change(&look(cli)?, *night, &NightChange::Exclude, reporter),
        DataTask::Include { night } => change(&look(cli)?, *night, &NightChange::Include, reporter),
        DataTask::Delete { night, yes } => delete(&look(cli)?, *night, *yes, reporter),
    }
}

/// Reports what was done: a sentence, or a JSON object. Keys may be added, never changed.
#[derive(Clone, Copy)]
pub(super) struct Reporter {
    pub(super) form: AnswerForm,
    pub(super) language: Language,
}

/// The output format of a command.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum AnswerForm {
    Words,
    Json,
}

impl AnswerForm {
    const fn new(is_json: bool) -> Self {
        if is_json { Self::Json } else { Self::Words }
    }
}

impl Reporter {
    fn tell(self, object: &Value, sentence: impl FnOnce() -> String) -> Result<Outcome> {
        if self.form == AnswerForm::Json {
            return Ok(print(json_line(object)?)?);
        }
        Ok(print(sentence() + "\n")?)
    }

    fn path(self, path: &Path) -> Result<Outcome> {
        let path = path.display().to_string();
        self.tell(&json!({ "path": path }), || path.clone())
    }
}

fn check(store: &Store, reporter: Reporter) -> Result<Outcome> {
    let language = reporter.language;
    let mut nights = 0;
    let problems = with_bar(|bar| {
        store.check(&mut |progress| {
            nights = progress.total;
            bar.show(progress);
        })
    })?;
    let told: Vec<_> = problems.iter().map(ToString::to_string).collect();
    let object = json!({ "nights": nights, "problems": told });
    if problems.is_empty() {
        return reporter.tell(&object, || language.all_as_written(nights));
    }
    let lines: Vec<_> = problems
        .iter()
        .map(|problem| language.problem(problem))
        .collect();
    reporter.tell(&object, || lines.join("\n"))?;
    Ok(Outcome::Failed)
}

fn rebuild(store: &Store, reporter: Reporter) -> Result<Outcome> {
    let rebuilt = with_bar(|bar| store.rebuild(&mut |progress| bar.show(progress)))?;
    let object = json!({
        "nights": rebuilt.nights, "lines": rebuilt.lines, "broken": rebuilt.broken
    });
    let outcome = reporter.tell(&object, || reporter.language.rebuilt(&rebuilt))?;
    match rebuilt.broken {
        0 => Ok(outcome),
        _ => Ok(Outcome::Failed),
    }
}

/// Changes a night and reports it.
pub(super) fn change(
    store: &Store,
    night: NightReference,
    change: &NightChange,
    reporter: Reporter,
) -> Result<Outcome> {
    let number = store.find(night)?.number;
    store.change(number, change)?;
    let word = match change {
        NightChange::Label(_) => "labelled",
        NightChange::Exclude => "excluded",
        NightChange::Include => "included",
        NightChange::Delete => "deleted",
    };
    let object = json!({ "night": number, "change": word });
    reporter.tell(&object, || reporter.language.changed_night(number, change))
}

/// Shows what would be deleted, and asks.
fn delete(
    store: &Store,
    night: NightReference,
    is_agreed: bool,
    reporter: Reporter,
) -> Result<Outcome> {
    let language = reporter.language;
    let night = store.find(night)?;
    if !is_agreed && !is_terminal() {
        complain(language.deleting_asks())?;
        return Ok(Outcome::WrongInput);
    }
    if !is_agreed && !is_answered_yes(&night, language)? {
        return Ok(print(format!("{}\n", language.not_deleted()))?);
    }
    let night = NightReference::Number(night.number);
    change(store, night, &NightChange::Delete, reporter)
}

/// Anything but a yes is a no, including the end of the input.
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
