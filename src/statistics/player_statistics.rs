//! All statistics of one player.

use super::summary::first_balls;
use super::{
    Averages, Bests, Distribution, FinishedGame, HeadToHead, LeaveStatistics, Record, Summary,
};
use crate::domain::{FrameNumber, Player};

#[derive(Clone, Debug, Eq, PartialEq)]
pub struct PlayerStatistics {
    pub summary: Summary,
    pub bests: Bests,
    pub by_frame: Averages<FrameNumber>,
    /// Scores of the first game of a night, the second, and so on.
    pub by_game: Averages<u32>,
    /// Pins of the first balls, by game in the same way.
    pub first_balls_by_game: Averages<u32>,
    pub distribution: Distribution,
    pub head_to_head: HeadToHead,
    pub record: Record,
    pub leaves: LeaveStatistics,
}

impl PlayerStatistics {
    /// Folds the games of one player, oldest first.
    pub fn new(player: Player, games: impl IntoIterator<Item = FinishedGame>) -> Self {
        let mut statistics = Self {
            summary: Summary::new(player),
            bests: Bests::default(),
            by_frame: Averages::default(),
            by_game: Averages::default(),
            first_balls_by_game: Averages::default(),
            distribution: Distribution::default(),
            head_to_head: HeadToHead::default(),
            record: Record::default(),
            leaves: LeaveStatistics::default(),
        };
        for game in games {
            statistics.add(&game);
        }
        statistics
    }

    fn add(&mut self, game: &FinishedGame) {
        let mut before = 0;
        for (frame, total) in FrameNumber::all().zip(game.frames.scores().totals()) {
            self.by_frame.add(frame, total - before);
            before = *total;
        }
        self.summary.add(&game.frames);
        self.bests.add(game);
        self.by_game.add(game.game, game.score());
        for pins in first_balls(&game.frames) {
            self.first_balls_by_game.add(game.game, pins.into());
        }
        self.distribution.add(game.score());
        self.head_to_head.add(game);
        self.record.add(game);
        self.leaves.add(&game.frames);
    }

    /// Average of the last ten games minus the overall average. None if there are no games.
    pub fn form_difference(&self) -> Option<f64> {
        Some(self.record.form().value()? - self.summary.average().value()?)
    }
}
