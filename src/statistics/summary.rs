//! One line of numbers for each player.

use super::Average;
use crate::domain::{FrameNumber, Frames, Player};

/// What a player's games add up to.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Summary {
    pub player: Player,
    /// How many whole games.
    pub games: u64,
    /// Their scores, added up.
    pub pins: u64,
    pub high: Option<u16>,
    pub low: Option<u16>,
    /// Strikes, by rack.
    pub strikes: u64,
    /// Spares, by rack.
    pub spares: u64,
    /// Open frames.
    pub opens: u64,
    /// What the first ball of each frame took, added up.
    pub first_ball_pins: u64,
    /// The most strikes in a row.
    pub longest_string: u8,
    /// How many games had no open frame.
    pub clean: u64,
}

impl Summary {
    /// Before the first game.
    pub const fn new(player: Player) -> Self {
        Self {
            player,
            games: 0,
            pins: 0,
            high: None,
            low: None,
            strikes: 0,
            spares: 0,
            opens: 0,
            first_ball_pins: 0,
            longest_string: 0,
            clean: 0,
        }
    }

    /// Adds a whole game.
    pub fn add(&mut self, frames: &Frames) {
        let score = frames.scores().total();
        self.games += 1;
        self.pins += u64::from(score);
        self.high = self.high.max(Some(score));
        self.low = self.low.or(Some(score)).min(Some(score));
        self.strikes += u64::from(frames.strikes());
        self.spares += u64::from(frames.spares());
        self.opens += u64::from(frames.opens());
        self.first_ball_pins += first_ball_pins(frames);
        self.longest_string = self.longest_string.max(frames.longest_string());
        self.clean += u64::from(frames.is_clean());
    }

    /// Pins a game.
    pub const fn average(&self) -> Average {
        Average::new(self.pins, self.games)
    }

    /// Pins of the first ball of a frame.
    pub fn first_ball(&self) -> Average {
        let frames = self.games * u64::from(FrameNumber::LAST.number());
        Average::new(self.first_ball_pins, frames)
    }

    /// Strikes, spares and opens, each as a part of all of them.
    pub const fn shares(&self) -> [Average; 3] {
        let all = self.strikes + self.spares + self.opens;
        [
            Average::new(self.strikes, all),
            Average::new(self.spares, all),
            Average::new(self.opens, all),
        ]
    }
}

fn first_ball_pins(frames: &Frames) -> u64 {
    let first_balls = frames.iter().filter_map(|frame| frame.balls().next());
    first_balls.map(|ball| u64::from(ball.count())).sum()
}
