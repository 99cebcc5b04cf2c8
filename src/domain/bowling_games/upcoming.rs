//! Who bowls after the player who is up.

use super::BowlingGames;
use crate::domain::{BowlingGame, Player, Seat};

impl BowlingGames {
    /// Those who are due after the player who is up, in the order of their turns, each once.
    #[must_use]
    pub fn upcoming(&self) -> Vec<Player> {
        let up = self.up().map(BowlingGame::player);
        let due = self.seats().iter().filter(|seat| seat.is_due());
        let mut others: Vec<_> = due.filter(|seat| Some(seat.player()) != up).collect();
        // Sorting is stable, so those with as many finished frames keep the order of play.
        others.sort_by_key(|seat| seat.finished());
        others.into_iter().map(Seat::player).collect()
    }
}
