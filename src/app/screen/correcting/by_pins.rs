//! The balls of a correction, typed by pins.

use super::CorrectingScreen;
use crate::app::step::{Step, Steps};
use crate::app::{Action, PinRefusal};
use crate::domain::{FrameNumber, Frames, Pin, Pins};

impl CorrectingScreen {
    /// The frame as the latest of an otherwise perfect game, for the rack of its next ball.
    pub fn line(&self) -> Frames {
        let mut line = Frames::default();
        let before = FrameNumber::all().take_while(|number| *number < self.frame);
        let strikes = before.map(|_| Pins::ALL);
        for ball in strikes.chain(self.balls.iter().copied()) {
            // Only balls that fit have been typed.
            let _ = line.bowl(ball);
        }
        line
    }

    /// Handles a key of the pins. None for other keys, or if balls are typed as counts.
    pub(super) fn press_pins(&mut self, action: Action) -> Option<Result<Steps, PinRefusal>> {
        let line = self.line();
        let pins = self.pins.as_mut()?;
        Some(match action {
            Action::Pin(number) => match Pin::new(number) {
                Ok(pin) => pins.press(pin, &line),
                Err(refusal) => Err(refusal.into()),
            },
            Action::TakeBall => pins.take(&line),
            Action::TurnPinsRound => {
                pins.turn_round();
                Ok(vec![])
            }
            Action::Bowl(mark) if !pins.is_empty() => pins.take_with(mark, &line),
            Action::Confirm if !pins.is_empty() => pins.take(&line),
            Action::Erase if !pins.is_empty() => {
                pins.erase();
                Ok(vec![])
            }
            _ => return None,
        })
    }

    /// Takes over the balls typed by pins; nothing is recorded yet.
    pub(super) fn take_pins(&mut self, steps: &[Step]) {
        let balls = steps.iter().filter_map(|step| match step {
            Step::Bowl(ball) => Some(*ball),
            _ => None,
        });
        self.balls.extend(balls);
        let typed = steps.iter().find_map(|step| match step {
            Step::TypePin(pin) => Some(Action::Pin(pin.number())),
            _ => None,
        });
        // The pin is still standing, so it is never refused.
        let _ = typed.map(|pin| self.press_pins(pin));
    }
}
