//! What the status line says: facts, not words.

use super::{PhonesEnd, PinRefusal, Shared, ThemeName};
use crate::archive::{Hindrance, NightChange, Obstacle};
use crate::domain::notation::NotationError;
use crate::domain::{Call, Player, RuleError};
use crate::night::{Entrance, Event, GameNumber, Night, NightError};

/// A notice for the user, dropped at the next key.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Notice {
    /// The action was refused.
    Refused(NightError),
    /// A string of strikes, a clean game, 300.
    Called(Player, Call),
    /// The player's best game so far.
    PersonalBest(Player, u16),
    Undone(NamedEvent),
    Redone(NamedEvent),
    /// Done, for events that are not visible at once.
    Done(NamedEvent),
    /// The frames these players owed in the last game no longer count.
    Void(Vec<Player>),
    /// Pasted names: who joined, and the first one refused with its reason.
    Joined(Vec<Player>, Option<(String, NightError)>),
    /// Somebody who went home is here again, from now or from the next game.
    Back(Player, Entrance),
    /// Text was pasted where none is accepted, or on the board without a ball that fits.
    PasteIgnored(Option<NotationError>),
    /// A name has its three letters already.
    NameIsFull,
    /// The character is not a letter.
    NoLetter(RuleError),
    /// The next ball is this player's, out of turn.
    OutOfTurn(Player),
    /// A 1 and the 0 right after it were taken as ten, which is called like this.
    Ten(Call),
    /// The player's balls are typed by pins from now on, or no more.
    ByPins(Player, bool),
    /// Why a key does nothing while pins are typed.
    PinRefused(PinRefusal),
    /// The frame at the cursor has all its balls.
    FrameIsFull,
    /// Nothing has been typed for this frame yet.
    NothingTyped,
    /// Balls of a correction are typed, and the cursor stays.
    NotSavedYet,
    /// A stored night was changed, or why it was not.
    NightChanged(u32, NightChange, Option<Obstacle>),
    /// The open night can't be continued here, so a new one begins.
    CanNotGoOn(Obstacle),
    /// The stored night can't be corrected here.
    CanNotCorrect(Obstacle),
    /// Which theme the program chose.
    FirstLook(ThemeName),
    /// The page for phones is closed, or could not be opened.
    PhonesClosed(PhonesEnd),
    /// Nothing arrives at the centre, and why.
    HeldBack(Hindrance),
    /// No more letters fit into a label.
    LabelIsFull,
    /// Nothing was bowled yet that could be corrected.
    NothingBowled,
    /// Nothing was bowled yet that could be shared.
    NothingToShare,
    /// The result of sharing a night.
    Shared(Shared),
}

/// An event with the name of the player it is about.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct NamedEvent {
    pub event: Event,
    /// None if the event is not about a player.
    pub player: Option<Player>,
    /// The game that was corrected, unless it is the latest.
    pub game: Option<GameNumber>,
    /// Who is off the list, without a line in any game.
    pub removed: Option<Player>,
}

impl NamedEvent {
    /// With the player's current name.
    pub fn new(night: &Night, event: Event) -> Self {
        Self {
            player: night.player_of(&event),
            game: match &event {
                Event::Corrected(correction) => Some(correction.game),
                _ => None,
            }
            .filter(|game| night.game_number() != Some(*game)),
            removed: night.removed(&event),
            event,
        }
    }
}
