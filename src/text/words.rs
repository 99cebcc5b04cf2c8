//! The columns of the tables: which languages there are, and the macro that writes a table.

use super::Language;

/// A few words in every language, in the order of [`Language`].
pub type Words = [&'static str; 2];

impl Language {
    /// The column of this language.
    pub const fn pick(self, [english, korean]: Words) -> &'static str {
        match self {
            Self::English => english,
            Self::Korean => korean,
        }
    }
}
