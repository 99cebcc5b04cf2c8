//! All errors of the rules. A variant carries the numbers, so that each language can build its own
//! message; the one here is English.

use thiserror::Error;

use super::{FrameNumber, Player};

/// Why the rules reject something.
#[derive(Clone, Copy, Debug, Eq, Error, PartialEq)]
pub enum RuleError {
    /// The name is too short or too long.
    #[error("a name is exactly 3 letters, not {length}")]
    NameLength {
        /// The number of characters in the name.
        length: usize,
    },
    /// The name has a character other than A to Z.
    #[error("use letters A to Z")]
    NameLetter {
        /// The first such character.
        found: char,
    },
    /// The name is on the board already; equal names are the same player.
    #[error("{0} is already playing: pick another name")]
    NameTaken(Player),
    /// The count is above ten.
    #[error("there are only 10 pins: type 0 to 10, not {thrown}")]
    PinsOutOfRange {
        /// The rejected count.
        thrown: u8,
    },
    /// More pins than are standing.
    #[error("{}", left(*standing))]
    TooManyPins {
        /// The rejected count.
        thrown: u8,
        /// The number of pins standing.
        standing: u8,
    },
    /// Pins are numbered 1 to 10.
    #[error("no pin {pin}: pins are 1 to 10")]
    NoSuchPin {
        /// The rejected number.
        pin: u8,
    },
    /// The pin is listed twice.
    #[error("pin {pin} appears twice")]
    PinTwice {
        /// The pin.
        pin: u8,
    },
    /// A leave has at least one pin.
    #[error("name at least one standing pin")]
    NothingStands,
    /// The pin fell with an earlier ball.
    #[error("pin {pin} is down")]
    PinIsDown {
        /// The pin.
        pin: u8,
    },
    /// The pins that fell and those left standing don't add up to the pins before.
    #[error("{fell} fell and {standing} {}: that is not {before}", stand(*standing))]
    LeaveDoesNotFit {
        /// The pins that fell with the ball.
        fell: u8,
        /// The pins standing after it.
        standing: u8,
        /// The pins standing before it.
        before: u8,
    },
    /// Only a first ball that leaves two or more pins, not all of them, can be a split.
    #[error("a split is a first ball of 1 to 8 pins")]
    NotASplit,
    /// A spare needs a ball before it at the same rack.
    #[error("a spare takes two balls: type 0 to 10, or x for a strike")]
    SpareOnFirstBall,
    /// Ten pins with the first ball are a strike: no second ball follows.
    #[error("all 10 pins on the first ball is a strike: there is no second ball")]
    FirstBallTookAll,
    /// Ten pins in two balls are a spare, not a miss.
    #[error("all 10 pins in two balls is a spare, not an open frame")]
    MissTookAll,
    /// The frame has had all its balls.
    #[error("this frame is over")]
    FrameIsOver,
    /// The game has had all its balls.
    #[error("the game is over")]
    GameIsOver,
    /// A game without a ball can't be ended.
    #[error("no ball in this game yet: nothing to end")]
    NothingBowled,
    /// The player is up already.
    #[error("{0} is already up")]
    IsUp(Player),
    /// Another player can be called up only between two frames.
    #[error("{0} is in the middle of a frame: finish it first")]
    MidFrame(Player),
    /// A player who sits out can't be called up.
    #[error("{0} is sitting out: come back first")]
    SitsOut(Player),
    /// A player with ten finished frames can't be called up.
    #[error("{0} has bowled all ten frames")]
    HasFinished(Player),
    /// The frame number is not 1 to 10.
    #[error("no frame {number}: frames are 1 to 10")]
    NoSuchFrame {
        /// The rejected number.
        number: u8,
    },
    /// The score is too high for a frame with that many bonus balls to come.
    #[error("{points} is not a frame score: with {chances} bonus balls to come, use 0 to {limit}")]
    ScoreOutOfRange {
        /// The rejected points.
        points: u8,
        /// The bonus balls still to come.
        chances: u8,
        /// The highest score with that many balls to come.
        limit: u8,
    },
    /// A frame waits for at most two bonus balls.
    #[error("a frame waits for 0, 1 or 2 bonus balls, not {chances}")]
    ChancesOutOfRange {
        /// The rejected number of bonus balls.
        chances: u8,
    },
    /// The roster has no players, or too many.
    #[error("1 to 24 players can bowl, not {players}")]
    PlayersOutOfRange {
        /// The rejected number of players.
        players: usize,
    },
    /// The player is not on the board.
    #[error("{0} is not playing")]
    NotOnBoard(Player),
    /// The player has left, and takes no more turns.
    #[error("{0} has gone home: join {0} again first")]
    HasLeft(Player),
    /// The last player who bowls can't sit out.
    #[error("{0} is the only one bowling and can't sit out: keep bowling, or go home")]
    LastWhoBowls(Player),
    /// The order has no such place.
    #[error("no place {place}: places are 1 to {players}")]
    PlaceOutOfRange {
        /// The rejected place, from 1.
        place: usize,
        /// The number of places in the order.
        players: usize,
    },
    /// The frame has no balls to correct.
    #[error("frame {number} hasn't been bowled yet")]
    FrameNotBegun {
        /// The frame without a ball.
        number: FrameNumber,
    },
    /// The correction has no balls.
    #[error("frame {number} needs at least one ball: undo takes a ball back")]
    FrameWithoutBall {
        /// The frame to correct.
        number: FrameNumber,
    },
    /// Only the latest frame may be incomplete.
    #[error("frame {number} needs another ball")]
    FrameUnfinished {
        /// The incomplete frame.
        number: FrameNumber,
    },
}

const fn stand(pins: u8) -> &'static str {
    match pins {
        1 => "stands",
        _ => "stand",
    }
}

/// How many pins can still fall at a rack with this many standing.
fn left(standing: u8) -> String {
    match standing {
        1 => "only 1 pin is left: type 0 or 1".to_owned(),
        _ => format!("only {standing} pins are left: type 0 to {standing}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_can_be_typed_is_told() {
        let refusal = |standing| {
            RuleError::TooManyPins {
                thrown: 9,
                standing,
            }
            .to_string()
        };
        assert_eq!(refusal(1), "only 1 pin is left: type 0 or 1");
        assert_eq!(refusal(2), "only 2 pins are left: type 0 to 2");
    }
}
