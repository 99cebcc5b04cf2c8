//! A screen's answer to a key: steps that the app takes in order until one is refused.

use super::{Effect, Notice, Overlay, Screen, ThemeName};
use crate::domain::{Pin, Pins, Player};
use crate::night::{Entrance, Event, NightError};

#[derive(Clone, Debug)]
pub(crate) enum Step {
    /// Pushes a screen on top of this one.
    Go(Screen),
    /// Returns to the screen below; from the last one, quits.
    Back,
    /// Replaces this screen.
    Replace(Screen),
    Show(Overlay),
    Close,
    Record(Event),
    /// Bowls for the current player when the step is taken.
    Bowl(Pins),
    EndGame,
    /// Types the first pin of the ball after the one just taken.
    TypePin(Pin),
    /// For a moment, lets `0` make ten.
    OfferTen,
    /// Takes the next free player number when the step is taken.
    Join(Player, Entrance),
    Ask(Effect),
    Tell(Notice),
    Wear(ThemeName),
    SwitchMotion,
    SwitchMouse,
    SwitchPins,
    BeginNight,
}

pub(crate) type Steps = Vec<Step>;

impl Step {
    /// Records the event, or shows why it is refused.
    pub(crate) fn recording(event: Result<Event, NightError>) -> Self {
        event.map_or_else(Self::refusing, Self::Record)
    }

    pub(crate) fn refusing(refusal: impl Into<NightError>) -> Self {
        Self::Tell(Notice::Refused(refusal.into()))
    }
}
