//! The games of a night, in order.
//!
//! Past games rarely change, and every snapshot of the night has all of them. So they are shared,
//! and copied only when a correction or a rename changes one.

use std::sync::Arc;

use super::GameNumber;
use crate::domain::{BowlingGame, BowlingGames, Player, Presence, RuleError};

/// The past games, and the latest one.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub(super) struct Games {
    past: Arc<Vec<Arc<BowlingGames>>>,
    pub(super) latest: Option<BowlingGames>,
}

impl Games {
    /// All games, oldest first.
    pub(super) fn iter(&self) -> impl Iterator<Item = &BowlingGames> {
        self.past.iter().map(AsRef::as_ref).chain(&self.latest)
    }

    /// The current player's game.
    pub(super) fn up(&self) -> Option<&BowlingGame> {
        self.latest.as_ref().and_then(BowlingGames::up)
    }

    /// Is a player up?
    pub(super) fn is_on(&self) -> bool {
        self.up().is_some()
    }

    /// The latest game. None unless this player has a seat in it, bowling or sitting out.
    pub(super) fn latest_seating_mut(&mut self, player: Player) -> Option<&mut BowlingGames> {
        let is_here = |presence| presence != Presence::Left;
        self.latest
            .as_mut()
            .filter(|games| games.presence(player).is_some_and(is_here))
    }

    /// The number of the latest game.
    pub(super) fn number(&self) -> Option<GameNumber> {
        let past = u32::try_from(self.past.len()).unwrap_or(u32::MAX);
        self.latest
            .as_ref()
            .and_then(|_| GameNumber::new(past.saturating_add(1)))
    }

    pub(super) fn next_number(&self) -> GameNumber {
        self.number().map_or(GameNumber::FIRST, GameNumber::next)
    }

    pub(super) fn game(&self, number: GameNumber) -> Option<&BowlingGames> {
        self.iter().nth(number.index())
    }

    pub(super) fn game_mut(&mut self, number: GameNumber) -> Option<&mut BowlingGames> {
        if self.number() == Some(number) {
            return self.latest.as_mut();
        }
        let past = Arc::make_mut(&mut self.past);
        past.get_mut(number.index()).map(Arc::make_mut)
    }

    /// Adds a game as the latest.
    pub(super) fn begin(&mut self, games: BowlingGames) {
        let before = self.latest.replace(games);
        Arc::make_mut(&mut self.past).extend(before.map(Arc::new));
    }

    /// Renames a player in every game. Apart from copying the list of past games for a new or
    /// corrected one, this is the only operation that slows down as the night grows.
    pub(super) fn rename(&mut self, player: Player, name: Player) -> Result<(), RuleError> {
        let past = Arc::make_mut(&mut self.past).iter_mut();
        let past = past.filter(|games| games.seat(player).is_some());
        for games in past.map(Arc::make_mut) {
            games.rename(player, name)?;
        }
        match self.latest.as_mut() {
            Some(latest) if latest.seat(player).is_some() => latest.rename(player, name),
            _ => Ok(()),
        }
    }
}
