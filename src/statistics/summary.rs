//! One row of totals per player.

use super::Average;
use crate::domain::{FrameNumber, Frames, Pins, Player};

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Summary {
    pub player: Player,
    /// Complete games only.
    pub games: u64,
    /// The sum of their scores.
    pub pins: u64,
    pub high: Option<u16>,
    pub low: Option<u16>,
    /// Counted per rack.
    pub strikes: u64,
    /// Counted per rack.
    pub spares: u64,
    /// Counted per frame.
    pub opens: u64,
    /// Pins knocked down by the first ball of each frame.
    pub first_ball_pins: u64,
    /// The most strikes in a row within one game.
    pub longest_string: u8,
    /// Games without an open frame.
    pub clean: u64,
}

impl Summary {
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

    /// The game must be complete.
    pub fn add(&mut self, frames: &Frames) {
        let score = frames.scores().total();
        self.games += 1;
        self.pins += u64::from(score);
        self.high = self.high.max(Some(score));
        self.low = self.low.or(Some(score)).min(Some(score));
        self.strikes += u64::from(frames.strikes());
        self.spares += u64::from(frames.spares());
        self.opens += u64::from(frames.opens());
        self.first_ball_pins += first_balls(frames).map(u64::from).sum::<u64>();
        self.longest_string = self.longest_string.max(frames.longest_string());
        self.clean += u64::from(frames.is_clean());
    }

    pub const fn average(&self) -> Average {
        Average::new(self.pins, self.games)
    }

    /// Average pins of the first ball of a frame.
    pub fn first_ball(&self) -> Average {
        let frames = self.games * u64::from(FrameNumber::LAST.number());
        Average::new(self.first_ball_pins, frames)
    }

    /// Strikes, spares and opens, each as a share of all three.
    pub const fn shares(&self) -> [Average; 3] {
        let all = self.strikes + self.spares + self.opens;
        [
            Average::new(self.strikes, all),
            Average::new(self.spares, all),
            Average::new(self.opens, all),
        ]
    }

    /// The same in whole percents. Each is rounded separately, so that equal counts read alike, even if
    /// the sum is not 100. All 0 before the first frame.
    pub fn whole_percents(&self) -> [u64; 3] {
        let counts = [self.strikes, self.spares, self.opens];
        let all = counts.iter().sum::<u64>().max(1);
        counts.map(|count| (count * 100 + all / 2) / all)
    }
}

/// The pins that the first ball of each frame knocked down.
pub(super) fn first_balls(frames: &Frames) -> impl Iterator<Item = u8> {
    let first_balls = frames.iter().filter_map(|frame| frame.balls().next());
    first_balls.map(Pins::count)
}
