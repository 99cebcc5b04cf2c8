//! The command line.

mod argument_error;
mod arguments;
mod asked;
mod ball_words;
mod command;
mod help;
#[cfg(feature = "centre")]
mod moment;
mod since;
mod translation;
mod values;
mod word;

pub use argument_error::ArgumentError;
#[cfg(feature = "centre")]
pub use arguments::centre::{CentreTask, EntriesArguments, StandingsArguments};
pub use arguments::{
    DataTask, ExportArguments, LabelArguments, NightsArguments, ScoreArguments, ServeArguments,
    ShowArguments, StatsArguments, WatchArguments,
};

use std::ffi::OsString;
use std::path::PathBuf;

use clap::builder::FalseyValueParser;
use clap::error::ErrorKind;
use clap::{Args, FromArgMatches, Parser, ValueEnum};

use crate::app::ThemeName;
use crate::archive::NightReference;
use crate::domain::{BowlingGames, Player, RuleError};
use crate::text::Language;
use asked::Asked;
use ball_words::with_balls_apart;
pub use command::Command;
pub use help::command_line;
#[cfg(feature = "centre")]
pub use moment::CivilMoment;
use word::player;

/// The heading of the options that only a screen needs.
const SCREEN: &str = "Screen";

/// The version, the commit if it is known, and the version of SQLite.
pub fn version() -> String {
    let (own, sqlite) = (env!("CARGO_PKG_VERSION"), rusqlite::version());
    match env!("TENPIN_COMMIT") {
        "" => format!("{own} (SQLite {sqlite})"),
        commit => format!("{own} (commit {commit}, SQLite {sqlite})"),
    }
}

/// A scoreboard for a bowling night, in the terminal.
#[derive(Debug, Parser)]
#[command(version = version(), about, max_term_width = 100)]
pub struct Cli {
    #[command(flatten)]
    pub options: Options,

    /// What to do instead of bowling
    #[command(subcommand)]
    pub command: Option<Command>,
}

// Everything but sub-commands. A doc comment would become the description of the program.
#[derive(Args, Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a flag of the command line"
)]
pub struct Options {
    /// Players in bowling order, three letters each
    #[arg(value_parser = player)]
    pub players: Vec<Player>,

    /// Play line by line, with questions and answers
    #[arg(long)]
    pub plain: bool,

    /// Line mode for one player, frame by frame
    #[arg(long)]
    pub solo: bool,

    /// Line mode for the ear: one spoken line per ball instead of the board
    #[arg(long)]
    pub speak: bool,

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

    /// Language [default: `$TENPIN_LANG`, on the screen as chosen there, or from `LC_ALL`, `LC_MESSAGES` or LANG]
    #[arg(
        long,
        global = true,
        value_name = "LANGUAGE",
        env = "TENPIN_LANG",
        hide_env = true
    )]
    pub lang: Option<Language>,

    /// Colour theme; overrides `NO_COLOR` [default: `$TENPIN_THEME`, or as chosen on the screen]
    #[arg(long, global = true, value_name = "NAME", help_heading = SCREEN)]
    #[arg(env = "TENPIN_THEME", hide_env = true)]
    pub theme: Option<ThemeName>,

    /// Draw in ASCII [default: `$TENPIN_ASCII`, or only if the locale is not UTF-8]
    #[arg(long, global = true, help_heading = SCREEN)]
    #[arg(env = "TENPIN_ASCII", hide_env = true, value_parser = FalseyValueParser::new())]
    pub ascii: bool,

    /// No animations [default: `$TENPIN_STILL`, or as chosen on the screen]
    #[arg(long, global = true, help_heading = SCREEN)]
    #[arg(env = "TENPIN_STILL", hide_env = true, value_parser = FalseyValueParser::new())]
    pub still: bool,

    /// Leave the mouse to the terminal [default: if `$TENPIN_MOUSE` is off, or as chosen on the screen]
    #[arg(long, global = true, help_heading = SCREEN)]
    pub no_mouse: bool,

    /// Print no boards on quitting
    #[arg(long, global = true, help_heading = SCREEN)]
    pub quiet: bool,
}

