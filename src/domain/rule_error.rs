//! All errors of the rules. A variant carries the numbers, so that each language can build its own
//! message; the one here is English.

use thiserror::Error;

use super::{FrameNumber, Player};

/// Why the rules reject something.
#[derive(Clone, Copy, Debug, Eq, Error, PartialEq)]
pub enum RuleError {
    /// The name is too short or too long.
    #[error("a name has exactly 3 English letters, not {length}")]
    NameLength {
        /// The number of characters in the name.
        length: usize,
    },
    /// The name has a character other than A to Z.
    #[error("{found:?} is no English letter: a name has 3 letters from A to Z")]
    NameLetter {
        /// The first such character.
        found: char,
    },
    /// The name is on the board already; equal names are the same player.
    #[error("{0} is on the board already: take another name")]
    NameTaken(Player),
    /// The count is above ten.
    #[error("{thrown} is no count of pins: 0 to 10 can fall")]
    PinsOutOfRange {
        /// The rejected count.
        thrown: u8,
    },
    /// More pins than are standing.
    #[error("{thrown} thrown, {standing} standing: 0 to {standing} can fall")]
    TooManyPins {
        /// The rejected count.
        thrown: u8,
        /// The number of pins standing.
        standing: u8,
    },
    /// A spare needs a ball before it at the same rack.
    #[error("a spare needs a second ball: on a full rack say 0 to 10, or x for all ten")]
    SpareOnFirstBall,
    /// Ten pins on a first ball are a strike, which leaves no pins for a second ball.
    #[error("ten pins on the first ball are a strike, so no second ball follows")]
    FirstBallTookAll,
    /// Ten pins in two balls are a spare, not a miss.
    #[error("ten pins in two balls are a spare, not a miss")]
    MissTookAll,
    /// The frame has had all its balls.
    #[error("this frame is over")]
    FrameIsOver,
    /// The game has had all its balls.
    #[error("the game is over")]
    GameIsOver,
    /// The frame number is not 1 to 10.
    #[error("there is no frame {number}: a game has frames 1 to 10")]
    NoSuchFrame {
        /// The rejected number.
        number: u8,
    },
    /// The score is too high for a frame with that many bonus balls to come.
    #[error(
        "{points} is no score of a frame: with {chances} bonus balls to come it is 0 to {limit}"
    )]
    ScoreOutOfRange {
        /// The rejected points.
        points: u8,
        /// The bonus balls still to come.
        chances: u8,
        /// The highest score with that many balls to come.
        limit: u8,
    },
    /// A frame waits for at most two bonus balls.
    #[error("{chances} is no count of bonus balls: a frame waits for 0, 1 or 2")]
    ChancesOutOfRange {
        /// The rejected number of bonus balls.
        chances: u8,
    },
    /// The roster has no players, or too many.
    #[error("{players} is no count of players: 1 to 24 can bowl")]
    PlayersOutOfRange {
        /// The rejected number of players.
        players: usize,
    },
    /// The player is not on the board.
    #[error("{0} is not on the board")]
    NotOnBoard(Player),
    /// The player has left, and takes no more turns.
    #[error("{0} has left: only who is here can do that")]
    HasLeft(Player),
    /// The last player who bowls can't sit out.
    #[error("{0} is the last one who bowls and can't sit out: bowl on, or leave")]
    LastWhoBowls(Player),
    /// The order has no such place.
    #[error("there is no place {place}: the order has places 1 to {players}")]
    PlaceOutOfRange {
        /// The rejected place, from 1.
        place: usize,
        /// The number of places in the order.
        players: usize,
    },
    /// The frame has no balls to correct.
    #[error("frame {number} has not been bowled yet: there is nothing to correct")]
    FrameNotBegun {
        /// The frame without a ball.
        number: FrameNumber,
    },
    /// The correction has no balls.
    #[error("frame {number} needs a ball: to take one back, undo it")]
    FrameWithoutBall {
        /// The frame to correct.
        number: FrameNumber,
    },
    /// Only the latest frame may be incomplete.
    #[error("frame {number} must be whole: only the latest frame may be left unfinished")]
    FrameUnfinished {
        /// The incomplete frame.
        number: FrameNumber,
    },
}
