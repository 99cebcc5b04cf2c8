//! Arguments in, exit code out.

use std::ffi::OsString;
use std::io::{self, BufRead, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use clap::CommandFactory;
use color_eyre::eyre::WrapErr;
use signal_hook::consts::SIGXFSZ;
use tenpin::app::{App, View};
use tenpin::cli::{Cli, Command, DataTask, ExportArguments, NightsArguments, StatsArguments};
use tenpin::command::score::{self, Judge};
use tenpin::command::{self, CommandError, Verdict, data, export, import, show, stats};
use tenpin::play::{Left, can_take_the_screen, glyphs, play, replay, watch};
use tenpin::report::Sheet;
use tenpin::runtime::Ending;
use tenpin::store::{NightReference, Store, StoreError, default_path};
use tenpin::text::Language;
use tenpin::ui::{Glyphs, in_ascii};

const WRONG_INPUT: u8 = 2;
const AFTER_SIGNAL: i32 = 128;
const HANG_UP: i32 = 1;

fn main() -> ExitCode {
    match color_eyre::install().and_then(|()| run()) {
        Ok(code) => code,
        Err(report) if is_broken_pipe(&report) => ExitCode::SUCCESS,
        Err(report) => {
            // Nothing is left to try when even this cannot be written.
            let _ = writeln!(io::stderr(), "tenpin: {report:#}");
            ExitCode::FAILURE
        }
    }
}

/// Whoever reads our output has read enough.
fn is_broken_pipe(report: &color_eyre::Report) -> bool {
    let failure = report.downcast_ref::<io::Error>();
    failure.is_some_and(|failure| failure.kind() == io::ErrorKind::BrokenPipe)
}

fn run() -> color_eyre::Result<ExitCode> {
    let cli = match Cli::read(std::env::args_os().collect()) {
        Ok(cli) => cli,
        Err(refusal) => return tell(&refusal),
    };
    // A limit on the size of files is an error of the write then, and not the end.
    signal_hook::flag::register(SIGXFSZ, Arc::new(AtomicBool::new(false)))?;
    let language = cli.language();
    obey(&cli, language).or_else(|report| refuse(report, language))
}

/// A refusal, or the help or version that was asked for.
fn tell(refusal: &clap::Error) -> color_eyre::Result<ExitCode> {
    refusal.print()?;
    match refusal.exit_code() {
        0 => Ok(ExitCode::SUCCESS),
        _ => Ok(ExitCode::from(WRONG_INPUT)),
    }
}

/// A refusal of the file of nights has its sentence in each language.
fn refuse(report: color_eyre::Report, language: Language) -> color_eyre::Result<ExitCode> {
    let refusal = match report.downcast() {
        Ok(CommandError::Store(refusal)) => refusal,
        Ok(CommandError::Failed(failure)) => return Err(failure.into()),
        Ok(CommandError::Json(failure)) => return Err(failure.into()),
        Err(report) => report.downcast()?,
    };
    writeln!(io::stderr(), "tenpin: {}", language.store_refusal(&refusal))?;
    match refusal {
        StoreError::NoSuchNight { night, .. } if night != NightReference::Last => {
            Ok(ExitCode::from(WRONG_INPUT))
        }
        _ => Ok(ExitCode::FAILURE),
    }
}

fn obey(cli: &Cli, language: Language) -> color_eyre::Result<ExitCode> {
    match &cli.command {
        None => Ok(exit_code(play(cli, language)?)),
        Some(Command::Score { json, balls }) => run_score(language, *json, balls),
        Some(Command::Completions { shell }) => print_completions(*shell),
        Some(Command::Nights(nights)) => list_nights(cli, nights, language),
        Some(Command::Show { night, replay }) if *replay => replay_night(cli, *night, language),
        Some(Command::Show { night, .. }) => show_night(cli, *night, language),
        Some(Command::Watch { night, big }) => watch_night(cli, *night, *big, language),
        Some(Command::Export(wanted)) => export_night(cli, wanted, language),
        Some(Command::Import { file }) => import_nights(cli, file, language),
        Some(Command::Stats(stats)) => tell_statistics(cli, stats, language),
        Some(Command::Data { task }) => look_after(cli, task, language),
    }
}

fn exit_code(left: Left) -> ExitCode {
    let signal = match left.ending {
        Ending::Quit if left.unsaved > 0 => return ExitCode::FAILURE,
        Ending::Quit => return ExitCode::SUCCESS,
        Ending::Signal(signal) => signal,
        Ending::Gone => HANG_UP,
    };
    u8::try_from(AFTER_SIGNAL + signal).map_or(ExitCode::FAILURE, ExitCode::from)
}

fn path(cli: &Cli) -> Result<PathBuf, StoreError> {
    default_path(cli.data.clone(), |name| std::env::var_os(name))
}

fn look(cli: &Cli) -> Result<Store, StoreError> {
    Store::look(&path(cli)?)
}

fn list_nights(
    cli: &Cli,
    nights: &NightsArguments,
    language: Language,
) -> color_eyre::Result<ExitCode> {
    let rows = look(cli)?.nights(&nights.filter())?;
    let output = io::stdout().lock();
    let verdict = if nights.json {
        command::nights::json(&rows, output)?
    } else {
        command::nights::list(&rows, &nights.filter(), language, output)?
    };
    Ok(code_of(verdict))
}

fn show_night(
    cli: &Cli,
    night: NightReference,
    language: Language,
) -> color_eyre::Result<ExitCode> {
    let output = io::stdout().lock();
    Ok(code_of(show::night(&look(cli)?, night, language, output)?))
}

/// Where there is no screen to play it on the boards are shown.
fn replay_night(
    cli: &Cli,
    night: NightReference,
    language: Language,
) -> color_eyre::Result<ExitCode> {
    if !can_take_the_screen() {
        return show_night(cli, night, language);
    }
    Ok(exit_code(replay(cli, &look(cli)?, night, language)?))
}

fn watch_night(
    cli: &Cli,
    night: NightReference,
    is_big: bool,
    language: Language,
) -> color_eyre::Result<ExitCode> {
    if !can_take_the_screen() {
        let sentence = language.watching_needs_a_terminal();
        writeln!(io::stderr(), "tenpin: {sentence}")?;
        return Ok(ExitCode::from(WRONG_INPUT));
    }
    let view = if is_big { View::Big } else { View::Sheet };
    let app = App::watching(view);
    Ok(exit_code(watch(cli, night, app, language)?))
}

fn export_night(
    cli: &Cli,
    wanted: &ExportArguments,
    language: Language,
) -> color_eyre::Result<ExitCode> {
    let reading = look(cli)?.read(wanted.night)?;
    let facts = command::facts(&reading.row);
    let sheet = Sheet {
        night: &reading.night,
        facts: &facts,
    };
    let form = (wanted.form(), wanted.detail());
    let page = export::render(sheet, &reading.times, form, language)?;
    let output = io::stdout().lock();
    let verdict = export::deliver(&page, wanted.output.as_deref(), output)?;
    let Some(trouble) = reading.trouble else {
        return Ok(code_of(verdict));
    };
    writeln!(io::stderr(), "tenpin: {}", language.trouble(&trouble))?;
    Ok(ExitCode::FAILURE)
}

fn import_nights(cli: &Cli, file: &Path, language: Language) -> color_eyre::Result<ExitCode> {
    let text = std::fs::read_to_string(file).wrap_err_with(|| file.display().to_string())?;
    let store = look(cli)?;
    let output = io::stdout().lock();
    Ok(code_of(import::nights(&text, &store, language, output)?))
}

fn tell_statistics(
    cli: &Cli,
    arguments: &StatsArguments,
    language: Language,
) -> color_eyre::Result<ExitCode> {
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
    Ok(code_of(verdict))
}

fn look_after(cli: &Cli, task: &DataTask, language: Language) -> color_eyre::Result<ExitCode> {
    let output = io::stdout().lock();
    let verdict = match task {
        DataTask::Path => data::path(&path(cli)?, output)?,
        DataTask::Check => data::check(&look(cli)?, language, output)?,
        DataTask::Rebuild => data::rebuild(&look(cli)?, language, output)?,
        DataTask::Backup { file } => data::backup(&look(cli)?, file, language, output)?,
    };
    Ok(code_of(verdict))
}

fn code_of(verdict: Verdict) -> ExitCode {
    match verdict {
        Verdict::Done => ExitCode::SUCCESS,
        Verdict::Failed => ExitCode::FAILURE,
        Verdict::WrongInput => ExitCode::from(WRONG_INPUT),
    }
}

fn run_score(language: Language, json: bool, balls: &[OsString]) -> color_eyre::Result<ExitCode> {
    let words: Vec<_> = balls.iter().map(|word| word.to_string_lossy()).collect();
    let game = words.join(" ").replace(['\r', '\n'], " ");
    let input: Box<dyn BufRead> = if words.is_empty() {
        Box::new(io::stdin().lock())
    } else {
        Box::new(game.as_bytes())
    };
    let mut judge = Judge::new(language, io::stderr().lock());
    let score = if json { score::json } else { score::board };
    score(&mut judge, input, io::stdout().lock())?;
    Ok(if judge.is_content() {
        ExitCode::SUCCESS
    } else {
        ExitCode::from(WRONG_INPUT)
    })
}

fn print_completions(shell: clap_complete::Shell) -> color_eyre::Result<ExitCode> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Cli::command(), "tenpin", &mut script);
    io::stdout().write_all(&script)?;
    Ok(ExitCode::SUCCESS)
}
