//! A player. The name is the identity: equal names are the same player.

use std::fmt;
use std::str::FromStr;

use super::RuleError;

const LETTERS: usize = 3;

/// A player, identified by a name of exactly three English letters, stored in upper case.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub struct Player([u8; LETTERS]);

impl Player {
    /// Accepts three English letters, in upper or lower case.
    pub fn new(name: &str) -> Result<Self, RuleError> {
        let stranger = name.chars().find(|letter| !letter.is_ascii_alphabetic());
        let letters = <[u8; LETTERS]>::try_from(name.as_bytes());
        match (letters, stranger) {
            (Ok(letters), None) => Ok(Self(letters.map(|letter| letter.to_ascii_uppercase()))),
            (_, Some(found)) if name.chars().count() == LETTERS => {
                Err(RuleError::NameLetter { found })
            }
            _ => Err(RuleError::NameLength {
                length: name.chars().count(),
            }),
        }
    }

    /// The three letters, in upper case.
    pub fn name(&self) -> &str {
        // Only English letters are accepted, so this is always valid UTF-8.
        std::str::from_utf8(&self.0).unwrap_or("???")
    }
}

impl FromStr for Player {
    type Err = RuleError;

    fn from_str(name: &str) -> Result<Self, RuleError> {
        Self::new(name)
    }
}

impl fmt::Display for Player {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_of_three_bytes_that_is_one_syllable_has_the_wrong_length() {
        assert_eq!(Player::new("한"), Err(RuleError::NameLength { length: 1 }));
    }

    #[test]
    fn a_name_with_a_control_character_is_told_without_printing_it() {
        let refusal = Player::new("\u{1b}[A").unwrap_err();
        assert!(!refusal.to_string().contains('\u{1b}'), "{refusal}");
    }

    #[test]
    fn a_name_pads_like_any_text() {
        assert_eq!(format!("{:<5}|", Player::new("pjs").unwrap()), "PJS  |");
    }
}
