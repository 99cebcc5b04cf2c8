//! Places in a game, with ties.

use super::{BowlingGame, BowlingGames, Seat, forecast};

/// A game and its place, 1 for the best.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Standing<'games> {
    place: usize,
    game: &'games BowlingGame,
}

impl<'games> Standing<'games> {
    /// The place, from 1. Ties share it, and the places they take up are skipped (1, 1, 3).
    pub const fn place(&self) -> usize {
        self.place
    }

    /// The game with this place.
    pub const fn game(&self) -> &'games BowlingGame {
        self.game
    }

    /// The score that decides the place: all pins and bonuses known so far.
    pub fn score(&self) -> u16 {
        score(self.game)
    }
}

/// All ranked games, best first; ties in the order of play. While the game is running, a player
/// who left before the end is not ranked; afterwards only complete lines are. In a game that was
/// ended early, every line with a ball is ranked, unless its player has left.
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
    let (is_on, is_ended) = (games.up().is_some(), games.is_ended());
    let has_part = move |seat: &Seat| is_on || (is_ended && seat.is_begun());
    let counts = move |seat: &&Seat| seat.game().is_over() || (seat.has_place() && has_part(seat));
    games.seats().iter().filter(counts).map(Seat::game)
}

fn score(game: &BowlingGame) -> u16 {
    forecast::now(game.frames())
}
