//! What a player's finished games of a night add up to.
//!
//! Only whole lines count: not one that is still being bowled, nor one that was left or abandoned.

use super::Person;
use crate::domain::{BowlingGame, BowlingGames};

/// One person's night.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Series {
    /// Whose.
    pub person: Person,
    /// How many whole lines.
    pub games: u32,
    /// What they add up to.
    pub total: u32,
    /// The best of them.
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

    /// The average; None before the first whole line. The exact one is `total` over `games`.
    pub fn average(&self) -> Option<f64> {
        let has_games = self.games > 0;
        has_games.then(|| f64::from(self.total) / f64::from(self.games))
    }
}
