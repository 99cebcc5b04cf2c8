//! Everything the rules refuse. A variant carries the numbers, so that each language can build its
//! own sentence; the one written here is the English one.

use thiserror::Error;

use super::{FrameNumber, Player};

/// Why the rules refuse something.
#[derive(Clone, Copy, Debug, Eq, Error, PartialEq)]
pub enum RuleError {
    /// A name that is too short or too long.
    #[error("a name has exactly 3 English letters, not {length}")]
    NameLength {
        /// How many characters it has.
        length: usize,
    },
    /// A name with something else than A to Z in it.
    #[error("{found:?} is no English letter: a name has 3 letters from A to Z")]
    NameLetter {
        /// The first character that is no letter.
        found: char,
    },
    /// Equal names are the same player, who is here already.
    #[error("{0} is on the board already: take another name")]
    NameTaken(Player),
    /// No count of ten pins.
    #[error("{thrown} is no count of pins: 0 to 10 can fall")]
    PinsOutOfRange {
        /// The count that was asked for.
        thrown: u8,
    },
    /// More pins than stand.
    #[error("{thrown} thrown, {standing} standing: 0 to {standing} can fall")]
    TooManyPins {
        /// What should have fallen.
        thrown: u8,
        /// What stood.
        standing: u8,
    },
    /// A spare needs a ball before it in the same rack.
    #[error("a spare needs a second ball: on a full rack say 0 to 10, or x for all ten")]
    SpareOnFirstBall,
    /// Ten pins on a first ball are a strike, which leaves nothing for a second ball.
    #[error("ten pins on the first ball are a strike, so no second ball follows")]
    FirstBallTookAll,
    /// Ten pins in two balls are a spare and no miss.
    #[error("ten pins in two balls are a spare, not a miss")]
    MissTookAll,
    /// The frame has had its balls.
    #[error("this frame is over")]
    FrameIsOver,
    /// The game has had its balls.
    #[error("the game is over")]
    GameIsOver,
    /// A frame that no game has.
    #[error("there is no frame {number}: a game has frames 1 to 10")]
    NoSuchFrame {
        /// The number that was asked for.
        number: u8,
    },
    /// A frame is worth 0 to 30.
    #[error(
        "{points} is no score of a frame: with {chances} bonus balls to come it is 0 to {limit}"
    )]
    ScoreOutOfRange {
        /// The points that were asked for.
        points: u8,
        /// The bonus balls still to come.
        chances: u8,
        /// The highest score with that many balls to come.
        limit: u8,
    },
    /// A frame waits for two more balls at the most.
    #[error("{chances} is no count of bonus balls: a frame waits for 0, 1 or 2")]
    ChancesOutOfRange {
        /// The chances that were asked for.
        chances: u8,
    },
    /// A roster without a player or with too many.
    #[error("{players} is no count of players: 1 to 24 can bowl")]
    PlayersOutOfRange {
        /// How many there would be.
        players: usize,
    },
    /// Nobody of that name is on the board.
    #[error("{0} is not on the board")]
    NotOnBoard(Player),
    /// A player who has left takes no more turns.
    #[error("{0} has left: only who is here can do that")]
    HasLeft(Player),
    /// A game needs at least one player who bowls.
    #[error("{0} is the last one who bowls and can't sit out: bowl on, or leave")]
    LastWhoBowls(Player),
    /// A place that the order does not have.
    #[error("there is no place {place}: the order has places 1 to {players}")]
    PlaceOutOfRange {
        /// The place that was asked for.
        place: usize,
        /// How many places there are.
        players: usize,
    },
    /// What has not been bowled can't be corrected.
    #[error("frame {number} has not been bowled yet: there is nothing to correct")]
    FrameNotBegun {
        /// The frame.
        number: FrameNumber,
    },
    /// A correction without a ball.
    #[error("frame {number} needs a ball: to take one back, undo it")]
    FrameWithoutBall {
        /// The frame.
        number: FrameNumber,
    },
    /// Only the latest frame has balls to come.
    #[error("frame {number} must be whole: only the latest frame may be left unfinished")]
    FrameUnfinished {
        /// The frame.
        number: FrameNumber,
    },
}
