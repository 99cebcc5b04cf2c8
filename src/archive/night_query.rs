//! Filters for stored nights and for finished games.

use jiff::civil::Date;

use crate::domain::Player;

/// A filter for stored nights, newest first. The default selects all.
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
    /// Parses a name, a date or both; an empty text selects all nights. None if a word is neither.
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

    /// Does it filter by player or by date?
    pub const fn is_filtered(&self) -> bool {
        self.player.is_some() || self.since.is_some()
    }
}

/// A filter for finished games. The default selects all.
#[derive(Clone, Copy, Debug, Default)]
pub struct Selection {
    /// Only games of nights that began on this local date or later.
    pub since: Option<Date>,
    /// At most this many of the latest games of each player.
    pub last: Option<usize>,
}
