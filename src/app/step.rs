//! What a screen answers to a key: steps that the app takes one after another, until one is refused.

use super::{Effect, Notice, Overlay, Screen, ThemeName};
use crate::domain::{Pins, Player};
use crate::night::{Entrance, Event, NightError};

#[derive(Clone, Debug)]
pub(crate) enum Step {
    /// On top of this screen.
    Go(Screen),
    /// To the screen below; from the last one, out of the program.
    Back,
    /// Instead of this screen.
    Replace(Screen),
    Show(Overlay),
    Close,
    Record(Event),
    /// A ball of the player who is up by then.
    Bowl(Pins),
    /// Under the number that is next by then.
    Join(Player, Entrance),
    Ask(Effect),
    Tell(Notice),
    Wear(ThemeName),
    SwitchMotion,
    BeginNight,
}

pub(crate) type Steps = Vec<Step>;

impl Step {
    /// Records it, or tells why not.
    pub(crate) fn recording(event: Result<Event, NightError>) -> Self {
        event.map_or_else(Self::refusing, Self::Record)
    }

    pub(crate) fn refusing(refusal: impl Into<NightError>) -> Self {
        Self::Tell(Notice::Refused(refusal.into()))
    }
}
