//! The numbers that people and games go by during one night, from 1.

use std::fmt;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Nought.
#[derive(Clone, Copy, Debug, Eq, Error, PartialEq)]
#[error("0 is no number of a player or a game: they begin at 1")]
pub struct NumberError;

/// The number of a person, in the order of joining. A person keeps it through every new name, and
/// also when leaving and joining again.
#[derive(Clone, Copy, Debug, Deserialize, Eq, Hash, Ord, PartialEq, PartialOrd, Serialize)]
#[serde(try_from = "u32", into = "u32")]
pub struct PlayerNumber(u32);

impl PlayerNumber {
    /// The first player who joins.
    pub const FIRST: Self = Self(1);

    /// Takes 1 and up.
    pub const fn new(number: u32) -> Option<Self> {
        match number {
            0 => None,
            number => Some(Self(number)),
        }
    }

    /// The number after this one.
    pub const fn next(self) -> Self {
        Self(self.0.saturating_add(1))
    }

    /// The number itself.
    pub const fn number(self) -> u32 {
        self.0
    }
}

impl TryFrom<u32> for PlayerNumber {
    type Error = NumberError;

    fn try_from(number: u32) -> Result<Self, NumberError> {
        Self::new(number).ok_or(NumberError)
    }
}

impl From<PlayerNumber> for u32 {
    fn from(number: PlayerNumber) -> Self {
        number.number()
    }
}

impl fmt::Display for PlayerNumber {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, formatter)
    }
}

/// The number of a game of the night.
#[derive(Clone, Copy, Debug, Deserialize, Eq, Hash, Ord, PartialEq, PartialOrd, Serialize)]
#[serde(try_from = "u32", into = "u32")]
pub struct GameNumber(u32);

impl GameNumber {
    /// The first game.
    pub const FIRST: Self = Self(1);

    /// Takes 1 and up.
    pub const fn new(number: u32) -> Option<Self> {
        match number {
            0 => None,
            number => Some(Self(number)),
        }
    }

    /// The game after this one.
    pub const fn next(self) -> Self {
        Self(self.0.saturating_add(1))
    }

    /// The number itself.
    pub const fn number(self) -> u32 {
        self.0
    }
}

impl TryFrom<u32> for GameNumber {
    type Error = NumberError;

    fn try_from(number: u32) -> Result<Self, NumberError> {
        Self::new(number).ok_or(NumberError)
    }
}

impl From<GameNumber> for u32 {
    fn from(number: GameNumber) -> Self {
        number.number()
    }
}

impl fmt::Display for GameNumber {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, formatter)
    }
}