impl Cli {
    /// Reads the arguments of the program, its own name first.
    pub fn read(arguments: Vec<OsString>) -> Result<Self, ArgumentError> {
        let language = language_of(&arguments);
        let words = arguments.clone();
        let asked = Asked {
            words: &words,
            language,
        };
        let arguments = with_balls_apart(arguments);
        // Sub-commands take longer to define than a game takes to start, and help and errors need more words.
        let parsed = Self::without_command(&arguments)
            .or_else(|_| Self::try_parse_from(&arguments))
            .or_else(|_| {
                let matches = command_line(language).try_get_matches_from(arguments)?;
                Self::from_arg_matches(&matches)
            });
        let cli = parsed.map_err(|error| ArgumentError::new(error, asked))?;
        cli.check(asked)?;
        Ok(cli)
    }

    /// Fails if a sub-command is named: no player has a name of four letters or more.
    fn without_command(arguments: &[OsString]) -> Result<Self, clap::Error> {
        let line = Options::augment_args(clap::Command::new(env!("CARGO_PKG_NAME")));
        let options = Options::from_arg_matches(&line.try_get_matches_from(arguments)?)?;
        Ok(Self {
            options,
            command: None,
        })
    }

    fn check(&self, asked: Asked<'_>) -> Result<(), ArgumentError> {
        let language = asked.language;
        let refuse = |kind, sentence: &str| Err(ArgumentError::from_check(kind, sentence, asked));
        if let Some(sentence) = self.conflict(language) {
            return refuse(ErrorKind::ArgumentConflict, sentence);
        }
        if let Some(Command::Export(arguments)) = &self.command
            && let Some(sentence) = arguments.refusal(language)
        {
            return refuse(ErrorKind::ValueValidation, &sentence);
        }
        match self.roster() {
            Some(Err(refusal)) => refuse(ErrorKind::ValueValidation, &language.refusal(refusal)),
            _ => Ok(()),
        }
    }

    /// Why the arguments can't be combined. None if they can.
    fn conflict(&self, language: Language) -> Option<&'static str> {
        let own = &self.options;
        let begins = own.new || own.no_save || !own.players.is_empty();
        let bowls = begins || own.plain || own.solo || own.speak || own.resume.is_some();
        let conflicts = [
            (
                bowls && self.command.is_some(),
                language.bowling_and_command(),
            ),
            (begins && own.resume.is_some(), language.resume_and_new()),
            (
                own.solo && own.players.len() > 1,
                language.solo_for_several(),
            ),
        ];
        let found = conflicts.into_iter().find(|(is_there, _)| *is_there);
        found.map(|(_, sentence)| sentence)
    }

    /// The players on the command line. None if there are none.
    pub fn roster(&self) -> Option<Result<BowlingGames, RuleError>> {
        let named = (!self.options.players.is_empty()).then_some(&self.options.players);
        named.map(|players| BowlingGames::new(players.iter().copied()))
    }

    /// From `--lang`, else from the environment.
    pub fn language(&self) -> Language {
        self.options.lang.unwrap_or_else(own_language)
    }
}

/// `TENPIN_LANG` before the locale.
pub fn own_language() -> Language {
    let variable = |name: &str| std::env::var(name).ok();
    let mut asked = Language::value_variants().iter();
    let asked = asked.find(|language| variable("TENPIN_LANG").as_deref() == Some(language.code()));
    asked
        .copied()
        .unwrap_or_else(|| Language::from_environment(variable))
}

/// The same before the arguments are parsed, since help and errors have a language too.
fn language_of(arguments: &[OsString]) -> Language {
    let words: Vec<_> = arguments
        .iter()
        .map(|word| word.to_string_lossy())
        .collect();
    let after = words.iter().skip_while(|word| *word != "--lang").nth(1);
    let joined = words.iter().find_map(|word| word.strip_prefix("--lang="));
    let asked = after.map(AsRef::as_ref).or(joined);
    let languages = Language::value_variants().iter();
    let mut asked_for = languages.filter(|language| Some(language.code()) == asked);
    asked_for.next().copied().unwrap_or_else(own_language)
}

#[cfg(test)]
mod tests {
    use super::translation::translated;
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_well_made() {
        Cli::command().debug_assert();
    }

    fn refusal(line: &str) -> String {
        let words = line.split_whitespace().map(OsString::from);
        Cli::read(words.collect()).unwrap_err().to_string()
    }

