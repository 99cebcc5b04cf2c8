//! What is to be told in the status line: facts, not words.

use super::Shared;
use crate::archive::Obstacle;
use crate::domain::{Call, Player, RuleError};
use crate::night::{Event, Night, NightError};

/// Something a person should know now. It is gone with the next key.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Notice {
    /// What was asked for can't be.
    Refused(NightError),
    /// A string of strikes, a clean game, 300.
    Called(Player, Call),
    /// The best game of this one so far.
    PersonalBest(Player, u16),
    /// Taken back.
    Undone(NamedEvent),
    /// Done again.
    Redone(NamedEvent),
    /// Done: something that is not seen at once.
    Done(NamedEvent),
    /// What these owed in the last game no longer matters.
    Void(Vec<Player>),
    /// Names that were pasted: who joined, and the first that could not with its reason.
    Joined(Vec<Player>, Option<(String, NightError)>),
    /// Text was pasted where none is taken.
    PasteIgnored,
    /// A name has its three letters already.
    NameIsFull,
    /// That is no letter.
    NoLetter(RuleError),
    /// After the pending 1 there is no ball: it has to be taken or dropped.
    OneEndsTheGame,
    /// The frame on the cursor has all its balls.
    FrameIsFull,
    /// Nothing was typed for this frame yet.
    NothingTyped,
    /// That is neither a name nor a date.
    NoSearch,
    /// The night that was still on can't go on here, so a new one begins.
    CanNotGoOn(Obstacle),
    /// What became of a night that was handed on.
    Shared(Shared),
}

/// An event with the name of the one it is about.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct NamedEvent {
    /// What happened.
    pub event: Event,
    /// To whom.
    pub player: Option<Player>,
}

impl NamedEvent {
    /// An event and the name it goes by now.
    pub fn new(night: &Night, event: Event) -> Self {
        Self {
            player: night.player_of(&event),
            event,
        }
    }
}
