//! One finished line: the source of a read model row.

use crate::domain::{BowlingGames, Frames, Player, Presence, Seat, standings};
use crate::night::{GameNumber, Night, PlayerNumber, Rules};

/// Identifies a line within a night.
pub(crate) type LineKey = (GameNumber, PlayerNumber);

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) struct Line {
    pub(crate) name: Player,
    /// The table rejects a line without rules.
    pub(crate) rules: Option<Rules>,
    pub(crate) frames: Frames,
    /// None until the game is over.
    pub(crate) place: Option<u32>,
    pub(crate) finished_at: i64,
}

impl Line {
    /// The finished lines of a game, with this finish time: complete, or unfinished but taking no more balls.
    pub(crate) fn all(number: GameNumber, night: &Night, at: i64) -> Vec<(LineKey, Self)> {
        let Some(games) = night.game_of(number) else {
            return Vec::new();
        };
        let (is_on, rules) = (games.up().is_some(), night.rules(number));
        let finished = games
            .seats()
            .iter()
            .filter(|seat| is_finished(seat, is_on))
            .filter_map(|seat| Some((night.named(seat.player())?.number(), seat)));
        let mut lines: Vec<_> = finished
            .map(|(player, seat)| ((number, player), Self::new(seat, rules, at)))
            .collect();
        if games.is_over() {
            give_places(&mut lines, games);
        }
        lines
    }

    const fn new(seat: &Seat, rules: Option<Rules>, at: i64) -> Self {
        Self {
            name: seat.player(),
            rules,
            frames: *seat.game().frames(),
            place: None,
            finished_at: at,
        }
    }

    /// The settled totals, one per frame.
    pub(crate) fn totals(&self) -> String {
        let scores = self.frames.scores();
        let totals: Vec<_> = scores.totals().iter().map(u16::to_string).collect();
        totals.join(" ")
    }

    /// The sum of the first balls of all frames.
    pub(crate) fn first_ball_pins(&self) -> u32 {
        let first_balls = self.frames.iter().filter_map(|frame| frame.balls().next());
        first_balls.map(|ball| u32::from(ball.count())).sum()
    }
}

fn is_finished(seat: &Seat, is_on: bool) -> bool {
    let frames = seat.game().frames();
    let is_broken_off = seat.presence() == Presence::Left || !is_on;
    frames.is_over() || (is_broken_off && frames.latest().is_some())
}

fn give_places(lines: &mut [(LineKey, Line)], games: &BowlingGames) {
    let standings = standings(games);
    for (_, line) in lines {
        let mut own = standings.iter();
        let own = own.find(|standing| standing.game().player() == line.name);
        line.place = own.and_then(|standing| u32::try_from(standing.place()).ok());
    }
}
