//! Which nights or games are asked for.

use jiff::civil::Date;

use crate::domain::Player;

/// Some of the stored nights, newest first. The default is all of them.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct NightQuery {
    /// Only nights in which this player has a finished line.
    pub player: Option<Player>,
    /// Only nights that began on this local date or later.
    pub since: Option<Date>,
    /// Only nights with a lower number.
    pub before: Option<u32>,
    /// At most this many.
    pub limit: Option<usize>,
}

impl NightQuery {
    /// Reads a name, a date or both; an empty text asks for every night. None if a word is neither.
    pub fn from_text(text: &str) -> Option<Self> {
        let mut query = Self::default();
        for word in text.split_whitespace() {
            match (Player::new(word), word.parse()) {
                (Ok(player), _) => query.player = Some(player),
                (_, Ok(date)) => query.since = Some(date),
                _ => return None,
            }
        }
        Some(query)
    }

    /// Does it ask for certain nights only?
    pub const fn is_filtered(&self) -> bool {
        self.player.is_some() || self.since.is_some()
    }
}

/// Some of the finished games. The default is all of them.
#[derive(Clone, Copy, Debug, Default)]
pub struct Selection {
    /// Only games of nights that began on this local date or later.
    pub since: Option<Date>,
    /// Only the latest games of each player, at most this many.
    pub last: Option<usize>,
}
