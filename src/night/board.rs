//! The board of a game: one line per player. Shared by running and watched games, on screens, pages
//! and in JSON.

use super::{Night, Series};
use crate::domain::{
    BowlingGame, BowlingGames, Frames, Player, Presence, Seat, Standing, forecast, standings,
};

/// One player's line on the board.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct BoardLine {
    /// The player whose line it is.
    pub player: Player,
    /// The rank. None for players who have left before the end.
    pub place: Option<usize>,
    /// What was bowled.
    pub frames: Frames,
    /// The player's relation to the next ball.
    pub role: Role,
    /// The night's total including this game. None in the first game, and for a line cut short.
    pub series: Option<u32>,
}

/// A player's relation to the next ball.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Role {
    /// Bowls the next ball.
    Up,
    /// Bowls later.
    Waits,
    /// Takes no turns for now.
    SitsOut,
    /// Has left the game.
    HasLeft,
    /// Was not finished when the game was ended.
    CutShort,
}

impl Night {
    /// The board of this game, in the order of play. The game is one of the night, or a preview.
    pub fn board(&self, game: &BowlingGames) -> Vec<BoardLine> {
        let places = standings(game);
        let all: Vec<_> = match self.games().count() {
            0 | 1 => vec![],
            _ => self.series().collect(),
        };
        let line = |seat: &Seat| {
            let mut ranked = places.iter();
            let own = ranked.find(|standing| standing.game().player() == seat.player());
            let role = Role::new(seat, game);
            BoardLine {
                player: seat.player(),
                place: own.map(Standing::place),
                frames: *seat.game().frames(),
                role,
                series: with_running_game(&all, seat).filter(|_| role != Role::CutShort),
            }
        };
        game.seats().iter().map(line).collect()
    }
}

impl Role {
    fn new(seat: &Seat, game: &BowlingGames) -> Self {
        let up = game.up().map(BowlingGame::player);
        let is_cut_short = game.is_ended() && seat.is_begun() && !seat.game().is_over();
        match seat.presence() {
            _ if Some(seat.player()) == up => Self::Up,
            Presence::Bowls | Presence::SitsOut if is_cut_short => Self::CutShort,
            Presence::Bowls => Self::Waits,
            Presence::SitsOut => Self::SitsOut,
            Presence::Left => Self::HasLeft,
        }
    }
}

/// The series including the running game. A complete line is in the series already.
fn with_running_game(all: &[Series], seat: &Seat) -> Option<u32> {
    let mut all = all.iter();
    let series = all.find(|series| series.person.name() == seat.player())?;
    let frames = seat.game().frames();
    if frames.is_over() {
        return Some(series.total);
    }
    Some(series.total + u32::from(forecast::now(frames)))
}
