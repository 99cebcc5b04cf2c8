//! `tenpin doctor`: everything a bug report needs. In English, because a maintainer reads it.

use std::fmt::Write;
use std::fs;
use std::io::{self, IsTerminal};
use std::path::Path;

use color_eyre::Result;

use super::{Outcome, data_file, print};
use crate::archive::{Progress, StoreError};
use crate::cli::{Cli, version};
use crate::session::glyphs;
use crate::store::Store;
use crate::text::Language;
use crate::ui::{Depth, Glyphs};

/// The variables that change how the program looks and where it saves.
const VARIABLES: [&str; 14] = [
    "TERM",
    "COLORTERM",
    "TERM_PROGRAM",
    "NO_COLOR",
    "LC_ALL",
    "LC_MESSAGES",
    "LANG",
    "SSH_CONNECTION",
    "TENPIN_DATA",
    "TENPIN_LANG",
    "TENPIN_THEME",
    "TENPIN_ASCII",
    "TENPIN_STILL",
    "TENPIN_MOUSE",
];

pub fn run(cli: &Cli, language: Language) -> Result<Outcome> {
    let mut page = String::new();
    let (system, machine) = (std::env::consts::OS, std::env::consts::ARCH);
    writeln!(page, "tenpin     {}", version())?;
    writeln!(page, "system     {system} {machine}")?;
    writeln!(page, "terminal   {}", terminal())?;
    writeln!(page, "colours    {}", colours())?;
    writeln!(page, "glyphs     {}", shapes(cli))?;
    writeln!(page, "language   {}", language.code())?;
    for (name, value) in VARIABLES.iter().filter_map(variable) {
        writeln!(page, "variable   {name}={value}")?;
    }
    let (health, outcome) = health(cli);
    writeln!(page, "{health}")?;
    print(page)?;
    Ok(outcome)
}

/// None if not set. Addresses are private, so they are not printed.
fn variable(name: &&'static str) -> Option<(&'static str, String)> {
    let value = std::env::var_os(name)?;
    let value = match *name {
        "SSH_CONNECTION" => "(set)".to_owned(),
        _ => value.to_string_lossy().escape_debug().to_string(),
    };
    Some((name, value))
}

fn terminal() -> String {
    let is_one = io::stdin().is_terminal() && io::stdout().is_terminal();
    match crossterm::terminal::size() {
        Ok((columns, rows)) if is_one => format!("{columns}x{rows}"),
        _ => "none".to_owned(),
    }
}

fn colours() -> &'static str {
    match Depth::from_environment(|name| std::env::var(name).ok()) {
        Depth::Colourless => "none",
        Depth::Sixteen => "16",
        Depth::Indexed => "256",
        Depth::Full => "true colour",
    }
}

fn shapes(cli: &Cli) -> &'static str {
    match glyphs(cli) {
        Glyphs::Ascii => "ASCII",
        Glyphs::Unicode => "Unicode",
    }
}

/// The data file and its state. An unusable file is a finding, not a failure of this command.
fn health(cli: &Cli) -> (String, Outcome) {
    let path = match data_file(cli) {
        Ok(path) => path,
        Err(error) => return (format!("data       {error}"), Outcome::Failed),
    };
    let (size, place) = (size(&path), path.display().to_string());
    match findings(&path) {
        Ok((nights, problems)) if problems.is_empty() => {
            let sentence = Language::English.all_as_written(nights);
            let found = format!("data       {place}, {size}\nhealth     {sentence}");
            (found, Outcome::Done)
        }
        Ok((nights, problems)) => {
            let found = problems.join("\nhealth     ");
            let found = format!(
                "data       {place}, {size}\nhealth     {nights} nights\nhealth     {found}"
            );
            (found, Outcome::Failed)
        }
        Err(error) => {
            let found = format!("data       {place}, {size}\nhealth     {error}");
            (found, Outcome::Failed)
        }
    }
}

fn size(path: &Path) -> String {
    match fs::metadata(path) {
        Ok(metadata) => format!("{} bytes", metadata.len()),
        Err(_) => "not there yet".to_owned(),
    }
}

fn findings(path: &Path) -> Result<(u64, Vec<String>), StoreError> {
    let mut nights = 0;
    let problems = Store::look(path)?.check(&mut |progress: Progress| nights = progress.total)?;
    Ok((nights, problems.iter().map(ToString::to_string).collect()))
}
