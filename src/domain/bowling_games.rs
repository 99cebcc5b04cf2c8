//! The roster: everybody's game, and whose turn it is.

use super::{BowlingGame, Pins, Player, RuleError};

/// One to twenty-four games and the index of the player who is up.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct BowlingGames {
    games: Vec<BowlingGame>,
    turn: usize,
}

impl BowlingGames {
    /// As many as one board can carry.
    pub const MOST_PLAYERS: usize = 24;

    /// A game for each player, in this order.
    ///
    /// # Errors
    /// No player at all, too many, or a name twice.
    pub fn new(players: impl IntoIterator<Item = Player>) -> Result<Self, RuleError> {
        let mut roster = Self {
            games: Vec::new(),
            turn: 0,
        };
        for player in players {
            roster.join(player)?;
        }
        if roster.games.is_empty() {
            return Err(RuleError::PlayersOutOfRange { players: 0 });
        }
        Ok(roster)
    }

    /// One more player, at the end of the order.
    ///
    /// # Errors
    /// The name is taken, or the board is full.
    pub fn join(&mut self, player: Player) -> Result<(), RuleError> {
        let players = self.games.len() + 1;
        if self.games.iter().any(|game| game.player() == player) {
            return Err(RuleError::NameTaken(player));
        }
        if players > Self::MOST_PLAYERS {
            return Err(RuleError::PlayersOutOfRange { players });
        }
        self.games.push(BowlingGame::new(player));
        self.turn = self.next_turn();
        Ok(())
    }

    /// One more ball for the player who is up. A refusal changes nothing.
    ///
    /// # Errors
    /// More pins than stand, or everybody has finished.
    pub fn bowl(&mut self, pins: Pins) -> Result<(), RuleError> {
        let up = self.games.get_mut(self.turn);
        up.ok_or(RuleError::GameIsOver)?.bowl(pins)?;
        self.turn = self.next_turn();
        Ok(())
    }

    /// Who is up goes on while the frame lasts. Otherwise it is whoever has finished the fewest
    /// frames, the first of them in the order: so a late player catches up.
    fn next_turn(&self) -> usize {
        let goes_on = |game: &BowlingGame| game.frames().is_mid_frame();
        if self.games.get(self.turn).is_some_and(goes_on) {
            return self.turn;
        }
        let fewest = self
            .games
            .iter()
            .enumerate()
            .min_by_key(|(_, game)| game.frames().finished());
        fewest.map_or(self.turn, |(index, _)| index)
    }

    /// The game of the player who is up; nothing once everybody has finished.
    #[must_use]
    pub fn up(&self) -> Option<&BowlingGame> {
        self.games.get(self.turn).filter(|game| !game.is_over())
    }

    /// Has everybody finished?
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.games.iter().all(BowlingGame::is_over)
    }

    /// Everybody's game, in order.
    pub fn iter(&self) -> std::slice::Iter<'_, BowlingGame> {
        self.games.iter()
    }
}

impl<'games> IntoIterator for &'games BowlingGames {
    type Item = &'games BowlingGame;
    type IntoIter = std::slice::Iter<'games, BowlingGame>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}
