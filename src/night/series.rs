//! A player's series: the total of the complete games of a night.
//!
//! Only complete lines count: not a running one, nor one left unfinished or abandoned.

use super::Person;
use crate::domain::{BowlingGame, BowlingGames};

/// The series of one person.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Series {
    /// The person who bowled it.
    pub person: Person,
    /// The number of complete lines.
    pub games: u32,
    /// The sum of their scores.
    pub total: u32,
    /// The highest of them. None before the first complete line.
    pub high: Option<u16>,
}

impl Series {
    pub(super) fn new<'night>(
        person: Person,
        games: impl Iterator<Item = &'night BowlingGames>,
    ) -> Self {
        let empty = Self {
            person,
            games: 0,
            total: 0,
            high: None,
        };
        games
            .filter_map(|games| games.seat(person.name()))
            .map(crate::domain::Seat::game)
            .filter(|game| game.is_over())
            .fold(empty, Self::and)
    }

    fn and(self, game: &BowlingGame) -> Self {
        let score = game.frames().scores().total();
        Self {
            games: self.games + 1,
            total: self.total + u32::from(score),
            high: self.high.max(Some(score)),
            ..self
        }
    }

    /// The average as a number; `total` over `games` is exact. None before the first complete line.
    pub fn average(&self) -> Option<f64> {
        let has_games = self.games > 0;
        has_games.then(|| f64::from(self.total) / f64::from(self.games))
    }
}
