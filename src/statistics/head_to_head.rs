//! Against each of the others, in the games that both finished.

use std::cmp::{Ordering, Reverse};
use std::collections::BTreeMap;

use super::FinishedGame;
use crate::domain::Player;

/// Against everybody who ever finished the same game.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct HeadToHead(BTreeMap<Player, Encounters>);

/// How the games against one of them went.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Encounters {
    /// With the higher score.
    pub won: u64,
    /// With the lower score.
    pub lost: u64,
    /// With the same.
    pub tied: u64,
}

impl Encounters {
    /// How many there were.
    pub const fn games(&self) -> u64 {
        self.won + self.lost + self.tied
    }

    const fn add(&mut self, ordering: Ordering) {
        match ordering {
            Ordering::Greater => self.won += 1,
            Ordering::Less => self.lost += 1,
            Ordering::Equal => self.tied += 1,
        }
    }
}

impl HeadToHead {
    /// One more game.
    pub(super) fn add(&mut self, game: &FinishedGame) {
        let score = game.score();
        for rival in &game.rivals {
            let encounters = self.0.entry(rival.player).or_default();
            encounters.add(score.cmp(&rival.score));
        }
    }

    /// Those met most often first.
    pub fn rivals(&self) -> Vec<(Player, Encounters)> {
        let mut rivals: Vec<_> = self.0.iter().map(|(rival, met)| (*rival, *met)).collect();
        rivals.sort_by_key(|(_, met)| Reverse(met.games()));
        rivals
    }
}
