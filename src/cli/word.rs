//! Arguments that name a player, a day, a number, an address, a lane or a competition.

use std::error::Error;
use std::fmt::{self, Display, Formatter};
use std::net::SocketAddr;
use std::ops::RangeInclusive;

use clap::CommandFactory;
use jiff::civil::Date;

#[cfg(feature = "centre")]
use super::{CivilMoment, moment};
use super::{Cli, since};
use crate::archive::player_named;
#[cfg(feature = "centre")]
use crate::archive::{is_competition_name, is_lane_name};
use crate::domain::{Player, RuleError};
use crate::text::Language;

/// The similarity above which a word is taken for a misspelt sub-command.
const NEAR: f64 = 0.8;

/// An invalid word, by what was expected.
#[derive(Clone, Debug)]
pub(super) enum WordError {
    /// Not a player name; perhaps a misspelt sub-command.
    Player(RuleError, Option<String>),
    Date(String),
    Number(RangeInclusive<i64>),
    Address,
    #[cfg(feature = "centre")]
    Lane,
    #[cfg(feature = "centre")]
    Competition,
    #[cfg(feature = "centre")]
    Moment(String),
}

impl WordError {
    pub(super) fn sentence(&self, language: Language) -> String {
        match self {
            Self::Player(refusal, near) => language.no_player(*refusal, near.as_deref()),
            Self::Date(word) => language.no_date(word),
            Self::Number(range) => language.no_number(*range.start(), *range.end()),
            Self::Address => language.no_address().to_owned(),
            #[cfg(feature = "centre")]
            Self::Lane => language.no_lane_name().to_owned(),
            #[cfg(feature = "centre")]
            Self::Competition => language.no_competition_name().to_owned(),
            #[cfg(feature = "centre")]
            Self::Moment(word) => language.no_moment(word),
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
    player_named(word).map_err(|refusal| WordError::Player(refusal, near_command(word)))
}

pub(super) fn date(word: &str) -> Result<Date, WordError> {
    let today = jiff::Zoned::now().date();
    since::read(word, today).ok_or_else(|| WordError::Date(word.to_owned()))
}

/// The number of latest games.
pub(super) fn latest(word: &str) -> Result<u32, WordError> {
    number(word, 1..=i64::MAX)
}

#[cfg(feature = "centre")]
pub(super) fn games(word: &str) -> Result<i32, WordError> {
    number(word, 1..=99)
}

#[cfg(feature = "centre")]
pub(super) fn cut(word: &str) -> Result<i32, WordError> {
    number(word, 0..=9999)
}

fn number<T: TryFrom<i64>>(word: &str, range: RangeInclusive<i64>) -> Result<T, WordError> {
    let number = word.parse().ok().filter(|number| range.contains(number));
    let number = number.and_then(|number| T::try_from(number).ok());
    number.ok_or(WordError::Number(range))
}

pub(super) fn address(word: &str) -> Result<SocketAddr, WordError> {
    word.parse().ok().ok_or(WordError::Address)
}

#[cfg(feature = "centre")]
pub(super) fn lane(word: &str) -> Result<String, WordError> {
    let lane = is_lane_name(word).then(|| word.to_owned());
    lane.ok_or(WordError::Lane)
}

#[cfg(feature = "centre")]
pub(super) fn competition(word: &str) -> Result<String, WordError> {
    let competition = is_competition_name(word).then(|| word.to_owned());
    competition.ok_or(WordError::Competition)
}

#[cfg(feature = "centre")]
pub(super) fn moment(word: &str) -> Result<CivilMoment, WordError> {
    let today = jiff::Zoned::now().date();
    moment::read(word, today).ok_or_else(|| WordError::Moment(word.to_owned()))
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