    /// The names of commands and arguments whose help is not translated.
    fn untranslated(command: &clap::Command) -> Vec<String> {
        let is_korean = |words: String| words.chars().any(|letter| ('가'..='힣').contains(&letter));
        let arguments = command.get_arguments().filter(|argument| {
            let help = argument.get_help().map(ToString::to_string);
            !help.is_some_and(is_korean)
        });
        let name = command.get_name();
        let arguments = arguments.map(|argument| format!("{name} {}", argument.get_id()));
        let about = command.get_about().map(ToString::to_string);
        let own = (!about.is_some_and(is_korean)).then(|| name.to_owned());
        let below = command.get_subcommands().filter(|_| name != "help");
        arguments
            .chain(own)
            .chain(below.flat_map(untranslated))
            .collect()
    }

    #[test]
    fn every_command_and_argument_has_korean_help() {
        assert_eq!(untranslated(&translated(Cli::command())), [""; 0]);
        for command in [
            "",
            "score ",
            "nights ",
            "stats ",
            "export ",
            "data ",
            "data backup ",
        ] {
            let help = refusal(&format!("tenpin --lang ko {command}--help"));
            assert!(
                help.contains("사용법: tenpin") && help.contains("옵션:"),
                "{help}"
            );
            let english = [
                "Usage",
                "Options",
                "Commands",
                "Arguments",
                "default:",
                "possible",
            ];
            assert!(english.iter().all(|word| !help.contains(word)), "{help}");
        }
    }

    #[rustfmt::skip]
    const TOLD_IN_KOREAN: &[(&str, &str)] = &[
        ("scroe", "혹시 `score`?"),
        ("P1S", "영문자 A부터 Z까지만"),
        ("--lagn ko", "'--lagn': 모르는 인자입니다. 혹시 `--lang`?"),
        ("--theme plaid", "쓸 수 있는 값은 terminal, dark, light"),
        ("--theme", "값이 필요합니다"),
        ("show never", "`last`, 번호, 2026-01-31 같은 날짜를 쓰세요"),
        ("nights --since monday", "\"monday\": 날짜가 아닙니다"),
        ("stats --last none", "1 이상의 정수를 쓰세요"),
        ("import", "필요한 인자가 없습니다: <FILE>"),
        ("--new --new", "한 번만 쓸 수 있습니다"),
        ("--solo PJS KYJ", "--solo는 한 명일 때만"),
        ("PJS pjs", "PJS: 이미 치고 있는 이름입니다"),
        ("data --quiet", "명령이 빠졌습니다. 쓸 수 있는 명령은 path, check, rebuild"),
        ("data foo", "쓸 수 있는 명령은 path, check, rebuild"),
        ("--json", "score, nights, show"),
        ("serve --bind foo", "192.168.0.5:7310처럼"),
        ("watch --json --overlay a.html", "함께 쓸 수 없습니다"),
        ("export --balls", "--balls는 CSV에만"),
        (
            "export -o a.svg --format png",
            "--format png의 확장자가 아닙니다",
        ),
        ("--plain show", "하위 명령과 함께 쓸 수 없습니다"),
    ];

    #[test]
    fn wrong_arguments_are_told_in_korean() {
        for (arguments, expected) in TOLD_IN_KOREAN {
            let told = refusal(&format!("tenpin --lang=ko {arguments}"));
            assert!(told.contains(expected), "{arguments}: {told}");
            assert!(
                told.starts_with("오류: ") && told.contains("사용법: tenpin"),
                "{told}"
            );
            assert!(!told.contains("error") && !told.contains("Usage"), "{told}");
        }
    }

    #[test]
    fn the_language_of_the_arguments_is_known_before_they_are_read() {
        let language = |line: &str| {
            let words = line.split_whitespace().map(OsString::from);
            language_of(&words.collect::<Vec<_>>())
        };
        assert_eq!(language("tenpin --lang ko"), Language::Korean);
        assert_eq!(language("tenpin show --lang=ko"), Language::Korean);
        assert_eq!(language("tenpin --lang en --help"), Language::English);
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
        assert!(refusal.contains("exactly 3 letters") && !refusal.contains("did you mean"));
    }
}
