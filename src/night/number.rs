//! The numbers of people and games within one night, from 1.

use std::fmt;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The error for 0.
#[derive(Clone, Copy, Debug, Eq, Error, PartialEq)]
#[error("0 is not a number of a player or a game: they begin at 1")]
pub struct NumberError;

/// Defines a newtype for a number that starts at 1.
macro_rules! number_type {
    ($(#[$documentation:meta])* $name:ident) => {
        $(#[$documentation])*
        #[derive(Clone, Copy, Debug, Deserialize, Eq, Hash, Ord, PartialEq, PartialOrd, Serialize)]
        #[serde(try_from = "u32", into = "u32")]
        pub struct $name(u32);

        impl $name {
            /// The first number of a night.
            pub const FIRST: Self = Self(1);

            /// None if the number is 0.
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

            /// The number before this one. None before the first.
            pub const fn previous(self) -> Option<Self> {
                Self::new(self.0.saturating_sub(1))
            }

            /// As a plain number.
            pub const fn number(self) -> u32 {
                self.0
            }
        }

        impl TryFrom<u32> for $name {
            type Error = NumberError;

            fn try_from(number: u32) -> Result<Self, NumberError> {
                Self::new(number).ok_or(NumberError)
            }
        }

        impl From<$name> for u32 {
            fn from(number: $name) -> Self {
                number.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(formatter)
            }
        }
    };
}

number_type! {
    /// The number of a person, in order of joining. A person keeps it when renamed, and after
    /// leaving and joining again.
    PlayerNumber
}

number_type! {
    /// The number of a game within the night.
    GameNumber
}

impl GameNumber {
    /// The index in a list of all games, from 0.
    pub(crate) const fn index(self) -> usize {
        self.0 as usize - 1
    }
}
