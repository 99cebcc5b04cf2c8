//! What the command line asks of nights that were kept: finds the file, and has the command do it.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use color_eyre::eyre::{Result, WrapErr};

use crate::archive::{NightReference, StoreError};
use crate::cli::{Cli, DataTask, ExportArguments, NightsArguments, StatsArguments};
use crate::command::{self, Outcome, data, export, import, show, stats};
use crate::report::Sheet;
use crate::session::glyphs;
use crate::store::{Store, default_path};
use crate::text::Language;
use crate::ui::{Glyphs, in_ascii};

fn path(cli: &Cli) -> std::result::Result<PathBuf, StoreError> {
    default_path(cli.data.clone(), |name| std::env::var_os(name))
}

/// The file of nights, to look at it.
pub fn look(cli: &Cli) -> std::result::Result<Store, StoreError> {
    Store::look(&path(cli)?)
}

/// Lists nights.
pub fn list_nights(cli: &Cli, nights: &NightsArguments, language: Language) -> Result<Outcome> {
    let rows = look(cli)?.nights(&nights.query())?;
    let output = io::stdout().lock();
    let verdict = if nights.json {
        command::nights::json(&rows, output)?
    } else {
        command::nights::list(&rows, &nights.query(), language, output)?
    };
    Ok(verdict)
}

/// Shows the boards of a night.
pub fn show_night(cli: &Cli, night: NightReference, language: Language) -> Result<Outcome> {
    let output = io::stdout().lock();
    Ok(show::night(&look(cli)?, night, language, output)?)
}

/// Writes a night in a form to read elsewhere.
pub fn export_night(cli: &Cli, wanted: &ExportArguments, language: Language) -> Result<Outcome> {
    let reading = look(cli)?.read(wanted.night)?;
    let sheet = Sheet {
        night: &reading.night,
        header: &reading.header,
    };
    let form = (wanted.form(), wanted.detail());
    let page = export::render(sheet, &reading.times, form, language)?;
    let output = io::stdout().lock();
    let verdict = export::deliver(&page, wanted.output.as_deref(), output)?;
    let Some(trouble) = reading.trouble else {
        return Ok(verdict);
    };
    writeln!(io::stderr(), "tenpin: {}", language.trouble(&trouble))?;
    Ok(Outcome::Failed)
}

/// Takes in nights.
pub fn import_nights(cli: &Cli, file: &Path, language: Language) -> Result<Outcome> {
    let text = std::fs::read_to_string(file).wrap_err_with(|| file.display().to_string())?;
    let store = look(cli)?;
    let output = io::stdout().lock();
    Ok(import::nights(&text, &store, language, output)?)
}

/// Tells what finished games add up to.
pub fn tell_statistics(
    cli: &Cli,
    arguments: &StatsArguments,
    language: Language,
) -> Result<Outcome> {
    let store = look(cli)?;
    let selection = arguments.selection();
    let format = if arguments.json {
        stats::Format::Json(language)
    } else {
        stats::Format::Text(language)
    };
    let mut page = Vec::new();
    let verdict = match arguments.player {
        None => stats::everybody(&store, selection, format, &mut page)?,
        Some(player) => stats::player(&store, (player, selection), format, &mut page)?,
    };
    let page = String::from_utf8_lossy(&page);
    let page = match glyphs(cli) {
        Glyphs::Ascii => in_ascii(&page),
        Glyphs::Unicode => page.into_owned(),
    };
    io::stdout().write_all(page.as_bytes())?;
    Ok(verdict)
}

/// Looks after the file.
pub fn look_after(cli: &Cli, task: &DataTask, language: Language) -> Result<Outcome> {
    let output = io::stdout().lock();
    let verdict = match task {
        DataTask::Path => data::path(&path(cli)?, output)?,
        DataTask::Check => data::check(&look(cli)?, language, output)?,
        DataTask::Rebuild => data::rebuild(&look(cli)?, language, output)?,
        DataTask::Backup { file } => data::backup(&look(cli)?, file, language, output)?,
    };
    Ok(verdict)
}
