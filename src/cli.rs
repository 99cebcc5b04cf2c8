//! The command line.

mod arguments;

pub use arguments::{
    DataTask, ExportArguments, NightsArguments, ScoreArguments, ShowArguments, StatsArguments,
    WatchArguments,
};

use std::ffi::{OsStr, OsString};
use std::path::PathBuf;

use clap::builder::PossibleValue;
use clap::error::ErrorKind;
use clap::{CommandFactory, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
use jiff::civil::Date;

use crate::app::ThemeName;
use crate::archive::NightReference;
use crate::domain::{BowlingGames, Player, RuleError};
use crate::report::Format;
use crate::text::Language;

/// The similarity above which a word is taken for a misspelt sub-command.
const NEAR: f64 = 0.8;

/// A scoreboard for a bowling night, in the terminal.
#[derive(Debug, Parser)]
#[command(version, about, max_term_width = 100)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a flag of the command line"
)]
pub struct Cli {
    /// Players in bowling order, three letters each
    #[arg(value_parser = player)]
    pub players: Vec<Player>,

    /// Play line by line, with questions and answers
    #[arg(long)]
    pub plain: bool,

    /// Line mode for one player, frame by frame
    #[arg(long)]
    pub solo: bool,

    /// Start a new night without asking
    #[arg(long)]
    pub new: bool,

    /// Continue a night: `last` (default), a number or a date
    #[arg(long, value_name = "NIGHT", num_args = 0..=1, default_missing_value = "last")]
    pub resume: Option<NightReference>,

    /// Save nothing
    #[arg(long)]
    pub no_save: bool,

    /// Data file [default: `$TENPIN_DATA`, or the system's data directory]
    #[arg(long, global = true, value_name = "FILE")]
    pub data: Option<PathBuf>,

    /// Language [default: from `LC_ALL`, `LC_MESSAGES` or LANG]
    #[arg(long, global = true, value_name = "LANGUAGE")]
    pub lang: Option<Language>,

    /// Colour theme; overrides `NO_COLOR`
    #[arg(long, global = true, value_name = "NAME")]
    pub theme: Option<ThemeName>,

    /// Draw in ASCII [default: only if the locale is not UTF-8]
    #[arg(long, global = true)]
    pub ascii: bool,

    /// No animations
    #[arg(long, global = true)]
    pub still: bool,

    /// What to do instead of bowling
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// What can be done instead of bowling. Names of four letters or more never clash with a player.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Score a game from the arguments, or one per line from standard input
    ///
    /// Write a game as X 8/ 7- F9, or in numbers as 10 8 2 7 0 0 9. It need not be finished.
    Score(ScoreArguments),
    /// List the saved nights, newest first
    Nights(NightsArguments),
    /// Show the boards of a night
    Show(ShowArguments),
    /// Show a night on a second screen while it is bowled
    ///
    /// It shows every ball within half a second and changes nothing.
    Watch(WatchArguments),
    /// Export a night as text, Markdown, CSV, JSON, HTML or SVG
    Export(ExportArguments),
    /// Import nights from a JSON export
    ///
    /// A night that is already there changes nothing, unless the import has more of it. Two different
    /// versions of the same night are refused.
    Import {
        /// JSON file
        file: PathBuf,
    },
    /// Show averages and records, for everyone or one player
    ///
    /// Only whole games count, not one that is still running, was abandoned, or that the player left.
    /// Strikes and spares are counted by rack, so the tenth frame can have three; opens by frame. The
    /// percentages are shares of all three together. The first ball is the average of the first ball of
    /// each frame. A series is the total of one night's games. A clean game has no open frame. The form
    /// compares the last 10 games with all games. The value of a frame is its pins plus its bonus. The
    /// record against another player counts the games that both finished; the higher score wins. The
    /// date of a game is the day on which its night began.
    Stats(StatsArguments),
    /// Check, rebuild or back up the data file
    Data {
        /// What to do
        #[command(subcommand)]
        task: DataTask,
    },
    /// Print a shell completion script
    Completions {
        /// The shell
        shell: Shell,
    },
}

