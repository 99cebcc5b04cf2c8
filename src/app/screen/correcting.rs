//! The cursor on the board, and the balls typed for the frame it is on.

use super::Screen;
use crate::app::step::{Step, Steps};
use crate::app::{Action, Direction, Notice};
use crate::domain::{
    BowlingGames, Frame, FrameNumber, FrameState, Mark, Pins, Player, RuleError, Seat,
};
use crate::night::{Correction, Event, Night, NightError, Person, Preview};

#[derive(Clone, Debug, Eq, PartialEq)]
pub struct CorrectingScreen {
    /// The row, from 0.
    pub row: usize,
    pub frame: FrameNumber,
    balls: Vec<Pins>,
    /// What the correction would change, or why it is refused. None before the first ball. Computed
    /// once per key, not per paint.
    pub preview: Option<Result<Box<Preview>, NightError>>,
}

impl CorrectingScreen {
    const fn at(row: usize, frame: FrameNumber) -> Self {
        Self {
            row,
            frame,
            balls: Vec::new(),
            preview: None,
        }
    }

    /// On this frame of a player. None if the player has no line in the latest game.
    pub(crate) fn on(player: Player, frame: FrameNumber, night: &Night) -> Option<Self> {
        let mut seats = night.game()?.seats().iter();
        let row = seats.position(|seat| seat.player() == player)?;
        Some(Self::at(row, frame))
    }

    /// The frame as typed so far.
    pub fn typed(&self) -> Frame {
        let mut frame = Frame::new(self.frame);
        for ball in &self.balls {
            // Only balls that fit have been typed.
            let _ = frame.bowl(*ball);
        }
        frame
    }

    /// Has nothing been typed?
    pub const fn is_untouched(&self) -> bool {
        self.balls.is_empty()
    }

    fn step(&self, direction: Direction, rows: usize) -> Self {
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
        Self::at(row.min(rows.saturating_sub(1)), frame.unwrap_or(self.frame))
    }

    fn press(&mut self, action: Action) -> Result<(), RuleError> {
        match action {
            Action::Nought if self.can_be_ten() => {
                self.balls.pop();
                self.bowl(Mark::Strike)
            }
            Action::Nought => self.bowl(Mark::Gutter),
            Action::One => self.bowl(Mark::Count(1)),
            Action::Bowl(mark) => self.bowl(mark),
            _ => Ok(()),
        }
    }

    /// Is the last ball typed a 1 at a full rack, so that `0` makes it ten?
    pub fn can_be_ten(&self) -> bool {
        let mut before = self.clone();
        let last = before.balls.pop();
        let rack = before.typed().in_play().and_then(FrameState::standing);
        last.map(Pins::count) == Some(1) && rack == Some(Pins::ALL)
    }

    fn bowl(&mut self, mark: Mark) -> Result<(), RuleError> {
        let mut frame = self.typed();
        let rack = frame.in_play().ok_or(RuleError::FrameIsOver)?;
        frame.bowl(rack.pins_of(mark)?)?;
        self.balls = frame.balls().collect();
        Ok(())
    }

    /// Opens at the last ball or correction.
    pub(super) fn open(night: &Night) -> Steps {
        let Some(game) = night.game() else {
            return vec![];
        };
        let (name, corrected) = match night.last_event() {
            Some(event @ Event::Corrected(correction)) => {
                (night.player_of(event), Some(correction.frame))
            }
            Some(event @ Event::Bowled { .. }) => (night.player_of(event), None),
            _ => (night.up().map(Person::name), None),
        };
        let mut seats = game.seats().iter();
        let row = seats.position(|seat| Some(seat.player()) == name);
        let row = row.unwrap_or(0);
        let latest = game
            .seats()
            .get(row)
            .and_then(|seat| seat.game().frames().latest());
        let frame = corrected.or(latest).unwrap_or(FrameNumber::FIRST);
        vec![Step::Go(Screen::Correcting(Self::at(row, frame)))]
    }

    pub(super) fn update(&mut self, action: Action, night: &Night) -> Steps {
        let steps = self.take(action, night);
        let correction = self.correction(night);
        self.preview = correction.map(|correction| night.preview(&correction).map(Box::new));
        steps
    }

    fn take(&mut self, action: Action, night: &Night) -> Steps {
        let rows = night.game().map_or(0, |game| game.seats().len());
        match action {
            Action::Move(direction) => *self = self.step(direction, rows),
            Action::Erase => drop(self.balls.pop()),
            Action::Cancel => return vec![Step::Back],
            Action::Confirm => return self.correct(night),
            action => match self.press(action) {
                Ok(()) => {}
                Err(RuleError::FrameIsOver) => return vec![Step::Tell(Notice::FrameIsFull)],
                Err(refusal) => return vec![Step::refusing(refusal)],
            },
        }
        vec![]
    }

    fn correct(&self, night: &Night) -> Steps {
        let Some(correction) = self.correction(night) else {
            return vec![Step::Tell(Notice::NothingTyped)];
        };
        vec![Step::Record(Event::Corrected(correction)), Step::Back]
    }

    /// The correction as typed so far. None before the first ball.
    fn correction(&self, night: &Night) -> Option<Correction> {
        let seats = night.game().map(BowlingGames::seats)?;
        let player = seats.get(self.row).map(Seat::player)?;
        let balls = (!self.balls.is_empty()).then(|| self.balls.clone())?;
        Some(Correction {
            game: night.game_number()?,
            player: night.named(player)?.number(),
            frame: self.frame,
            balls,
        })
    }
}
