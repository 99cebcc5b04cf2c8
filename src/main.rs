//! Arguments in, exit code out.

use std::io::{self, Write};
use std::process::ExitCode;
#[cfg(unix)]
use std::sync::{Arc, atomic::AtomicBool};

use color_eyre::{Report, Result};
use tenpin::archive::{CentreError, NightReference, StoreError};
use tenpin::cli::{ArgumentError, Cli, Command};
#[cfg(feature = "centre")]
use tenpin::command::centre;
use tenpin::command::{
    Outcome, completions, data, doctor, export, import, label, nights, score, serve, show, stats,
    watch,
};
use tenpin::session::{install_reports, play};
use tenpin::text::Language;

const WRONG_INPUT: u8 = 2;
const AFTER_SIGNAL: i32 = 128;

fn main() -> ExitCode {
    match install_reports().and_then(|()| run()) {
        Ok(outcome) => exit_code(outcome),
        // The reader closed the pipe.
        Err(report) if is_broken_pipe(&report) => ExitCode::SUCCESS,
        Err(report) => {
            // Nothing else can be done if stderr fails too.
            let _ = writeln!(io::stderr(), "tenpin: {report:#}");
            ExitCode::FAILURE
        }
    }
}

fn is_broken_pipe(report: &Report) -> bool {
    let failure = report.downcast_ref::<io::Error>();
    failure.is_some_and(|failure| failure.kind() == io::ErrorKind::BrokenPipe)
}

fn exit_code(outcome: Outcome) -> ExitCode {
    match outcome {
        Outcome::Done => ExitCode::SUCCESS,
        Outcome::Failed => ExitCode::FAILURE,
        Outcome::WrongInput => ExitCode::from(WRONG_INPUT),
        Outcome::Signal(signal) => {
            u8::try_from(AFTER_SIGNAL + signal).map_or(ExitCode::FAILURE, ExitCode::from)
        }
    }
}

fn run() -> Result<Outcome> {
    if let Some(outcome) = completions::answer()? {
        return Ok(outcome);
    }
    let cli = match Cli::read(std::env::args_os().collect()) {
        Ok(cli) => cli,
        Err(refusal) => return tell(&refusal),
    };
    #[cfg(unix)]
    outlive_size_limit()?;
    let language = cli.language();
    obey(&cli, language).or_else(|report| refuse(report, &cli, language))
}

/// Exceeding the file size limit becomes a write error instead of killing the process.
#[cfg(unix)]
fn outlive_size_limit() -> io::Result<()> {
    let noted = Arc::new(AtomicBool::new(false));
    signal_hook::flag::register(signal_hook::consts::SIGXFSZ, noted).map(drop)
}

/// Prints a usage error, or the requested help or version.
fn tell(refusal: &ArgumentError) -> Result<Outcome> {
    refusal.print()?;
    if refusal.is_help() {
        return Ok(Outcome::Done);
    }
    Ok(Outcome::WrongInput)
}

/// Reports errors of the centre, the store and the system in the user's language.
fn refuse(report: Report, cli: &Cli, language: Language) -> Result<Outcome> {
    let report = match report.downcast::<CentreError>() {
        Ok(refusal) => return tell_of_centre(&refusal, language),
        Err(report) => report,
    };
    let refusal: StoreError = match report.downcast() {
        Ok(refusal) => refusal,
        Err(report) => return tell_of_system(report, language),
    };
    let sentence = match cli.command {
        None => language.store_refusal(&refusal),
        Some(_) => language.command_refusal(&refusal),
    };
    writeln!(io::stderr(), "tenpin: {sentence}")?;
    match refusal {
        StoreError::NoSuchNight { night, .. } if night != NightReference::Last => {
            Ok(Outcome::WrongInput)
        }
        _ => Ok(Outcome::Failed),
    }
}

/// Reports what failed, and the system's message.
fn tell_of_system(report: Report, language: Language) -> Result<Outcome> {
    if report.downcast_ref::<io::Error>().is_none() || is_broken_pipe(&report) {
        return Err(report);
    }
    let parts = report
        .chain()
        .map(|part| match part.downcast_ref::<io::Error>() {
            Some(error) => language.system_fault(&error.into()),
            None => part.to_string(),
        });
    let parts: Vec<_> = parts.collect();
    writeln!(io::stderr(), "tenpin: {}", parts.join(": "))?;
    Ok(Outcome::Failed)
}

fn tell_of_centre(refusal: &CentreError, language: Language) -> Result<Outcome> {
    writeln!(io::stderr(), "tenpin: {}", language.centre_refusal(refusal))?;
    if refusal.is_wrong_input() {
        return Ok(Outcome::WrongInput);
    }
    Ok(Outcome::Failed)
}

fn obey(cli: &Cli, language: Language) -> Result<Outcome> {
    match &cli.command {
        None => Ok(play(cli, language)?.into()),
        Some(Command::Score(arguments)) => score::run(arguments, language),
        Some(Command::Nights(arguments)) => nights::run(cli, arguments, language),
        Some(Command::Show(arguments)) => show::run(cli, arguments, language),
        Some(Command::Watch(arguments)) => watch::run(cli, arguments, language),
        Some(Command::Serve(arguments)) => serve::run(cli, arguments, language),
        Some(Command::Export(arguments)) => export::run(cli, arguments, language),
        Some(Command::Import { file, json }) => import::run(cli, file, *json, language),
        Some(Command::Stats(arguments)) => stats::run(cli, arguments, language),
        Some(Command::Label(arguments)) => label::run(cli, arguments, language),
        #[cfg(feature = "centre")]
        Some(Command::Centre { task }) => centre::run(cli, task, language),
        Some(Command::Data { task, json }) => data::run(cli, task, *json, language),
        Some(Command::Doctor) => doctor::run(cli, language),
        Some(Command::Completions { shell }) => completions::run(*shell),
    }
}
