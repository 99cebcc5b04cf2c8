//! The score sheet of a night: the model that all renderers read.

use std::fmt::Display;

use jiff::Timestamp;

use super::night_result::NightResult;
use crate::archive::NightHeader;
use crate::domain::{BowlingGames, Frame, Frames, Mark, Player, Scores, Standing};
use crate::domain::{forecast, standings};
use crate::night::{GameNumber, Night};
use crate::text::Language;

/// A night, with each line ranked and scored once.
#[derive(Clone, Debug)]
pub struct Sheet<'night> {
    pub(super) night: &'night Night,
    pub(super) times: &'night [Timestamp],
    pub(super) header: &'night NightHeader,
    /// Oldest first, without games that have no ball yet.
    pub(super) games: Vec<SheetGame<'night>>,
    pub(super) result: NightResult<'night>,
}

#[derive(Clone, Debug)]
pub(super) struct SheetGame<'night> {
    pub(super) number: GameNumber,
    pub(super) games: &'night BowlingGames,
    /// The best first.
    pub(super) standings: Vec<Standing<'night>>,
    /// In the order of play.
    pub(super) lines: Vec<SheetLine<'night>>,
}

#[derive(Clone, Debug)]
pub(super) struct SheetLine<'night> {
    /// None if the player left, sits out, or did not finish.
    pub(super) place: Option<usize>,
    pub(super) player: Player,
    pub(super) frames: &'night Frames,
    pub(super) scores: Scores,
    /// `…` if the game was ended before the line was finished, otherwise empty.
    mark: &'static str,
}

impl<'night> Sheet<'night> {
    /// `times` has one entry per event.
    pub fn new(
        night: &'night Night,
        times: &'night [Timestamp],
        header: &'night NightHeader,
    ) -> Self {
        let numbers = std::iter::successors(Some(GameNumber::FIRST), |game| Some(game.next()));
        let games = numbers.zip(night.games());
        let games = games.map(SheetGame::new).filter(SheetGame::has_balls);
        let games: Vec<_> = games.collect();
        let lines = games.iter().flat_map(|game| &game.lines);
        Self {
            night,
            times,
            header,
            result: NightResult::new(night, lines),
            games,
        }
    }

    /// The lines of all games, each with its game number.
    pub(super) fn lines(&self) -> impl Iterator<Item = (GameNumber, &SheetLine<'night>)> {
        let games = self.games.iter();
        games.flat_map(|game| game.lines.iter().map(|line| (game.number, line)))
    }
}

impl<'night> SheetGame<'night> {
    fn new((number, games): (GameNumber, &'night BowlingGames)) -> Self {
        let standings = standings(games);
        let lines = games.seats().iter().map(|seat| {
            let (player, frames) = (seat.player(), seat.game().frames());
            let mut placed = standings.iter();
            let standing = placed.find(|standing| standing.game().player() == player);
            SheetLine {
                place: standing.map(Standing::place),
                player,
                frames,
                scores: frames.scores(),
                mark: mark(games, frames),
            }
        });
        Self {
            number,
            games,
            lines: lines.collect(),
            standings,
        }
    }

    /// `game 2`, or `game 2 (in frame 7)` while it is running.
    pub(super) fn title(&self, language: Language) -> String {
        let title = language.game(self.number);
        let up = self.games.up().and_then(|up| up.frames().current());
        match up {
            Some(frame) => language.still_on(&title, frame.number()),
            None => title,
        }
    }

    fn has_balls(&self) -> bool {
        let mut lines = self.lines.iter();
        lines.any(|line| line.frames.latest().is_some())
    }

    /// The winners, once the game is over. Empty unless at least two players have a place.
    pub(super) fn winners(&self) -> Vec<Player> {
        let is_contest = self.games.is_over() && self.standings.len() > 1;
        let first = self.standings.iter();
        let first = first.filter(|standing| is_contest && standing.place() == 1);
        first.map(|standing| standing.game().player()).collect()
    }

    /// `PJS wins with 180`. None if there is no winner.
    pub(super) fn winner(&self, language: Language) -> Option<String> {
        let winners = self.winners();
        let score = self.standings.first().map(Standing::score)?;
        (!winners.is_empty()).then(|| language.winners(&winners, score))
    }
}

impl SheetLine<'_> {
    pub(super) fn place(&self) -> String {
        or_blank(self.place)
    }

    pub(super) fn is_first(&self) -> bool {
        self.place == Some(1)
    }

    /// The score so far, which decides the place.
    pub(super) fn now(&self) -> u16 {
        forecast::now(self.frames)
    }

    /// The same as displayed, with the mark of an unfinished line.
    pub(super) fn shown_score(&self) -> String {
        format!("{}{}", self.now(), self.mark)
    }

    /// Each frame with its total; blank until the total is settled.
    pub(super) fn cells(&self) -> impl Iterator<Item = (&Frame, String)> {
        let frames = self.frames.iter();
        frames.map(|frame| (frame, or_blank(self.scores.at(frame.number()))))
    }
}

fn mark(games: &BowlingGames, frames: &Frames) -> &'static str {
    if games.is_ended() && !frames.is_over() {
        return "…";
    }
    ""
}

/// The CSS class of a mark. None for a plain count.
pub(super) const fn class(mark: Mark) -> Option<&'static str> {
    match mark {
        Mark::Strike => Some("strike"),
        Mark::Spare => Some("spare"),
        Mark::Foul => Some("foul"),
        Mark::Gutter | Mark::Count(_) => None,
    }
}

pub(super) fn or_blank(value: Option<impl Display>) -> String {
    value.map_or_else(String::new, |value| value.to_string())
}
