//! Results against each rival, in the games that both finished.

use std::cmp::{Ordering, Reverse};
use std::collections::BTreeMap;

use serde::Serialize;

use super::FinishedGame;
use crate::domain::Player;

/// Results by rival: every player who finished the same game.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct HeadToHead(BTreeMap<Player, Encounters>);

#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize)]
pub struct Encounters {
    pub won: u64,
    pub lost: u64,
    pub tied: u64,
}

impl Encounters {
    pub const fn games(&self) -> u64 {
        self.won + self.lost + self.tied
    }
}

impl HeadToHead {
    pub(super) fn add(&mut self, game: &FinishedGame) {
        let score = game.score();
        for rival in &game.rivals {
            let met = self.0.entry(rival.player).or_default();
            match score.cmp(&rival.score) {
                Ordering::Greater => met.won += 1,
                Ordering::Less => met.lost += 1,
                Ordering::Equal => met.tied += 1,
            }
        }
    }

    /// The most frequent rival first.
    pub fn rivals(&self) -> Vec<(Player, Encounters)> {
        let mut rivals: Vec<_> = self.0.iter().map(|(rival, met)| (*rival, *met)).collect();
        rivals.sort_by_key(|(_, met)| Reverse(met.games()));
        rivals
    }
}