impl ValueEnum for Language {
    fn value_variants<'a>() -> &'a [Self] {
        &[Self::English, Self::Korean]
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(self.code()))
    }
}

impl ValueEnum for ThemeName {
    fn value_variants<'a>() -> &'a [Self] {
        &Self::ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(self.name()))
    }
}

impl ValueEnum for Format {
    fn value_variants<'a>() -> &'a [Self] {
        &Self::ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        let row = self.row();
        Some(PossibleValue::new(row.name).help(row.about))
    }
}

impl Cli {
    /// Reads the arguments of the program, its own name first.
    pub fn read(arguments: Vec<OsString>) -> Result<Self, clap::Error> {
        let cli = Self::try_parse_from(with_balls_apart(arguments))?;
        cli.check()
            .map_err(|(kind, sentence)| Self::command().error(kind, sentence))?;
        Ok(cli)
    }

    fn check(&self) -> Result<(), (ErrorKind, String)> {
        if let Some(sentence) = self.conflict() {
            return Err((ErrorKind::ArgumentConflict, sentence.to_owned()));
        }
        match self.roster() {
            Some(Err(refusal)) => Err((ErrorKind::ValueValidation, refusal.to_string())),
            _ => Ok(()),
        }
    }

    /// Why the arguments can't be combined. None if they can.
    fn conflict(&self) -> Option<&'static str> {
        let begins = self.new || self.no_save || !self.players.is_empty();
        let bowls = begins || self.plain || self.solo || self.resume.is_some();
        let conflicts = [
            (
                bowls && self.command.is_some(),
                "players, --plain, --solo, --new, --resume and --no-save are for bowling, not for a sub-command",
            ),
            (
                begins && self.resume.is_some(),
                "--resume continues a stored night: it can't be combined with players, --new or --no-save",
            ),
            (
                self.solo && self.players.len() > 1,
                "--solo is for one player; leave it out for several",
            ),
        ];
        let found = conflicts.into_iter().find(|(is_there, _)| *is_there);
        found.map(|(_, sentence)| sentence)
    }

    /// The players on the command line. None if there are none.
    pub fn roster(&self) -> Option<Result<BowlingGames, RuleError>> {
        let named = (!self.players.is_empty()).then_some(&self.players);
        named.map(|players| BowlingGames::new(players.iter().copied()))
    }

    /// From `--lang`, else from the environment.
    pub fn language(&self) -> Language {
        let variable = |name: &str| std::env::var(name).ok();
        self.lang
            .unwrap_or_else(|| Language::from_environment(variable))
    }
}

fn player(word: &str) -> Result<Player, String> {
    Player::new(word).map_err(|refusal| match near_command(word) {
        Some(command) => format!("{refusal}; did you mean `{command}`?"),
        None => refusal.to_string(),
    })
}

fn date(word: &str) -> Result<Date, String> {
    let date = word.parse();
    date.map_err(|_unreadable: jiff::Error| format!("{word:?} is not a date such as 2026-01-31"))
}

fn near_command(word: &str) -> Option<String> {
    Cli::command()
        .get_subcommands()
        .map(|command| command.get_name().to_owned())
        .map(|name| (strsim::jaro_winkler(word, &name), name))
        .filter(|(nearness, _)| *nearness > NEAR)
        .max_by(|one, other| one.0.total_cmp(&other.0))
        .map(|(_, name)| name)
}

/// Puts a `--` before the balls of `tenpin score`, so that a ball written `--` or `-/` is not taken for an
/// option.
fn with_balls_apart(mut arguments: Vec<OsString>) -> Vec<OsString> {
    let Some(score) = after_options(&arguments, 1) else {
        return arguments;
    };
    if arguments.get(score).is_some_and(|word| word == "score") {
        let balls = after_options(&arguments, score + 1);
        arguments.insert(balls.unwrap_or(arguments.len()), "--".into());
    }
    arguments
}

