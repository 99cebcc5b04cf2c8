//! All errors of a night besides [`RuleError`]. A variant carries names and numbers, so that
//! each language can build its own message; the one here is English.

use thiserror::Error;

use super::{GameNumber, PlayerNumber};
use crate::domain::{Player, RuleError};

/// Why a night rejects an event.
#[derive(Clone, Copy, Debug, Eq, Error, PartialEq)]
#[expect(missing_docs, reason = "the sentences say what the fields are")]
pub enum NightError {
    /// The rules of the game reject it.
    #[error(transparent)]
    Rule(#[from] RuleError),
    /// No player has this number.
    #[error("no player number {player} tonight")]
    NoSuchPlayer { player: PlayerNumber },
    /// Players are numbered in order of joining.
    #[error("{name} joins as number {expected}, not {player}")]
    WrongPlayerNumber {
        name: Player,
        player: PlayerNumber,
        expected: PlayerNumber,
    },
    /// There is no running game to join.
    #[error("no game is running: {0} can join from the next game")]
    JoinsNextGame(Player),
    /// The player is already sitting out.
    #[error("{0} is already sitting out")]
    SitsOutAlready(Player),
    /// The player is not sitting out.
    #[error("{0} is not sitting out")]
    DoesNotSitOut(Player),
    /// No game has started.
    #[error("no game yet: start one first")]
    NoGame,
    /// The next game starts only when the running one is over.
    #[error("game {game} is not finished: finish it first")]
    GameIsOn { game: GameNumber },
    /// Games are numbered in order.
    #[error("the next game is game {expected}, not {game}")]
    WrongGameNumber {
        game: GameNumber,
        expected: GameNumber,
    },
    /// No player can bowl.
    #[error("add at least one player first")]
    NobodyBowls,
    /// It is another player's turn.
    #[error("{up} is up, not {player}")]
    NotUp { player: Player, up: Player },
    /// There is no game with this number.
    #[error("no game {game} tonight")]
    NoSuchGame { game: GameNumber },
    /// The player was not part of that game.
    #[error("{player} didn't play in game {game}")]
    NoLine { player: Player, game: GameNumber },
    /// A past game can't be continued, so a corrected line must be complete.
    #[error("game {game} is over: {player} needs all ten frames there")]
    LineUnfinished { player: Player, game: GameNumber },
    /// No event counts.
    #[error("nothing to undo")]
    NothingToUndo,
    /// Nothing was undone, or another event followed.
    #[error("nothing to redo")]
    NothingToRedo,
    /// Only the last event that counts can be undone.
    #[error("event {seq} can't be undone now: undo event {expected} first")]
    NotTheLast { seq: u64, expected: u64 },
    /// Only the last undone event can be redone.
    #[error("event {seq} can't be redone now: redo event {expected} first")]
    NotTheLastUndone { seq: u64, expected: u64 },
}

/// The first rejected event in a list.
#[derive(Clone, Copy, Debug, Eq, Error, PartialEq)]
#[error("event {seq}: {error}")]
pub struct ReplayError {
    /// The number of the event, from 1.
    pub seq: u64,
    /// Why it was rejected.
    #[source]
    pub error: NightError,
}
