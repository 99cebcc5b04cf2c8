//! The cursor on the board, and the balls typed for the frame it is on.

use super::{Action, App, Direction, Effects, NamedEvent, Notice, Pending, Screen};
use crate::domain::{Frame, FrameNumber, Mark, Pins, RuleError};
use crate::night::{Correction, Event, NightError, Person, Preview};

/// Where the cursor is, and what was typed there.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Cursor {
    row: usize,
    frame: FrameNumber,
    balls: Vec<Pins>,
    pending: Pending,
}

impl Cursor {
    const fn at(row: usize, frame: FrameNumber) -> Self {
        Self {
            row,
            frame,
            balls: Vec::new(),
            pending: Pending::Nothing,
        }
    }

    /// Which line, from 0.
    pub const fn row(&self) -> usize {
        self.row
    }

    /// Which frame.
    pub const fn frame(&self) -> FrameNumber {
        self.frame
    }

    /// Is a 1 pending?
    pub const fn pending(&self) -> Pending {
        self.pending
    }

    /// The frame as it was typed so far.
    pub fn typed(&self) -> Frame {
        let mut frame = Frame::new(self.frame);
        for ball in &self.balls {
            // Only balls that fit were typed.
            let _ = frame.bowl(*ball);
        }
        frame
    }

    /// Was anything typed?
    pub const fn is_untouched(&self) -> bool {
        self.balls.is_empty() && matches!(self.pending, Pending::Nothing)
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
        match (self.pending, action) {
            (Pending::One, Action::Nought) => self.bowl(&[Mark::Strike]),
            (Pending::One, Action::Bowl(mark)) => self.bowl(&[Mark::Count(1), mark]),
            (Pending::One, Action::One) => self.bowl(&[Mark::Count(1), Mark::Count(1)]),
            (Pending::Nothing, Action::One) if self.is_full_rack() => {
                self.pending = Pending::One;
                Ok(())
            }
            (Pending::Nothing, Action::One) | (Pending::One, Action::Confirm) => {
                self.bowl(&[Mark::Count(1)])
            }
            (Pending::Nothing, Action::Nought) => self.bowl(&[Mark::Gutter]),
            (Pending::Nothing, Action::Bowl(mark)) => self.bowl(&[mark]),
            _ => Ok(()),
        }
    }

    /// Is there a ball after a pending 1?
    pub(super) fn can_follow_one(&self) -> bool {
        let mut after = self.typed();
        Pins::new(1).and_then(|one| after.bowl(one)).is_ok() && !after.is_over()
    }

    fn is_full_rack(&self) -> bool {
        let rack = self.typed().in_play();
        rack.and_then(crate::domain::FrameState::standing) == Some(Pins::ALL)
    }

    /// Bowls them all, or none if one of them does not fit.
    fn bowl(&mut self, marks: &[Mark]) -> Result<(), RuleError> {
        let mut frame = self.typed();
        for mark in marks {
            let rack = frame.in_play().ok_or(RuleError::FrameIsOver)?;
            frame.bowl(rack.pins_of(*mark)?)?;
        }
        self.balls = frame.balls().collect();
        self.pending = Pending::Nothing;
        Ok(())
    }

    fn erase(&mut self) {
        match self.pending {
            Pending::One => self.pending = Pending::Nothing,
            Pending::Nothing => drop(self.balls.pop()),
        }
    }
}

impl App {
    /// Puts the cursor where the last ball or correction was.
    pub(super) fn put_cursor(&mut self) {
        let Some(game) = self.night.game() else {
            return;
        };
        let name = match self.night.last_event() {
            Some(event @ (Event::Bowled { .. } | Event::Corrected(_))) => {
                self.night.player_of(event)
            }
            _ => self.night.up().map(Person::name),
        };
        let mut seats = game.seats().iter();
        let row = seats.position(|seat| Some(seat.player()) == name);
        let row = row.unwrap_or_default();
        let frames = game.seats().get(row).map(|seat| *seat.game().frames());
        let latest = match self.night.last_event() {
            Some(Event::Corrected(correction)) => Some(correction.frame),
            _ => frames.and_then(|frames| frames.latest()),
        };
        let cursor = Cursor::at(row, latest.unwrap_or(FrameNumber::FIRST));
        self.screen = Screen::Correcting(cursor);
    }

    pub(super) fn update_correcting(&mut self, action: Action) -> Result<Effects, NightError> {
        let rows = self.night.game().map_or(0, |game| game.seats().len());
        let Screen::Correcting(cursor) = &mut self.screen else {
            return Ok(vec![]);
        };
        match action {
            Action::Move(direction) => *cursor = cursor.step(direction, rows),
            Action::Erase => cursor.erase(),
            Action::Cancel if cursor.pending == Pending::One => cursor.erase(),
            Action::Cancel => self.go_back(),
            Action::Confirm if cursor.pending == Pending::Nothing => return self.correct(),
            action => match cursor.press(action) {
                Err(RuleError::FrameIsOver) => self.notice = Some(Notice::FrameIsFull),
                outcome => outcome?,
            },
        }
        Ok(vec![])
    }

    fn correct(&mut self) -> Result<Effects, NightError> {
        let Some(correction) = self.correction() else {
            self.notice = Some(Notice::NothingTyped);
            return Ok(vec![]);
        };
        let event = Event::Corrected(correction);
        let effects = self.record(event.clone())?;
        self.notice = Some(Notice::Done(NamedEvent::new(&self.night, event)));
        self.go_back();
        Ok(effects)
    }

    /// The correction as it was typed so far; nothing before the first ball.
    fn correction(&self) -> Option<Correction> {
        let Screen::Correcting(cursor) = &self.screen else {
            return None;
        };
        let seat = self.night.game()?.seats().get(cursor.row)?;
        let balls = (!cursor.balls.is_empty()).then(|| cursor.balls.clone())?;
        Some(Correction {
            game: self.night.game_number()?,
            player: self.night.named(seat.player())?.number(),
            frame: cursor.frame,
            balls,
        })
    }

    /// What the correction would change, or why it can't be.
    pub fn preview(&self) -> Option<Result<Preview, NightError>> {
        self.correction()
            .map(|correction| self.night.preview(&correction))
    }
}
