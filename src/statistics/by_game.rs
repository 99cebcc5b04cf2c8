//! The first game of a night, the second, and so on.

use std::collections::BTreeMap;

use super::Average;

/// The scores of each game of a night, added up over nights.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct ByGame(BTreeMap<u32, Average>);

impl ByGame {
    /// One more game.
    pub(super) fn add(&mut self, game: u32, score: u16) {
        self.0.entry(game).or_default().add(u64::from(score));
    }

    /// Those that were bowled, by number.
    pub fn iter(&self) -> impl Iterator<Item = (u32, Average)> {
        self.0.iter().map(|(game, average)| (*game, *average))
    }
}
