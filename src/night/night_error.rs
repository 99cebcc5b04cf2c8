//! Everything a night refuses, beside what the rules of the game refuse. A variant carries names
//! and numbers, so that each language can build its own sentence; the one here is the English one.

use thiserror::Error;

use super::{GameNumber, PlayerNumber};
use crate::domain::{Player, RuleError};

/// Why a night refuses an event.
#[derive(Clone, Copy, Debug, Eq, Error, PartialEq)]
#[expect(missing_docs, reason = "the sentences say what the fields are")]
pub enum NightError {
    /// The rules of the game refuse it.
    #[error(transparent)]
    Rule(#[from] RuleError),
    /// Nobody joined under that number.
    #[error("nobody has number {player} tonight")]
    NoSuchPlayer { player: PlayerNumber },
    /// People are numbered as they join.
    #[error("{name} joins as number {expected}, not {player}")]
    WrongPlayerNumber {
        name: Player,
        player: PlayerNumber,
        expected: PlayerNumber,
    },
    /// The line of somebody who left stays on the board until the next game.
    #[error("{0} has left this game: the same name can join again when it is over")]
    LeftThisGame(Player),
    /// There is no running game to join.
    #[error("{0} can't join now, because no game is on: join from the next game")]
    JoinsNextGame(Player),
    /// Sitting out twice.
    #[error("{0} sits out already")]
    SitsOutAlready(Player),
    /// Coming back without having been away.
    #[error("{0} does not sit out: only who sits out can come back")]
    DoesNotSitOut(Player),
    /// Nothing to bowl in.
    #[error("no game has begun: start one first")]
    NoGame,
    /// One game after another.
    #[error("game {game} is on: the next one begins when it is over")]
    GameIsOn { game: GameNumber },
    /// Games are numbered one after another.
    #[error("the next game is game {expected}, not {game}")]
    WrongGameNumber {
        game: GameNumber,
        expected: GameNumber,
    },
    /// A game without a bowler.
    #[error("nobody is here to bowl: somebody has to join or come back first")]
    NobodyBowls,
    /// Somebody else's turn.
    #[error("{up} is up, not {player}")]
    NotUp { player: Player, up: Player },
    /// A game that has not been played.
    #[error("there is no game {game} tonight")]
    NoSuchGame { game: GameNumber },
    /// Somebody who was not part of that game.
    #[error("{player} has no line in game {game}")]
    NoLine { player: Player, game: GameNumber },
    /// Nobody bowls in an earlier game any more.
    #[error("game {game} is past: the line of {player} has to be whole after the correction")]
    LineUnfinished { player: Player, game: GameNumber },
    /// At the beginning of the night.
    #[error("there is nothing to undo")]
    NothingToUndo,
    /// Nothing was undone, or something else happened since.
    #[error("there is nothing to redo")]
    NothingToRedo,
    /// Undoing goes back one by one.
    #[error("event {seq} can't be undone now: the last one that counts is {expected}")]
    NotTheLast { seq: u64, expected: u64 },
    /// Redoing goes forward one by one.
    #[error("event {seq} can't be redone now: the last one undone is {expected}")]
    NotTheLastUndone { seq: u64, expected: u64 },
}

/// Where a list of events stops making sense.
#[derive(Clone, Copy, Debug, Eq, Error, PartialEq)]
#[error("event {seq}: {error}")]
pub struct ReplayError {
    /// Which event, from 1.
    pub seq: u64,
    /// Why it is refused.
    #[source]
    pub error: NightError,
}
