//! The centre's read model: the lines of every game, including the running one.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::domain::{Frames, Seat, forecast, notation};
use crate::night::{GameNumber, Night};
use crate::store::{FinishedLines, Line};

/// By game and player.
pub(super) type LaneLines = BTreeMap<(u32, u32), LaneLine>;

/// One row of `lines`, with its column names.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize)]
#[expect(clippy::struct_excessive_bools, reason = "a column of the table")]
pub(super) struct LaneLine {
    pub(super) game: u32,
    pub(super) player: u32,
    name: String,
    place: Option<u32>,
    balls: String,
    totals: String,
    score: u32,
    now: u32,
    max: u32,
    frames: usize,
    strikes: usize,
    spares: usize,
    opens: usize,
    first_ball_pins: u32,
    longest_string: usize,
    complete: bool,
    rules: Option<String>,
    /// None while the game is running.
    finished_at: Option<i64>,
    leaves: Option<String>,
}

/// All lines of a night.
pub(super) fn lines(night: &Night, finished: &FinishedLines) -> LaneLines {
    let numbers = std::iter::successors(Some(GameNumber::FIRST), |game| Some(game.next()));
    let games = numbers.zip(night.games());
    let seats =
        games.flat_map(|(number, game)| game.seats().iter().map(move |seat| (number, seat)));
    let lines = seats.filter_map(|(game, seat)| line(night, finished, (game, seat)));
    lines.map(|line| ((line.game, line.player), line)).collect()
}

fn line(
    night: &Night,
    finished: &FinishedLines,
    (game, seat): (GameNumber, &Seat),
) -> Option<LaneLine> {
    let player = night.named(seat.player())?.number();
    let own = finished.lines.get(&(game, player));
    let line = own.copied().unwrap_or_else(|| Line {
        name: seat.player(),
        rules: night.rules(game),
        frames: *seat.game().frames(),
        place: None,
        finished_at: 0,
    });
    let row = LaneLine::new(game.number(), player.number(), &line);
    Some(LaneLine {
        finished_at: own.map(|line| line.finished_at),
        ..row
    })
}

impl LaneLine {
    fn new(game: u32, player: u32, line: &Line) -> Self {
        let frames = &line.frames;
        Self {
            game,
            player,
            name: line.name.name().to_owned(),
            place: line.place,
            balls: notation::write_counts(frames),
            totals: line.totals(),
            score: frames.scores().total().into(),
            now: forecast::now(frames).into(),
            max: forecast::max(frames).into(),
            frames: frames.finished(),
            strikes: frames.strikes() as usize,
            spares: frames.spares() as usize,
            opens: frames.opens() as usize,
            first_ball_pins: line.first_ball_pins(),
            longest_string: frames.longest_string() as usize,
            complete: frames.is_over(),
            rules: line.rules.map(|rules| rules.name().to_owned()),
            finished_at: Some(line.finished_at),
            leaves: leaves(frames),
        }
    }
}

/// The balls with their pins. None if no pins are known.
fn leaves(frames: &Frames) -> Option<String> {
    let whole = notation::write(frames);
    Some(whole).filter(|whole| *whole != notation::write_counts(frames))
}
