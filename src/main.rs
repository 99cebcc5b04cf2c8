//! Arguments in, exit code out.

use std::ffi::OsString;
use std::io::{self, BufRead, Write};
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use clap::CommandFactory;
use signal_hook::consts::SIGXFSZ;
use tenpin::app::{App, View};
use tenpin::archive::{NightReference, StoreError};
use tenpin::cli::{Cli, Command};
use tenpin::command::score::{self, Judge};
use tenpin::command::{CommandError, Outcome};
use tenpin::kept;
use tenpin::session::{Ending, ExitReport, can_take_the_screen, play, replay, watch};
use tenpin::text::Language;

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
        Some(Command::Nights(nights)) => Ok(code_of(kept::list_nights(cli, nights, language)?)),
        Some(Command::Show { night, replay }) if *replay => replay_night(cli, *night, language),
        Some(Command::Show { night, .. }) => Ok(code_of(kept::show_night(cli, *night, language)?)),
        Some(Command::Watch { night, big }) => watch_night(cli, *night, *big, language),
        Some(Command::Export(wanted)) => Ok(code_of(kept::export_night(cli, wanted, language)?)),
        Some(Command::Import { file }) => Ok(code_of(kept::import_nights(cli, file, language)?)),
        Some(Command::Stats(stats)) => Ok(code_of(kept::tell_statistics(cli, stats, language)?)),
        Some(Command::Data { task }) => Ok(code_of(kept::look_after(cli, task, language)?)),
    }
}

fn exit_code(left: ExitReport) -> ExitCode {
    let signal = match left.ending {
        Ending::Quit if left.unsaved > 0 => return ExitCode::FAILURE,
        Ending::Quit => return ExitCode::SUCCESS,
        Ending::Signal(signal) => signal,
        Ending::Gone => HANG_UP,
    };
    u8::try_from(AFTER_SIGNAL + signal).map_or(ExitCode::FAILURE, ExitCode::from)
}

/// Where there is no screen to play it on the boards are shown.
fn replay_night(
    cli: &Cli,
    night: NightReference,
    language: Language,
) -> color_eyre::Result<ExitCode> {
    if !can_take_the_screen() {
        return Ok(code_of(kept::show_night(cli, night, language)?));
    }
    Ok(exit_code(replay(cli, &kept::look(cli)?, night, language)?))
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

fn code_of(verdict: Outcome) -> ExitCode {
    match verdict {
        Outcome::Done => ExitCode::SUCCESS,
        Outcome::Failed => ExitCode::FAILURE,
        Outcome::WrongInput => ExitCode::from(WRONG_INPUT),
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
