//! What can happen during a night. Everything else is worked out from a list of these.
//!
//! Each is written as one JSON object, `{"v":1,"event":"bowled","player":2,"ball":{"pins":7}}`, and
//! that is on disk for years: the names and the order of variants and fields here are its shape.
//! Fields may be added, never changed or taken away.

use serde::{Deserialize, Serialize};

use super::wire::{self, EventError};
use super::{GameNumber, PlayerNumber};
use crate::domain::{FrameNumber, Pins, Player};

/// One thing that happened.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// Somebody joins, at the end of the order.
    Joined {
        /// The number of joining; somebody who comes again has it already.
        player: PlayerNumber,
        /// The name.
        #[serde(with = "wire::name")]
        name: Player,
        /// From when on.
        from: Entrance,
    },
    /// A game begins, the first one too: all who have not left, in the present order.
    GameStarted {
        /// Its number.
        game: GameNumber,
        /// What is played.
        rules: Rules,
    },
    /// A ball.
    Bowled {
        /// Whose.
        player: PlayerNumber,
        /// What fell.
        #[serde(with = "wire::ball")]
        ball: Pins,
    },
    /// The balls of one frame are replaced.
    Corrected(Correction),
    /// Another place in the order, from the next turn on.
    Moved {
        /// Whose.
        player: PlayerNumber,
        /// The place among those who have not left, from 1.
        place: usize,
    },
    /// Another name, for the whole night.
    Renamed {
        /// Whose.
        player: PlayerNumber,
        /// The new name.
        #[serde(with = "wire::name")]
        name: Player,
    },
    /// Takes no turns for a while.
    SatOut {
        /// Who.
        player: PlayerNumber,
    },
    /// Takes turns again.
    CameBack {
        /// Who.
        player: PlayerNumber,
    },
    /// Goes home: the line stays as it is.
    Left {
        /// Who.
        player: PlayerNumber,
    },
    /// An event no longer counts.
    Undone {
        /// Which one.
        seq: u64,
    },
    /// It counts again.
    Redone {
        /// Which one.
        seq: u64,
    },
}

impl Event {
    /// The event as one JSON object.
    #[must_use]
    pub fn to_json(&self) -> String {
        wire::write(self)
    }

    /// Reads what [`Event::to_json`] wrote, and ignores fields it does not know.
    ///
    /// # Errors
    /// Text that is no event, an event of another version, or a value that can't be.
    pub fn from_json(text: &str) -> Result<Self, EventError> {
        wire::read(text)
    }
}

/// From when on somebody who joins bowls.
#[derive(Clone, Copy, Debug, Deserialize, Eq, Hash, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Entrance {
    /// In the running game, catching up from frame 1.
    Now,
    /// From the next game on.
    NextGame,
}

/// The rules of a game. There is one kind so far; a night that names another is not read wrongly.
#[derive(Clone, Copy, Debug, Default, Deserialize, Eq, Hash, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Rules {
    /// Ten pins, ten frames.
    #[default]
    Tenpin,
}

/// Other balls for one frame of one line.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize)]
pub struct Correction {
    /// In which game.
    pub game: GameNumber,
    /// On whose line.
    pub player: PlayerNumber,
    /// Which frame.
    #[serde(with = "wire::frame")]
    pub frame: FrameNumber,
    /// All the balls of that frame.
    #[serde(with = "wire::balls")]
    pub balls: Vec<Pins>,
}