/// The index of the first argument, starting at `from`, that is neither an option nor an option's value.
fn after_options(arguments: &[OsString], from: usize) -> Option<usize> {
    let mut is_value = false;
    let mut rest = arguments.iter().enumerate().skip(from);
    rest.find(|(_, argument)| {
        let belongs = is_value || is_option(argument);
        is_value = !is_value && takes_value(argument);
        !belongs
    })
    .map(|(index, _)| index)
}

/// Starts with a dash and consists not only of balls.
fn is_option(argument: &OsStr) -> bool {
    let word = argument.to_string_lossy();
    let is_ball = |letter: char| "0123456789XxFf/-|,() ".contains(letter);
    word.starts_with('-') && !word.chars().all(is_ball)
}

fn takes_value(argument: &OsStr) -> bool {
    let word = argument.to_string_lossy();
    let Some(name) = word.strip_prefix("--") else {
        return false;
    };
    Cli::command()
        .get_arguments()
        .any(|known| known.get_long() == Some(name) && known.get_action().takes_values())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn balls_of(line: &str) -> (bool, Vec<OsString>) {
        let words = line.split_whitespace().map(OsString::from);
        let cli = Cli::read(words.collect()).unwrap();
        match cli.command {
            Some(Command::Score(ScoreArguments { json, balls })) => (json, balls),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn the_command_line_is_well_made() {
        Cli::command().debug_assert();
    }

    #[test]
    fn two_dashes_are_two_gutter_balls_wherever_they_stand() {
        assert_eq!(
            balls_of("tenpin score -- X"),
            (false, vec!["--".into(), "X".into()])
        );
        assert_eq!(
            balls_of("tenpin score X -- 9-"),
            (false, vec!["X".into(), "--".into(), "9-".into()])
        );
        assert_eq!(
            balls_of("tenpin score X --"),
            (false, vec!["X".into(), "--".into()])
        );
        assert_eq!(balls_of("tenpin score --"), (false, vec!["--".into()]));
    }

    #[test]
    fn options_come_first_and_everything_after_them_is_balls() {
        let balls = |words: &[&str]| words.iter().map(OsString::from).collect::<Vec<_>>();
        assert_eq!(
            balls_of("tenpin --lang ko score --json -/ X"),
            (true, balls(&["-/", "X"]))
        );
        assert_eq!(
            balls_of("tenpin score --lang ko --json -9"),
            (true, balls(&["-9"]))
        );
        assert_eq!(
            balls_of("tenpin score --lang=ko -- --"),
            (false, balls(&["--", "--"]))
        );
        assert_eq!(
            balls_of("tenpin score X --json"),
            (false, balls(&["X", "--json"]))
        );
        assert_eq!(balls_of("tenpin score --json"), (true, balls(&[])));
        assert_eq!(
            balls_of("tenpin score --f X"),
            (false, balls(&["--f", "X"]))
        );
    }

    #[test]
    fn an_option_that_is_misspelt_gets_a_suggestion() {
        let words = ["tenpin", "score", "--jsn", "X"].map(OsString::from);
        let refusal = Cli::read(words.to_vec()).unwrap_err().to_string();
        assert!(refusal.contains("--json"), "{refusal}");
    }

    #[test]
    fn a_word_that_is_no_name_but_near_a_command_is_told_so() {
        let words = ["tenpin", "scroe"].map(OsString::from);
        let refusal = Cli::read(words.to_vec()).unwrap_err().to_string();
        assert!(refusal.contains("did you mean `score`?"), "{refusal}");
        let words = ["tenpin", "abcd"].map(OsString::from);
        let refusal = Cli::read(words.to_vec()).unwrap_err().to_string();
        assert!(refusal.contains("exactly 3 English letters") && !refusal.contains("did you mean"));
    }
}
