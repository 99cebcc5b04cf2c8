//! The content of the status line, as facts without words.

use super::{PhonesEnd, PinRefusal, Shared, ThemeName};
use crate::archive::{Hindrance, NightChange, Obstacle};
use crate::domain::notation::NotationError;
use crate::domain::{Call, Player, RuleError};
use crate::night::{Entrance, Event, GameNumber, Night, NightError};

/// A notice to the user, cleared by the next key.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Notice {
    /// The action was refused.
    Refused(NightError),
    /// A call, such as a string of strikes or a clean game.
    Called(Player, Call),
    /// The player's best game so far.
    PersonalBest(Player, u16),
    Undone(NamedEvent),
    Redone(NamedEvent),
    /// The event was recorded; for events that are not visible at once.
    Done(NamedEvent),
    /// The frames these players owed in the last game no longer count.
    Void(Vec<Player>),
    /// Pasted names: who joined, and the first one that was refused, with the reason.
    Joined(Vec<Player>, Option<(String, NightError)>),
    /// A player who had left is back, now or from the next game.
    Back(Player, Entrance),
    /// Text was pasted where none is accepted, or on the board without a ball that fits.
    PasteIgnored(Option<NotationError>),
    /// A name has its three letters already.
    NameIsFull,
    /// The character is not a letter.
    NoLetter(RuleError),
    /// The next ball is this player's, out of turn.
    OutOfTurn(Player),
    /// A 1 followed by 0 was read as ten; with its call.
    Ten(Call),
    /// Whether the player's balls are typed by pins from now on.
    ByPins(Player, bool),
    /// Why a key does nothing while pins are typed.
    PinRefused(PinRefusal),
    /// The frame at the cursor has all its balls.
    FrameIsFull,
    /// No ball has been typed for this frame yet.
    NothingTyped,
    /// Balls of a correction are typed and not saved, so the cursor stays.
    NotSavedYet,
    /// A stored night was changed, or why it was not.
    NightChanged(u32, NightChange, Option<Obstacle>),
    /// The unfinished night can't be continued here, so a new one begins.
    CanNotGoOn(Obstacle),
    /// The stored night can't be corrected here.
    CanNotCorrect(Obstacle),
    /// The automatically chosen theme.
    FirstLook(ThemeName),
    /// The page for phones is closed, or could not be opened.
    PhonesClosed(PhonesEnd),
    /// Nothing reaches the centre, for this reason.
    HeldBack(Hindrance),
    /// No more letters fit into a label.
    LabelIsFull,
    /// There is no ball yet to correct.
    NothingBowled,
    /// There is no ball yet to share.
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
    /// The player who was removed, without a line in any game.
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
