//! A night to be told elsewhere: what happened in it, and what is known beside it.

use crate::archive::NightHeader;
use crate::domain::{BowlingGames, Seat, standings};
use crate::night::{GameNumber, Night};

/// A night and what stands beside it.
#[derive(Clone, Copy, Debug)]
pub struct Sheet<'night> {
    /// What happened.
    pub night: &'night Night,
    /// What is known beside that.
    pub header: &'night NightHeader,
}

/// One line of the sheet: somebody's game.
#[derive(Clone, Copy, Debug)]
pub(super) struct SheetLine<'night> {
    pub(super) game: GameNumber,
    /// None for who left, or sits out, or did not finish.
    pub(super) place: Option<usize>,
    pub(super) seat: &'night Seat,
}

impl<'night> Sheet<'night> {
    /// All games, oldest first, with their numbers.
    pub(super) fn games(&self) -> impl Iterator<Item = (GameNumber, &'night BowlingGames)> {
        let numbers = std::iter::successors(Some(GameNumber::FIRST), |game| Some(game.next()));
        numbers.zip(self.night.games())
    }

    /// Everybody's line of every game, in the order of play.
    pub(super) fn lines(&self) -> impl Iterator<Item = SheetLine<'night>> {
        self.games().flat_map(|(game, games)| lines(game, games))
    }
}

/// Everybody's line of one game.
pub(super) fn lines(game: GameNumber, games: &BowlingGames) -> impl Iterator<Item = SheetLine<'_>> {
    let standings = standings(games);
    games.seats().iter().map(move |seat| {
        let standing = standings
            .iter()
            .find(|standing| standing.game().player() == seat.player());
        let place = standing.map(crate::domain::Standing::place);
        SheetLine { game, place, seat }
    })
}
