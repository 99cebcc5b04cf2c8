//! The text in the field: letters, or a Hangul name that gives its initials.
//!
//! A syllable may be letters typed on a Korean keyboard layer (`뮻` is ABC) or part of a name. A single
//! syllable is read as letters; two or more as a name, and the field shows its initials.
//!
//! A short name that was refused can be completed. If a letter no longer fits after a refusal, a new
//! name begins with the letters typed since then: `pj` Enter `jim` is JIM.

use super::{LETTERS, PlayersScreen};
use crate::app::Notice;
use crate::archive::{hangul_keys, initials, is_syllable};
use crate::domain::RuleError;

impl PlayersScreen {
    /// How many letters are missing.
    pub const fn missing(&self) -> usize {
        LETTERS.saturating_sub(self.typed.len())
    }

    pub(super) fn write(&mut self, letter: char) -> Option<Notice> {
        if self.missing() == 0 && (is_syllable(letter) || letter.is_ascii_alphabetic()) {
            self.drop_refused();
        }
        if is_syllable(letter) {
            return self.write_syllable(letter);
        }
        self.hangul.clear();
        self.write_letter(letter)
    }

    /// Keeps only what was typed since Enter was refused.
    fn drop_refused(&mut self) {
        let Some(refused) = self.refused_at.take() else {
            return;
        };
        self.typed = self.typed.split_off(refused.min(self.typed.len()));
        self.hangul.clear();
    }

    fn write_letter(&mut self, letter: char) -> Option<Notice> {
        if !letter.is_ascii_alphabetic() {
            return Some(Notice::NoLetter(RuleError::NameLetter { found: letter }));
        }
        if self.missing() == 0 {
            return Some(Notice::NameIsFull);
        }
        self.typed.push(letter.to_ascii_uppercase());
        None
    }

    fn write_syllable(&mut self, letter: char) -> Option<Notice> {
        let name = format!("{}{letter}", self.hangul);
        let is_first = self.hangul.is_empty();
        match initials(&name) {
            Some(initials) if !is_first => {
                self.typed = initials;
                self.hangul = name;
                None
            }
            _ if is_first => {
                self.hangul.extend(self.typed.is_empty().then_some(letter));
                self.write_keys(letter)
            }
            _ => Some(Notice::NameIsFull),
        }
    }

    /// Types the keys of a syllable, until one is refused.
    fn write_keys(&mut self, letter: char) -> Option<Notice> {
        let keys = hangul_keys(letter).unwrap_or_default();
        keys.into_iter().find_map(|key| self.write_letter(key))
    }

    /// Deletes the last letter, or the last syllable of a name.
    pub(super) fn erase(&mut self) {
        self.refused_at = None;
        let mut name = std::mem::take(&mut self.hangul);
        name.pop();
        if name.is_empty() {
            self.typed.pop();
            return;
        }
        self.typed = initials(&name).unwrap_or_default();
        if self.typed.is_empty() {
            let first = name.chars().next();
            first.and_then(|first| self.write_keys(first));
        }
        self.hangul = name;
    }

    /// Puts the initials of a Hangul name in the field. False if it is not one.
    pub(super) fn suggest(&mut self, name: &str) -> bool {
        let Some(initials) = initials(name) else {
            return false;
        };
        self.refused_at = None;
        self.typed = initials;
        name.clone_into(&mut self.hangul);
        true
    }
}
