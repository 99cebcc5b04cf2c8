//! Who bowled before, and how well: for name suggestions and for announcing a personal best.

use crate::domain::Player;

/// A player who bowled before tonight.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Regular {
    /// The name they bowl under.
    pub player: Player,
    /// The best complete game before tonight. None if there is none.
    pub best: Option<u16>,
}

/// All players who bowled before tonight, most recent first.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Regulars(Vec<Regular>);

impl Regulars {
    /// Has nobody bowled before tonight?
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Has this player bowled before tonight?
    pub fn has(&self, player: Player) -> bool {
        self.0.iter().any(|regular| regular.player == player)
    }

    /// A player's best complete game before tonight. None if there is none.
    pub fn best(&self, player: Player) -> Option<u16> {
        let known = self.0.iter().find(|regular| regular.player == player);
        known.and_then(|regular| regular.best)
    }

    /// Their names, most recent first.
    pub fn players(&self) -> impl Iterator<Item = Player> {
        self.0.iter().map(|regular| regular.player)
    }

    /// Players whose name begins with these letters, most recent first.
    pub fn beginning_with(&self, letters: &str) -> impl Iterator<Item = Player> {
        self.players()
            .filter(move |player| player.name().starts_with(letters))
    }
}

impl FromIterator<Regular> for Regulars {
    fn from_iter<Regulars: IntoIterator<Item = Regular>>(regulars: Regulars) -> Self {
        Self(regulars.into_iter().collect())
    }
}
