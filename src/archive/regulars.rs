//! Who bowled here before, and how well: for suggestions and for calling a personal best.

use crate::domain::Player;

/// Somebody who bowled here before tonight.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Regular {
    /// Who.
    pub player: Player,
    /// The best whole game so far.
    pub best: Option<u16>,
}

/// Everybody who bowled here before tonight, most recent first.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Regulars(Vec<Regular>);

impl Regulars {
    /// The best whole game of somebody before tonight.
    pub fn best(&self, player: Player) -> Option<u16> {
        let known = self.0.iter().find(|regular| regular.player == player);
        known.and_then(|regular| regular.best)
    }

    /// Those whose names begin with these letters, most recent first.
    pub fn beginning_with(&self, letters: &str) -> impl Iterator<Item = Player> {
        let names = self.0.iter().map(|regular| regular.player);
        names.filter(move |player| player.name().starts_with(letters))
    }
}

impl FromIterator<Regular> for Regulars {
    fn from_iter<Regulars: IntoIterator<Item = Regular>>(regulars: Regulars) -> Self {
        Self(regulars.into_iter().collect())
    }
}
