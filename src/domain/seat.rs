//! A place on the board: a player's game, and whether that player takes turns.
//!
//! The game itself knows nothing of absence: it simply waits.

use super::{BowlingGame, FrameNumber, Pins, Player, Presence, RuleError};

/// A game and the presence of its player.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Seat {
    game: BowlingGame,
    presence: Presence,
}

impl Seat {
    pub(super) fn new(player: Player) -> Self {
        Self {
            game: BowlingGame::new(player),
            presence: Presence::Bowls,
        }
    }

    pub(super) fn bowl(&mut self, pins: Pins) -> Result<(), RuleError> {
        self.game.bowl(pins)
    }

    pub(super) fn correct(&mut self, frame: FrameNumber, balls: &[Pins]) -> Result<(), RuleError> {
        self.game.correct(frame, balls)
    }

    pub(super) const fn rename(&mut self, name: Player) {
        self.game = self.game.renamed(name);
    }

    /// Changes the presence. Fails if the player has left.
    pub(super) fn turn_to(&mut self, presence: Presence) -> Result<(), RuleError> {
        if self.presence == Presence::Left {
            return Err(RuleError::HasLeft(self.player()));
        }
        self.presence = presence;
        Ok(())
    }

    /// A player who left is back.
    pub(super) const fn take_again(&mut self) {
        self.presence = Presence::Bowls;
    }

    /// Has a ball been bowled in this line?
    pub fn is_begun(&self) -> bool {
        self.game.is_begun()
    }

    /// The game bowled from this seat.
    pub const fn game(&self) -> &BowlingGame {
        &self.game
    }

    /// The player of this seat.
    pub const fn player(&self) -> Player {
        self.game.player()
    }

    /// Whether the player takes turns.
    pub const fn presence(&self) -> Presence {
        self.presence
    }

    /// Does the player take turns?
    pub const fn bowls(&self) -> bool {
        matches!(self.presence, Presence::Bowls)
    }

    /// Does the player take turns, with balls left?
    pub fn is_due(&self) -> bool {
        self.bowls() && !self.game.is_over()
    }

    /// Does the player take turns, in the middle of a frame?
    pub fn is_mid_frame(&self) -> bool {
        self.bowls() && self.game.is_mid_frame()
    }

    /// Is the line ranked? An unfinished line of a player who left is not.
    pub fn has_place(&self) -> bool {
        self.presence != Presence::Left || self.game.is_over()
    }

    /// The number of frames that are over.
    pub fn finished(&self) -> usize {
        self.game.finished()
    }
}
