//! One line for a screen reader instead of a board: what the ball did, which total it settled, and who
//! is up.

use std::io::{self, BufRead, Write};

use super::LineMode;
use crate::domain::{BowlingGame, BowlingGames, Frames, Standing, standings};
use crate::night::{Event, Night};
use crate::text::Language;

impl<R: BufRead, W: Write> LineMode<R, W> {
    /// `settled` is how many totals the bowler had before the event.
    pub(super) fn speak(&mut self, night: &Night, event: &Event, settled: usize) -> io::Result<()> {
        let event = told_event(night, event, settled, self.language);
        self.console.say_line(event + &turn(night, self.language))?;
        self.show_standings(night)
    }

    /// Who is up, before the first ball of this session.
    pub(super) fn speak_turn(&mut self, night: &Night) -> io::Result<()> {
        self.console.say_line(turn(night, self.language))?;
        self.show_standings(night)
    }
}

/// How many totals the bowler of a ball has. 0 if the event is not a ball.
pub(super) fn settled(night: &Night, event: &Event) -> usize {
    bowler(night, event).map_or(0, |game| game.scores().totals().len())
}

fn bowler<'night>(night: &'night Night, event: &Event) -> Option<&'night BowlingGame> {
    let Event::Bowled { player, .. } = event else {
        return None;
    };
    let name = night.person(*player)?.name();
    night.game()?.iter().find(|game| game.player() == name)
}

/// Empty if there is nothing to say except who is up.
fn told_event(night: &Night, event: &Event, settled: usize, language: Language) -> String {
    match (event, bowler(night, event)) {
        (Event::GameStarted { game, .. }, _) => language.spoken_start(*game),
        (_, Some(game)) => {
            let ball = spoken_ball(game.frames(), language).unwrap_or_default();
            let total = settled_since(game, settled, language).unwrap_or_default();
            language.spoken_ball(game.player(), &ball) + &total
        }
        _ => String::new(),
    }
}

fn spoken_ball(frames: &Frames, language: Language) -> Option<String> {
    let latest = frames.latest()?;
    let frame = frames.iter().find(|frame| frame.number() == latest)?;
    let (mark, pins) = (frame.marks().last()?, frame.balls().last()?);
    let string = language.spoken_string(frames.string());
    Some(language.spoken_mark(mark, pins.count()) + &string)
}

/// The last total that this ball settled. None if it settled none.
fn settled_since(game: &BowlingGame, settled: usize, language: Language) -> Option<String> {
    let scores = game.scores();
    let totals = scores.totals();
    let last = totals.last().filter(|_| totals.len() > settled)?;
    let frame = game.frames().iter().nth(totals.len() - 1)?;
    Some(language.spoken_total(*last, frame.number()))
}

/// Who is up, or how the game ended.
fn turn(night: &Night, language: Language) -> String {
    let (Some(games), Some(number)) = (night.game(), night.game_number()) else {
        return String::new();
    };
    match games.up().and_then(|up| spoken_turn(up, language)) {
        Some(turn) => turn,
        None if games.is_abandoned() => language.nobody_bowls_on(number),
        None => language.spoken_end(number, &winner(games, language)),
    }
}

fn spoken_turn(up: &BowlingGame, language: Language) -> Option<String> {
    let frame = up.frames().current()?;
    let pins = language.spoken_pins(up.frames().standing()?.count());
    let ball = frame.balls().count() + 1;
    Some(language.spoken_turn(up.player(), frame.number(), ball) + &pins)
}

/// The winner; for a single player, the score.
fn winner(games: &BowlingGames, language: Language) -> String {
    let standings = standings(games);
    let first = standings.iter().filter(|standing| standing.place() == 1);
    let first: Vec<_> = first.map(|standing| standing.game().player()).collect();
    let score = standings.first().map(Standing::score).unwrap_or_default();
    match (standings.len(), first.as_slice()) {
        (1, [only]) => language.bowled_alone(*only, score),
        _ => language.winners(&first, score),
    }
}
