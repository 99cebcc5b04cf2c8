//! Everything about one player.

use super::{Bests, ByFrame, ByGame, Distribution, FinishedGame, HeadToHead, Record, Summary};
use crate::domain::Player;

/// One player's page.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct PlayerStatistics {
    /// What all games add up to.
    pub summary: Summary,
    /// Personal bests in one game.
    pub bests: Bests,
    /// Frame by frame.
    pub by_frame: ByFrame,
    /// By game of the night.
    pub by_game: ByGame,
    /// Score by score.
    pub distribution: Distribution,
    /// Against the others.
    pub head_to_head: HeadToHead,
    /// One after another.
    pub record: Record,
}

impl PlayerStatistics {
    /// What these games of a player, oldest first, add up to.
    pub fn new(player: Player, games: impl IntoIterator<Item = FinishedGame>) -> Self {
        let mut statistics = Self {
            summary: Summary::new(player),
            bests: Bests::default(),
            by_frame: ByFrame::default(),
            by_game: ByGame::default(),
            distribution: Distribution::default(),
            head_to_head: HeadToHead::default(),
            record: Record::default(),
        };
        for game in games {
            statistics.add(&game);
        }
        statistics
    }

    fn add(&mut self, game: &FinishedGame) {
        self.summary.add(&game.frames);
        self.bests.add(game);
        self.by_frame.add(&game.frames);
        self.by_game.add(game.game, game.score());
        self.distribution.add(game.score());
        self.head_to_head.add(game);
        self.record.add(game);
    }

    /// How much better the last ten games were than all of them, in pins a game.
    pub fn form_difference(&self) -> Option<f64> {
        Some(self.record.form().value()? - self.summary.average().value()?)
    }
}
