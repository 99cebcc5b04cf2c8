//! Completion in bash, with descriptions in its lists. The script and everything else come from
//! `clap_complete`, which omits the descriptions for bash.

use std::ffi::OsString;
use std::io::{self, Write};
use std::path::Path;

use clap::Command;
use clap_complete::engine::{CompletionCandidate, complete};
use clap_complete::env::{Bash as Plain, EnvCompleter};

use crate::report::columns::{left, widest};

/// The completion types (`COMP_TYPE`) in which bash lists candidates and inserts at most their common
/// prefix: `?`, `!` and `@`. Others insert a candidate unchanged.
const LISTING: [&str; 3] = ["63", "33", "64"];
/// Variables set by the script.
const ASKED: &str = "_CLAP_COMPLETE_COMP_TYPE";
const INDEX: &str = "_CLAP_COMPLETE_INDEX";
const BETWEEN: &str = "_CLAP_IFS";

pub(super) struct Bash;

impl EnvCompleter for Bash {
    fn name(&self) -> &'static str {
        Plain.name()
    }

    fn is(&self, name: &str) -> bool {
        Plain.is(name)
    }

    fn write_registration(
        &self,
        variable: &str,
        name: &str,
        program: &str,
        completer: &str,
        script: &mut dyn Write,
    ) -> io::Result<()> {
        Plain.write_registration(variable, name, program, completer, script)
    }

    fn write_complete(
        &self,
        command: &mut Command,
        words: Vec<OsString>,
        directory: Option<&Path>,
        answer: &mut dyn Write,
    ) -> io::Result<()> {
        let variable = |name| std::env::var(name).unwrap_or_default();
        if !LISTING.contains(&variable(ASKED).as_str()) {
            return Plain.write_complete(command, words, directory, answer);
        }
        let index = variable(INDEX).parse().unwrap_or_default();
        let candidates = complete(command, words, index, directory)?;
        let lines = described(&candidates);
        write!(answer, "{}", lines.join(&variable(BETWEEN)))
    }
}

/// A single candidate is inserted, so it gets no description. With several, only the common prefix is
/// inserted, which blanks and descriptions after the values don't change.
fn described(candidates: &[CompletionCandidate]) -> Vec<String> {
    let values = candidates.iter().map(CompletionCandidate::get_value);
    let values: Vec<_> = values.map(|value| value.to_string_lossy()).collect();
    let is_listed = values.len() > 1 && values.iter().all(|value| !value.contains(' '));
    if !is_listed {
        return values.into_iter().map(Into::into).collect();
    }
    let width = widest(values.iter().map(AsRef::as_ref));
    let lines = values.iter().zip(candidates);
    let lines = lines.map(|(value, candidate)| match about(candidate) {
        Some(about) => format!("{}  {about}", left(value, width)),
        None => value.to_string(),
    });
    lines.collect()
}

/// The first line of the description.
fn about(candidate: &CompletionCandidate) -> Option<String> {
    let about = candidate.get_help()?.to_string();
    about.lines().next().map(str::to_owned)
}
