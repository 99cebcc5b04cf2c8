//! What is wrong with the arguments, in the user's language.

use std::error::Error;
use std::fmt::{self, Display, Formatter};
use std::io;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Command, CommandFactory};

use super::Cli;
use super::translation::{translated, usage};
use super::word::WordError;
use crate::archive::ReferenceError;
use crate::text::Language;

/// Why the arguments can't be used; or the help or version that was asked for.
#[derive(Debug)]
pub enum ArgumentError {
    /// As clap tells it: in English, or nothing but help.
    Told(Box<clap::Error>),
    /// A sentence of our own, with the usage.
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

    /// Was only help or the version asked for?
    pub fn is_help(&self) -> bool {
        matches!(self, Self::Told(error) if error.exit_code() == 0)
    }

    pub(super) fn new(error: clap::Error, language: Language) -> Self {
        let is_help = error.exit_code() == 0
            || error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand;
        match language {
            Language::Korean if !is_help => Self::from_sentence(&sentence(&error, language)),
            _ => Self::Told(Box::new(error)),
        }
    }

    /// For what clap can't check.
    pub(super) fn from_check(kind: ErrorKind, sentence: &str, language: Language) -> Self {
        match language {
            Language::Korean => Self::from_sentence(sentence),
            Language::English => Self::Told(Box::new(Cli::command().error(kind, sentence))),
        }
    }

    fn from_sentence(sentence: &str) -> Self {
        let mut command: Command = translated(Cli::command());
        let usage = usage(&mut command);
        Self::Sentence(Language::Korean.usage_error(sentence, &usage))
    }
}

fn sentence(error: &clap::Error, language: Language) -> String {
    let argument = context(error, ContextKind::InvalidArg);
    let sentence = match error.kind() {
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            return invalid_value(error, &argument, language);
        }
        ErrorKind::UnknownArgument => language.unknown_argument(&argument),
        ErrorKind::InvalidSubcommand => {
            language.unknown_command(&context(error, ContextKind::InvalidSubcommand))
        }
        ErrorKind::MissingRequiredArgument => language.missing_argument(&argument),
        ErrorKind::TooManyValues | ErrorKind::TooFewValues => language.unexpected_value(&argument),
        ErrorKind::WrongNumberOfValues => language.missing_value(&argument),
        ErrorKind::ArgumentConflict => language.used_twice(&argument),
        _ => language.wrong_arguments().to_owned(),
    };
    let near = [
        ContextKind::SuggestedArg,
        ContextKind::SuggestedSubcommand,
        ContextKind::SuggestedValue,
    ];
    let near = near.map(|kind| context(error, kind));
    match near.iter().find(|word| !word.is_empty()) {
        Some(word) => language.near_word(&sentence, word),
        None => sentence,
    }
}

fn invalid_value(error: &clap::Error, argument: &str, language: Language) -> String {
    let value = context(error, ContextKind::InvalidValue);
    let valid = context(error, ContextKind::ValidValue);
    if value.is_empty() {
        return language.missing_value(argument);
    }
    let reason = match error.source() {
        Some(source) => reason(source, language),
        None => language.possible_values(&valid),
    };
    language.invalid_value(&value, argument, &reason)
}

fn reason(source: &(dyn Error + 'static), language: Language) -> String {
    if let Some(error) = source.downcast_ref::<WordError>() {
        return error.sentence(language);
    }
    match source.downcast_ref::<ReferenceError>() {
        Some(_) => language.no_such_night().to_owned(),
        // The only other values are counts.
        None => language.no_number().to_owned(),
    }
}

/// Empty if clap tells nothing of this kind.
fn context(error: &clap::Error, kind: ContextKind) -> String {
    match error.get(kind) {
        Some(ContextValue::String(word)) => word.clone(),
        Some(ContextValue::Strings(words)) => words.join(", "),
        _ => String::new(),
    }
}
