//! Who bowls after the current frame.

use super::BowlingGames;
use crate::domain::{BowlingGame, FrameNumber, Player, Seat};

impl BowlingGames {
    /// The players whose turns follow, each once, in order. The player who is up is included if
    /// another turn comes before the others have caught up. Empty if only one player is left, or
    /// if no player is up.
    pub fn upcoming(&self) -> Vec<Player> {
        let Some(up) = self.up().map(BowlingGame::player) else {
            return Vec::new();
        };
        // Counted as if the current frame were over.
        let finished = |seat: &Seat| seat.finished() + usize::from(seat.player() == up);
        let due = self.seats().iter().filter(|seat| seat.is_due());
        let mut due: Vec<_> = due
            .filter(|seat| finished(seat) < usize::from(FrameNumber::LAST.number()))
            .collect();
        // The sort is stable, so ties stay in the order of play.
        due.sort_by_key(|seat| finished(seat));
        let names: Vec<_> = due.into_iter().map(Seat::player).collect();
        if names.iter().all(|player| *player == up) {
            return Vec::new();
        }
        names
    }
}
