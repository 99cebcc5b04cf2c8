//! The position of the correction cursor, and how keys move it.

use super::CorrectingScreen;
use crate::app::{Action, Direction};
use crate::domain::{BowlingGames, FrameNumber, Player, Seat};
use crate::night::{Event, GameNumber, Night, Person};

/// A position of the cursor: game, row and frame.
pub(super) type Spot = (GameNumber, usize, FrameNumber);

impl CorrectingScreen {
    /// The position after a key. None if the key does not move the cursor.
    pub(super) fn moved(&self, action: Action, night: &Night) -> Option<Spot> {
        match action {
            Action::Move(direction) => Some(self.step(direction, night)),
            Action::EarlierGame => self.in_game(self.game.previous(), night),
            Action::LaterGame => {
                let next = self.game.next();
                let next = night.game_of(next).map_or(GameNumber::FIRST, |_| next);
                self.in_game(Some(next), night)
            }
            _ => None,
        }
    }

    fn step(&self, direction: Direction, night: &Night) -> Spot {
        let rows = night
            .game_of(self.game)
            .map_or(0, |game| game.seats().len());
        let number = self.frame.number();
        let frame = match direction {
            Direction::Left => number.checked_sub(1),
            Direction::Right => number.checked_add(1),
            Direction::Up | Direction::Down => Some(number),
        };
        let row = match direction {
            Direction::Up => self.row.saturating_sub(1),
            Direction::Down => self.row + 1,
            Direction::Left | Direction::Right => self.row,
        };
        let frame = frame.and_then(|number| FrameNumber::new(number).ok());
        let row = row.min(rows.saturating_sub(1));
        (self.game, row, frame.unwrap_or(self.frame))
    }

    /// The same frame of the same player in another game, or the last frame bowled there; of the first
    /// player if that one has no line there. Before the first game comes the latest.
    fn in_game(&self, game: Option<GameNumber>, night: &Night) -> Option<Spot> {
        let game = game.or_else(|| night.game_number())?;
        let player = self.player(night)?;
        let row = row(player, game, night).unwrap_or(0);
        let last = last_frame(game, row, night).unwrap_or(self.frame);
        Some((game, row, self.frame.min(last)))
    }

    pub(super) fn player(&self, night: &Night) -> Option<Player> {
        let seats = night.game_of(self.game).map(BowlingGames::seats)?;
        seats.get(self.row).map(Seat::player)
    }
}

/// The row of a player. None if the player has no line in this game.
pub(super) fn row(player: Player, game: GameNumber, night: &Night) -> Option<usize> {
    let mut seats = night.game_of(game)?.seats().iter();
    seats.position(|seat| seat.player() == player)
}

/// The position of the latest ball or correction in this game; if there is none, the end of the
/// current player's line, or of the first line. None before the first game.
pub(super) fn last_spot(wanted: Option<GameNumber>, night: &Night) -> Option<Spot> {
    let latest = night.game_number()?;
    let up = || night.up().map(Person::name);
    let (last_game, name, corrected) = match night.last_event() {
        Some(event @ Event::Corrected(correction)) => (
            correction.game,
            night.player_of(event),
            Some(correction.frame),
        ),
        Some(event @ Event::Bowled { .. }) => (latest, night.player_of(event), None),
        _ => (latest, up(), None),
    };
    let game = wanted.unwrap_or(last_game);
    let is_elsewhere = game != last_game;
    let name = if is_elsewhere { up() } else { name };
    let corrected = corrected.filter(|_| !is_elsewhere);
    let row = name.and_then(|name| row(name, game, night)).unwrap_or(0);
    night.game_of(game)?;
    let frame = corrected.or_else(|| last_frame(game, row, night));
    Some((game, row, frame.unwrap_or(FrameNumber::FIRST)))
}

/// None if no frame has begun.
fn last_frame(game: GameNumber, row: usize, night: &Night) -> Option<FrameNumber> {
    let seat = night.game_of(game)?.seats().get(row)?;
    seat.game().frames().latest()
}
