//! How a person refers to a night: `last`, its number, or its date.

use std::fmt;
use std::str::FromStr;

use jiff::civil::Date;
use thiserror::Error;

/// A reference to one stored night.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub enum NightReference {
    /// The latest night.
    #[default]
    Last,
    /// The night with this number.
    Number(u32),
    /// The latest night that began on this local date.
    Date(Date),
}

/// A word that refers to no night.
#[derive(Clone, Debug, Eq, Error, PartialEq)]
#[error("no such night: use `last`, a number or a date such as 2026-01-31")]
pub struct ReferenceError(pub String);

impl FromStr for NightReference {
    type Err = ReferenceError;

    fn from_str(text: &str) -> Result<Self, ReferenceError> {
        let number = text.parse().map(Self::Number);
        let named = match text {
            "last" => Some(Self::Last),
            text => number.ok().or_else(|| text.parse().ok().map(Self::Date)),
        };
        named.ok_or_else(|| ReferenceError(text.to_owned()))
    }
}

impl fmt::Display for NightReference {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Last => formatter.write_str("last"),
            Self::Number(number) => write!(formatter, "{number}"),
            Self::Date(date) => write!(formatter, "{date}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_night_is_named_in_three_ways() {
        assert_eq!("last".parse(), Ok(NightReference::Last));
        assert_eq!("17".parse(), Ok(NightReference::Number(17)));
        let date = NightReference::Date(Date::constant(2026, 1, 31));
        assert_eq!("2026-01-31".parse(), Ok(date));
        assert_eq!(date.to_string(), "2026-01-31");
    }

    #[test]
    fn any_other_word_is_refused_with_the_ways() {
        for word in ["", "first", "-1", "2026-02-31", "99999999999"] {
            let refusal = word.parse::<NightReference>().unwrap_err();
            assert!(refusal.to_string().contains("last"), "{word}");
        }
    }
}
