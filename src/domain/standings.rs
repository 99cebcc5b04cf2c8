//! Who leads: places with ties.

use super::{BowlingGame, BowlingGames, Seat, forecast};

/// A game and its place, 1 for the best.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Standing<'games> {
    place: usize,
    game: &'games BowlingGame,
}

impl<'games> Standing<'games> {
    /// The place. Equal scores share it, and the places they take up are left out after it.
    pub const fn place(&self) -> usize {
        self.place
    }

    /// The game.
    pub const fn game(&self) -> &'games BowlingGame {
        self.game
    }

    /// What the places go by: every pin and bonus known so far.
    pub fn score(&self) -> u16 {
        score(self.game)
    }
}

/// Everybody, best first; equal scores in the order of play. While the game is on, a player who left
/// before the end has no place; afterwards only a whole line has one.
pub fn standings(games: &BowlingGames) -> Vec<Standing<'_>> {
    let scores: Vec<_> = ranked(games).map(score).collect();
    let better = |own: u16| scores.iter().filter(|other| **other > own).count();
    let ranked = ranked(games).zip(&scores);
    let mut standings: Vec<_> = ranked
        .map(|(game, own)| Standing {
            place: better(*own) + 1,
            game,
        })
        .collect();
    standings.sort_by_key(Standing::place);
    standings
}

fn ranked(games: &BowlingGames) -> impl Iterator<Item = &BowlingGame> {
    let is_on = games.up().is_some();
    let counts = move |seat: &&Seat| seat.game().is_over() || (is_on && seat.has_place());
    games.seats().iter().filter(counts).map(Seat::game)
}

fn score(game: &BowlingGame) -> u16 {
    forecast::now(game.frames())
}
