//! One player's game.

use super::{FrameNumber, Frames, Pins, Player, RuleError, Scores};

/// A player and ten frames.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct BowlingGame {
    player: Player,
    frames: Frames,
}

impl BowlingGame {
    /// A game before its first ball.
    pub fn new(player: Player) -> Self {
        Self {
            player,
            frames: Frames::default(),
        }
    }

    /// Records a ball in the current frame, or in the next one if that is over. A rejected ball
    /// changes nothing.
    pub fn bowl(&mut self, pins: Pins) -> Result<(), RuleError> {
        self.frames.bowl(pins)
    }

    /// Replaces the balls of one frame, as [`Frames::with_frame`] does.
    pub fn correct(&mut self, frame: FrameNumber, balls: &[Pins]) -> Result<(), RuleError> {
        self.frames = self.frames.with_frame(frame, balls)?;
        Ok(())
    }

    /// The same game under another name.
    pub const fn renamed(self, name: Player) -> Self {
        Self {
            player: name,
            ..self
        }
    }

    /// Has a ball been bowled?
    pub fn is_begun(&self) -> bool {
        self.frames.is_begun()
    }

    /// Are all ten frames over?
    pub fn is_over(&self) -> bool {
        self.frames.is_over()
    }

    /// The player whose game it is.
    pub const fn player(&self) -> Player {
        self.player
    }

    /// Is the current frame unfinished, so that its player keeps the turn?
    pub fn is_mid_frame(&self) -> bool {
        self.frames.is_mid_frame()
    }

    /// The number of frames that are over.
    pub fn finished(&self) -> usize {
        self.frames.finished()
    }

    /// The running totals of the settled frames.
    pub fn scores(&self) -> Scores {
        self.frames.scores()
    }

    /// The ten frames.
    pub const fn frames(&self) -> &Frames {
        &self.frames
    }
}
