//! Balls typed by pins: those left standing, or those that fell. Nothing is bowled until the ball ends.

use super::Notice;
use super::step::{Step, Steps};
use crate::domain::{FrameState, Frames, Leave, Mark, Pin, Pins, RuleError};

/// The pins typed for the next ball, in the order of the keys.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct PinEntry {
    typed: Vec<Pin>,
    pub meaning: TypedPins,
}

/// The meaning of the typed pins.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub enum TypedPins {
    #[default]
    Standing,
    Fallen,
}

/// Why a key is refused.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum PinRefusal {
    /// No pin is typed.
    NothingTyped(TypedPins),
    /// Pins are typed, and have to be bowled first.
    Typed,
    Rule(RuleError),
}

impl From<RuleError> for PinRefusal {
    fn from(refusal: RuleError) -> Self {
        Self::Rule(refusal)
    }
}

impl From<PinRefusal> for Step {
    fn from(refusal: PinRefusal) -> Self {
        match refusal {
            PinRefusal::Rule(refusal) => Self::refusing(refusal),
            refusal => Self::Tell(Notice::PinRefused(refusal)),
        }
    }
}

/// The steps of a key, or why it is refused.
type Taken = Result<Steps, PinRefusal>;

impl PinEntry {
    pub const fn is_empty(&self) -> bool {
        self.typed.is_empty()
    }

    /// Is a pin typed, or the meaning of pins reversed?
    pub(crate) fn is_touched(&self) -> bool {
        *self != Self::default()
    }

    /// Drops the last pin.
    pub(crate) fn erase(&mut self) {
        self.typed.pop();
    }

    /// Drops the typed pins and resets their meaning.
    pub(crate) fn clear(&mut self) {
        *self = Self::default();
    }

    pub(crate) const fn turn_round(&mut self) {
        self.meaning = match self.meaning {
            TypedPins::Standing => TypedPins::Fallen,
            TypedPins::Fallen => TypedPins::Standing,
        };
    }

    /// The pins standing after the ball as typed so far. None if nothing is typed, or if they can't be
    /// known.
    pub fn leave(&self, frames: &Frames) -> Option<Leave> {
        let ball = self.ball(frames).ok()?;
        ball.leave()
            .or_else(|| ball.is_none().then_some(Leave::FULL))
    }

    /// Are no pins left after the ball as typed so far?
    pub fn takes_all(&self, frames: &Frames) -> bool {
        let standing = frames.standing().map(Pins::count);
        self.ball(frames)
            .is_ok_and(|ball| Some(ball.count()) == standing)
    }

    /// Does a second ball follow at the same rack?
    pub fn has_second(&self, frames: &Frames) -> bool {
        let ball = self.ball(frames);
        ball.is_ok_and(|ball| is_first(frames) && has_second(frames, ball))
    }

    /// The frames with the ball as typed so far. None if nothing is typed, or if the ball does not fit.
    pub fn preview(&self, frames: &Frames) -> Option<Frames> {
        let ball = self.ball(frames).ok()?;
        let mut after = *frames;
        after.bowl(ball).ok().map(|()| after)
    }

    /// Types a pin. At a full rack, typing a pin again ends the first ball and begins the second.
    pub(crate) fn press(&mut self, pin: Pin, frames: &Frames) -> Taken {
        let down = frames.leave().filter(|before| !before.contains(pin));
        if down.is_some() {
            let pin = pin.number();
            return Err(RuleError::PinIsDown { pin }.into());
        }
        if !self.typed.contains(&pin) {
            self.typed.push(pin);
            return Ok(vec![]);
        }
        let is_again = self.meaning == TypedPins::Standing && is_first(frames);
        let ball = self.ball(frames)?;
        if !is_again || !has_second(frames, ball) {
            return Err(PinRefusal::Typed);
        }
        self.clear();
        Ok(vec![Step::Bowl(ball), Step::TypePin(pin)])
    }

    /// A click: types the pin, or removes it.
    pub(crate) fn toggle(&mut self, pin: Pin, frames: &Frames) -> Taken {
        match self.typed.iter().position(|typed| *typed == pin) {
            Some(place) => {
                self.typed.remove(place);
                Ok(vec![])
            }
            None => self.press(pin, frames),
        }
    }

    /// Ends the ball as typed.
    pub(crate) fn take(&mut self, frames: &Frames) -> Taken {
        let ball = self.ball(frames)?;
        self.clear();
        Ok(vec![Step::Bowl(ball)])
    }

    /// Ends the ball, followed by the ball of a mark key.
    pub(crate) fn take_with(&mut self, mark: Mark, frames: &Frames) -> Taken {
        let ball = self.ball(frames)?;
        let second = match mark {
            Mark::Spare => Pins::new(10 - ball.count())?,
            Mark::Gutter => untouched(Pins::NONE, ball),
            Mark::Foul => untouched(Pins::FOUL, ball),
            Mark::Strike if !is_first(frames) => Pins::ALL,
            Mark::Strike | Mark::Count(_) => return Err(PinRefusal::Typed),
        };
        let is_second = mark == Mark::Strike || (is_first(frames) && has_second(frames, ball));
        if !is_second {
            return Err(PinRefusal::Typed);
        }
        self.clear();
        Ok(vec![Step::Bowl(ball), Step::Bowl(second)])
    }

    /// The ball as typed so far.
    fn ball(&self, frames: &Frames) -> Result<Pins, PinRefusal> {
        let rack = frames.in_play().ok_or(RuleError::GameIsOver)?;
        if self.is_empty() {
            return Err(PinRefusal::NothingTyped(self.meaning));
        }
        let typed = self.typed.iter().map(|pin| pin.number());
        let typed = Leave::new(typed)?;
        Ok(match self.meaning {
            TypedPins::Standing => leaving(typed, rack)?,
            TypedPins::Fallen => falling(typed, rack)?,
        })
    }
}

/// The ball that leaves these pins standing.
fn leaving(leave: Leave, rack: FrameState) -> Result<Pins, RuleError> {
    let before = rack.standing().map_or(0, Pins::count);
    let standing = leave.count();
    let fell = before.checked_sub(standing);
    let fell = fell.ok_or(RuleError::LeaveDoesNotFit {
        fell: 0,
        standing,
        before,
    })?;
    let ball = Pins::new(fell)?;
    Ok(if leave == Leave::FULL {
        ball
    } else {
        ball.leaving(leave)
    })
}

/// The ball that knocks down these pins.
fn falling(fallen: Leave, rack: FrameState) -> Result<Pins, RuleError> {
    let ball = Pins::new(fallen.count())?;
    let left = rack.leave().and_then(|before| before.without(fallen));
    Ok(left.map_or(ball, |left| ball.leaving(left)))
}

/// A ball without pins: what was standing before is still standing.
fn untouched(ball: Pins, before: Pins) -> Pins {
    before.leave().map_or(ball, |leave| ball.leaving(leave))
}

/// Is the next ball the first at its rack?
fn is_first(frames: &Frames) -> bool {
    frames.in_play() == Some(FrameState::Ready)
}

/// Is there a second ball at the same rack after this one?
fn has_second(frames: &Frames, ball: Pins) -> bool {
    let mut after = *frames;
    let is_bowled = after.bowl(ball).is_ok();
    is_bowled && matches!(after.in_play(), Some(FrameState::FirstBowl(_)))
}
