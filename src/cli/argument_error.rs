//! Argument errors, in the user's language.

use std::error::Error;
use std::fmt::{self, Display, Formatter};
use std::io;

use clap::error::{ContextKind, ContextValue, ErrorKind};

use super::asked::Asked;
use super::translation::usage;
use super::word::WordError;
use crate::archive::ReferenceError;
use crate::text::Language;

/// Why the arguments are invalid; or the requested help or version.
#[derive(Debug)]
pub enum ArgumentError {
    /// As written by clap: an English message, or just help.
    Told(Box<clap::Error>),
    /// Our own message, with the usage.
    Sentence(String),
}

impl Display for ArgumentError {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Told(error) => write!(formatter, "{error}"),
            Self::Sentence(sentence) => formatter.write_str(sentence),
        }
    }
}

impl ArgumentError {
    /// Help goes to standard output, an error to standard error.
    pub fn print(&self) -> io::Result<()> {
        match self {
            Self::Told(error) => error.print(),
            Self::Sentence(sentence) => {
                io::Write::write_all(&mut io::stderr(), sentence.as_bytes())
            }
        }
    }

    /// Is it only the requested help or version?
    pub fn is_help(&self) -> bool {
        matches!(self, Self::Told(error) if error.exit_code() == 0)
    }

    pub(super) fn new(error: clap::Error, asked: Asked<'_>) -> Self {
        let is_help = error.exit_code() == 0
            || error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand;
        if is_help {
            return Self::Told(Box::new(error));
        }
        match (sentence(&error, asked), asked.language) {
            (Some(sentence), _) => Self::from_check(error.kind(), &sentence, asked),
            (None, Language::English) => Self::Told(Box::new(error)),
            (None, language @ Language::Korean) => {
                Self::from_check(error.kind(), language.wrong_arguments(), asked)
            }
        }
    }

    /// An error that clap can't detect.
    pub(super) fn from_check(kind: ErrorKind, sentence: &str, asked: Asked<'_>) -> Self {
        let mut command = asked.command();
        match asked.language {
            Language::English => Self::Told(Box::new(command.error(kind, sentence))),
            language @ Language::Korean => {
                Self::Sentence(language.usage_error(sentence, &usage(&mut command)))
            }
        }
    }
}

/// None for errors that users don't cause.
fn sentence(error: &clap::Error, asked: Asked<'_>) -> Option<String> {
    let language = asked.language;
    let argument = context(error, ContextKind::InvalidArg);
    let sentence = match error.kind() {
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            return Some(invalid_value(error, &argument, asked));
        }
        ErrorKind::UnknownArgument => language.unknown_argument(&argument),
        ErrorKind::InvalidSubcommand => {
            language.unknown_command(&context(error, ContextKind::InvalidSubcommand))
        }
        ErrorKind::MissingSubcommand => language.missing_command().to_owned(),
        ErrorKind::MissingRequiredArgument => language.missing_argument(&argument),
        ErrorKind::TooManyValues | ErrorKind::TooFewValues => language.unexpected_value(&argument),
        ErrorKind::WrongNumberOfValues => language.missing_value(&argument),
        ErrorKind::ArgumentConflict => conflict(error, &argument, language),
        _ => return None,
    };
    Some(with_advice(&sentence, error, asked))
}

/// Adds a similar word, or the possible values.
fn with_advice(sentence: &str, error: &clap::Error, asked: Asked<'_>) -> String {
    let near = [
        ContextKind::SuggestedArg,
        ContextKind::SuggestedSubcommand,
        ContextKind::SuggestedValue,
    ];
    let near = near.map(|kind| context(error, kind));
    if let Some(word) = near.iter().find(|word| !word.is_empty()) {
        return asked.language.near_word(sentence, word);
    }
    let argument = context(error, ContextKind::InvalidArg);
    match (error.kind(), asked.commands_with(&argument).as_str()) {
        (ErrorKind::InvalidSubcommand | ErrorKind::MissingSubcommand, _) => {
            asked.language.known_commands(sentence, &asked.commands())
        }
        (ErrorKind::UnknownArgument, "") => sentence.to_owned(),
        (ErrorKind::UnknownArgument, commands) => asked.language.option_of(sentence, commands),
        _ => sentence.to_owned(),
    }
}

/// Two arguments that can't be combined, or the same one twice.
fn conflict(error: &clap::Error, argument: &str, language: Language) -> String {
    let prior = context(error, ContextKind::PriorArg);
    if prior == argument {
        return language.used_twice(argument);
    }
    language.not_together(argument, &prior)
}

