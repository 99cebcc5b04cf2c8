//! `tenpin completions`: the completion script of a shell. The script runs this program, which knows
//! the players and the nights.

mod bash;

use std::ffi::OsStr;

use clap::{Arg, Command, ValueHint};
use clap_complete::Shell;
use clap_complete::engine::{ArgValueCompleter, CompletionCandidate};
use clap_complete::env::{CompleteEnv, Elvish, Fish, Powershell, Shells, Zsh};
use color_eyre::Result;

use super::{Outcome, print};
use crate::archive::{NightHeader, NightQuery};
use crate::cli::{command_line, own_language};
use crate::store::{Store, default_path};
use crate::text::names;
use bash::Bash;

/// The environment variable set when a shell asks for completions.
const VARIABLE: &str = "COMPLETE";
/// The name of the program in the script.
const NAME: &str = "tenpin";
/// How many nights are offered, the latest ones.
const OFFERED: usize = 200;
const SHELLS: Shells<'_> = Shells(&[&Bash, &Elvish, &Fish, &Powershell, &Zsh]);

pub fn run(shell: Shell) -> Result<Outcome> {
    let mut script = Vec::new();
    if let Some(completer) = SHELLS.completer(&shell.to_string()) {
        completer.write_registration(VARIABLE, NAME, NAME, NAME, &mut script)?;
    }
    Ok(print(script)?)
}

/// Answers a request of the completion script, if there is one.
pub fn answer() -> Result<Option<Outcome>> {
    if std::env::var_os(VARIABLE).is_none() {
        return Ok(None);
    }
    let completer = CompleteEnv::with_factory(known_words).var(VARIABLE);
    let completer = completer.shells(SHELLS);
    let directory = std::env::current_dir().ok();
    let is_answered = completer.try_complete(std::env::args_os(), directory.as_deref());
    let is_answered = is_answered.map_err(|error| color_eyre::eyre::eyre!("{error}"))?;
    Ok(is_answered.then_some(Outcome::Done))
}

/// The command line with the stored players and nights as candidates.
fn known_words() -> Command {
    complete_words(command_line(own_language()))
}

fn complete_words(command: Command) -> Command {
    let command = command.mut_subcommands(complete_words);
    command.mut_args(complete_argument)
}

/// Players and nights are never completed as files.
fn complete_argument(argument: Arg) -> Arg {
    match argument.get_id().as_str() {
        "players" | "player" => argument
            .value_hint(ValueHint::Other)
            .add(ArgValueCompleter::new(players)),
        "night" | "resume" => argument
            .value_hint(ValueHint::Other)
            .add(ArgValueCompleter::new(nights)),
        _ => argument,
    }
}

/// None if the file can't be read.
fn store() -> Option<Store> {
    let path = default_path(None, |name| std::env::var_os(name)).ok()?;
    Store::look(&path).ok()
}

fn players(typed: &OsStr) -> Vec<CompletionCandidate> {
    let typed = typed.to_string_lossy().to_uppercase();
    let known = store().and_then(|store| store.players().ok());
    let known = known.unwrap_or_default().into_iter();
    let names = known.map(|player| player.to_string());
    let fitting = names.filter(|name| name.starts_with(&typed));
    fitting.map(CompletionCandidate::new).collect()
}

fn nights(typed: &OsStr) -> Vec<CompletionCandidate> {
    let typed = typed.to_string_lossy();
    let latest = NightQuery {
        limit: Some(OFFERED),
        ..NightQuery::default()
    };
    let stored = store().and_then(|store| store.nights(&latest).ok());
    let stored = stored.unwrap_or_default();
    let numbered = stored.iter().map(candidate);
    let last = CompletionCandidate::new("last");
    let all = [last].into_iter().chain(numbered);
    all.filter(|night| night.get_value().to_string_lossy().starts_with(&*typed))
        .collect()
}

fn candidate(night: &NightHeader) -> CompletionCandidate {
    let about = format!("{} {}", night.date(), names(&night.players));
    CompletionCandidate::new(night.number.to_string()).help(Some(about.into()))
}
