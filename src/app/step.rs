//! What a screen answers to a key: steps that the app takes in order until one is refused.

use super::{Effect, Notice, Overlay, Screen, ThemeName};
use crate::domain::{Pin, Pins, Player};
use crate::night::{Entrance, Event, NightError};

#[derive(Clone, Debug)]
pub(crate) enum Step {
    /// Pushes a screen on top of this one.
    Go(Screen),
    /// Back to the screen below; from the last one, quits.
    Back,
    /// Replaces this screen.
    Replace(Screen),
    Show(Overlay),
    Close,
    Record(Event),
    /// A ball for the player who is up when the step is taken.
    Bowl(Pins),
    EndGame,
    /// The first pin typed for the ball after the one just taken.
    TypePin(Pin),
    /// From now on `0` makes ten, for a moment.
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
