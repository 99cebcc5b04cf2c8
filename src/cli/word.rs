//! Words that stand for a player, a day or a lane.

use std::error::Error;
use std::fmt::{self, Display, Formatter};

use clap::CommandFactory;
use jiff::civil::Date;

use super::{Cli, since};
use crate::domain::{Player, RuleError};
use crate::text::Language;

/// The similarity above which a word is taken for a misspelt sub-command.
const NEAR: f64 = 0.8;

/// A word that is not what it should be.
#[derive(Clone, Debug)]
pub(super) enum WordError {
    /// No name of a player; perhaps a misspelt sub-command.
    Player(RuleError, Option<String>),
    Date(String),
    #[cfg(feature = "centre")]
    Lane,
}

impl WordError {
    pub(super) fn sentence(&self, language: Language) -> String {
        match self {
            Self::Player(refusal, near) => language.no_player(*refusal, near.as_deref()),
            Self::Date(word) => language.no_date(word),
            #[cfg(feature = "centre")]
            Self::Lane => language.no_lane_name().to_owned(),
        }
    }
}

impl Display for WordError {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.sentence(Language::English))
    }
}

impl Error for WordError {}

pub(super) fn player(word: &str) -> Result<Player, WordError> {
    Player::new(word).map_err(|refusal| WordError::Player(refusal, near_command(word)))
}

pub(super) fn date(word: &str) -> Result<Date, WordError> {
    let today = jiff::Zoned::now().date();
    since::read(word, today).ok_or_else(|| WordError::Date(word.to_owned()))
}

/// It is shown on screens and in addresses of pages.
#[cfg(feature = "centre")]
pub(super) fn lane(word: &str) -> Result<String, WordError> {
    let is_plain = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_');
    let is_lane = (1..=16).contains(&word.len()) && word.chars().all(is_plain);
    is_lane.then(|| word.to_owned()).ok_or(WordError::Lane)
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
