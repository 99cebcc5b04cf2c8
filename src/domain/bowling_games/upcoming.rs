//! Who bowls after the frame that is being bowled.

use super::BowlingGames;
use crate::domain::{BowlingGame, FrameNumber, Player, Seat};

impl BowlingGames {
    /// Whose turns follow, each once, in their order. The player who is up is among them if another
    /// turn comes before the others have caught up; empty if only one player is left.
    pub fn upcoming(&self) -> Vec<Player> {
        let up = self.up().map(BowlingGame::player);
        // As it will be when the frame is over.
        let finished = |seat: &Seat| seat.finished() + usize::from(Some(seat.player()) == up);
        let due = self.seats().iter().filter(|seat| seat.is_due());
        let mut due: Vec<_> = due
            .filter(|seat| finished(seat) < usize::from(FrameNumber::LAST.number()))
            .collect();
        // Sorting is stable, so those with as many finished frames keep the order of play.
        due.sort_by_key(|seat| finished(seat));
        let names: Vec<_> = due.into_iter().map(Seat::player).collect();
        if names.iter().all(|player| Some(*player) == up) {
            return Vec::new();
        }
        names
    }
}