fn invalid_value(error: &clap::Error, argument: &str, asked: Asked<'_>) -> String {
    let language = asked.language;
    let value = context(error, ContextKind::InvalidValue);
    let valid = context(error, ContextKind::ValidValue);
    if value.is_empty() {
        return language.missing_value(argument);
    }
    let reason = match error.source() {
        Some(source) => reason(source, language),
        None => language.possible_values(&valid),
    };
    let variable = asked.variable(argument);
    language.invalid_value(&value, variable.as_deref().unwrap_or(argument), &reason)
}

fn reason(source: &(dyn Error + 'static), language: Language) -> String {
    if let Some(error) = source.downcast_ref::<WordError>() {
        return error.sentence(language);
    }
    match source.downcast_ref::<ReferenceError>() {
        Some(_) => language.no_such_night().to_owned(),
        None => source.to_string(),
    }
}

/// Empty if clap's error has no such context.
fn context(error: &clap::Error, kind: ContextKind) -> String {
    match error.get(kind) {
        Some(ContextValue::String(word)) => word.clone(),
        Some(ContextValue::Strings(words)) => words.join(", "),
        _ => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use std::ffi::OsString;

    use crate::cli::Cli;

    fn refusal(line: &str) -> String {
        let words = format!("tenpin {line}");
        let words = words.split_whitespace().map(OsString::from);
        Cli::read(words.collect()).unwrap_err().to_string()
    }

    #[test]
    fn the_usage_is_that_of_the_command() {
        for (line, usage) in [
            ("show --foo", "tenpin show [OPTIONS] [NIGHT]"),
            ("--data show nights --foo", "tenpin nights [OPTIONS]"),
            ("data backup --foo", "tenpin data backup [OPTIONS] <FILE>"),
            ("export -o a.pdf", "tenpin export [OPTIONS] [NIGHT]"),
            ("stats --last 0", "tenpin stats [OPTIONS] [PLAYER]"),
            ("--foo", "tenpin [OPTIONS] [PLAYERS]... [COMMAND]"),
        ] {
            let english = refusal(&format!("--lang en {line}"));
            assert!(
                english.contains(&format!("\nUsage: {usage}\n")),
                "{english}"
            );
            let usage = usage.replace("OPTIONS", "옵션").replace("COMMAND", "명령");
            let korean = refusal(&format!("--lang ko {line}"));
            assert!(korean.contains(&format!("\n사용법: {usage}\n")), "{korean}");
        }
    }

    /// Wrong arguments, and words from the message.
    #[rustfmt::skip]
    const TOLD: [(&str, &str); 12] = [
        ("stats --last 0", "use a whole number, 1 or more"),
        ("stats --last x", "use a whole number, 1 or more"),
        ("serve --bind foo", "such as 192.168.0.5:7310"),
        ("data foo", "unknown command 'foo': use one of path, check, rebuild, backup"),
        ("data --quiet", "missing command: use one of path, check, rebuild, backup"),
        ("help foo", "unknown command 'foo': use one of score, nights, show"),
        ("--json", "unknown argument '--json': it belongs to score, nights, show"),
        ("watch --json --overlay a.html", "can't be combined with"),
        ("--theme plaid", "'plaid' for --theme <NAME>: use one of terminal, dark"),
        ("export --balls", "--balls is for CSV"),
        ("export --balls -o a.svg", "--balls is for CSV"),
        ("export -o a.svg --format png", "a.svg: the extension doesn't match --format png"),
    ];

    #[test]
    fn a_refusal_says_what_is_allowed() {
        for (line, told) in TOLD {
            let refusal = refusal(&format!("--lang en {line}"));
            assert!(refusal.starts_with("error: "), "{refusal}");
            assert!(refusal.contains(told), "{refusal}");
        }
    }

    #[test]
    fn nothing_is_said_of_values_that_begin_with_dashes() {
        for line in [
            "show --foo",
            "--foo",
            "data backup --foo",
            "label last --foo",
        ] {
            let told = refusal(&format!("--lang en {line}"));
            assert!(
                told.contains("'--foo'") && !told.contains("-- --foo"),
                "{told}"
            );
        }
    }

    #[test]
    fn formats_that_agree_are_not_refused() {
        for line in [
            "export -o a.csv --balls",
            "export --format csv --balls",
            "export -o a.svg --format svg",
            "export -o a.dat --format png",
            "export -o night",
        ] {
            let words = format!("tenpin {line}");
            let words = words.split_whitespace().map(OsString::from);
            assert!(Cli::read(words.collect()).is_ok(), "{line}");
        }
    }
}
