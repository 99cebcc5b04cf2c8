//! A night as text: the documents' board of each game, oldest first, under its number.

use std::fmt::{self, Display, Formatter};

use super::text_board::Board;
use super::{Sheet, escape};
use crate::text::Language;

/// The boards, and above them what somebody wrote beside the night.
#[derive(Clone, Copy, Debug)]
pub struct NightText<'night> {
    /// The night.
    pub sheet: Sheet<'night>,
    /// In which language a game is numbered.
    pub language: Language,
}

impl Display for NightText<'_> {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        if let Some(label) = &self.sheet.header.label {
            writeln!(formatter, "{}\n", escape::terminal(label))?;
        }
        for (number, games) in self.sheet.games() {
            writeln!(
                formatter,
                "{}\n{}",
                self.language.game(number),
                Board(games)
            )?;
        }
        if self.sheet.night.game().is_none() {
            writeln!(formatter, "{}", self.language.nothing_bowled())?;
        }
        Ok(())
    }
}
