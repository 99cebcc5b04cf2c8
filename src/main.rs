//! Arguments in, exit code out.

use std::ffi::OsString;
use std::io::{self, BufRead, IsTerminal, Write};
use std::process::ExitCode;

use clap::CommandFactory;
use tenpin::app::App;
use tenpin::cli::{Cli, Command};
use tenpin::command::score::{self, Judge};
use tenpin::line_mode::{Answers, Console, Dialogue, LineMode};
use tenpin::runtime::{Ending, Runtime};
use tenpin::terminal;
use tenpin::text::Language;
use tenpin::ui::{Depth, Glyphs, Motion, Surroundings};

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
    let language = cli.language();
    match cli.command {
        Some(Command::Score { json, balls }) => run_score(language, json, &balls),
        Some(Command::Completions { shell }) => print_completions(shell),
        None => play(language, &cli),
    }
}

/// A refusal, or the help or version that was asked for.
fn tell(refusal: &clap::Error) -> color_eyre::Result<ExitCode> {
    refusal.print()?;
    match refusal.exit_code() {
        0 => Ok(ExitCode::SUCCESS),
        _ => Ok(ExitCode::from(WRONG_INPUT)),
    }
}

fn play(language: Language, cli: &Cli) -> color_eyre::Result<ExitCode> {
    if cli.plain || cli.solo || !is_full_terminal() {
        return play_by_lines(language, cli);
    }
    let mut app = App::default().with_theme(cli.theme.unwrap_or_default());
    if !cli.players.is_empty() {
        app.start_with(cli.players.iter().copied())?;
    }
    terminal::give_back_on_panic();
    let mut outside = terminal::listen()?;
    let mut screen = terminal::enter()?;
    let ending = Runtime {
        terminal: &mut screen,
        outside: &mut outside,
        app: &mut app,
        surroundings: surroundings(language, cli),
        moving: None,
    }
    .run();
    terminal::leave();
    Ok(exit_code(ending?))
}

/// A theme that is asked for by name shows its colours also where the environment wants none.
fn surroundings(language: Language, cli: &Cli) -> Surroundings {
    let variable = |name: &str| std::env::var(name).ok();
    let depth = match cli.theme {
        Some(_) => Depth::of_terminal(variable),
        None => Depth::of_environment(variable),
    };
    let glyphs = if cli.ascii {
        Glyphs::Ascii
    } else {
        Glyphs::of_environment(variable)
    };
    let motion = if cli.still {
        Motion::Still
    } else {
        Motion::Shown
    };
    Surroundings {
        language,
        depth,
        glyphs,
        motion,
    }
}

/// A terminal at both ends that can do more than print.
fn is_full_terminal() -> bool {
    let is_dumb = std::env::var_os("TERM").is_none_or(|term| term.is_empty() || term == "dumb");
    io::stdin().is_terminal() && io::stdout().is_terminal() && !is_dumb
}

fn exit_code(ending: Ending) -> ExitCode {
    let signal = match ending {
        Ending::Quit => return ExitCode::SUCCESS,
        Ending::Signal(signal) => signal,
        Ending::Gone => HANG_UP,
    };
    u8::try_from(AFTER_SIGNAL + signal).map_or(ExitCode::FAILURE, ExitCode::from)
}

fn play_by_lines(language: Language, cli: &Cli) -> color_eyre::Result<ExitCode> {
    let answers = if io::stdin().is_terminal() {
        Answers::Typed
    } else {
        Answers::Piped
    };
    let dialogue = if cli.solo {
        Dialogue::Solo
    } else {
        Dialogue::Several
    };
    let mut line_mode = LineMode {
        language,
        dialogue,
        console: Console::new(io::stdin().lock(), io::stdout().lock(), answers),
    };
    line_mode.play(cli.roster().transpose()?.as_ref(), &mut |_| {})?;
    Ok(ExitCode::SUCCESS)
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
