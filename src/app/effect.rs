//! Everything that needs I/O, as data. The answer, if any, comes back as a
//! [`Message`](super::Message).

use super::{Animation, Mouse, ShareTarget};
use crate::archive::{NightChange, NightQuery};
use crate::domain::Player;
use crate::night::Correction;

#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Effect {
    /// Note the time of the event that was just recorded. Nothing is written yet.
    Note,
    /// Write unsaved events to disk. Answered by [`Message::Saved`](super::Message::Saved).
    Save,
    /// Close the night; a new one follows.
    BeginNight,
    /// Store a setting.
    Remember {
        key: &'static str,
        value: String,
    },
    FindRegulars,
    /// Read what earlier nights add up to.
    FindPast,
    FindNights(NightQuery),
    /// Count the stored nights.
    CountNights,
    /// Read the night with this number.
    OpenNight(u32),
    /// Read it for a correction, if possible. Answered by
    /// [`Message::ToCorrect`](super::Message::ToCorrect).
    OpenToCorrect(u32),
    /// Correct it: open it for writing, record this, and close it. Answered by
    /// [`Message::Corrected`](super::Message::Corrected).
    CorrectNight(u32, Correction),
    /// Read it for the preview in the list.
    PreviewNight(u32),
    /// Change it. Answered by [`Message::NightChanged`](super::Message::NightChanged).
    ChangeNight(u32, NightChange),
    LookUp(Player),
    /// Rank all players by their average.
    Rank,
    /// Answered by [`Message::Shared`](super::Message::Shared); copying also by
    /// [`Message::NotCopied`](super::Message::NotCopied), later.
    Share(ShareTarget),
    /// If no tool of the system could copy it.
    AskTerminalToCopy {
        text: Vec<u8>,
        failed: Option<&'static str>,
    },
    /// Find out the address of a page for phones. Answered by
    /// [`Message::Phones`](super::Message::Phones).
    FindNetwork,
    /// Start the companion that serves the night to phones. Answered by
    /// [`Message::Phones`](super::Message::Phones), now and later.
    OpenPage,
    /// Stop it.
    ClosePage,
    /// Start the companion that sends nights, if the file has joined a centre. Answered by
    /// [`Message::Centre`](super::Message::Centre), now and later.
    StartCentre,
    /// Watch this lane of the hall; None shows all lanes again.
    FollowLane(Option<String>),
    /// Turn mouse reporting on or off.
    ListenToMouse(Mouse),
    /// Switch to the other language, and remember that.
    SwitchLanguage,
    Animate(Animation),
    /// Answer with [`Message::HandOver`](super::Message::HandOver) after a moment.
    Hold,
    /// Suspend until `fg`.
    Suspend,
    Quit,
}

impl Effect {
    /// Can it change the answers to questions?
    pub const fn changes_stored_nights(&self) -> bool {
        matches!(
            self,
            Self::Save | Self::BeginNight | Self::CorrectNight(..) | Self::ChangeNight(..)
        )
    }

    /// Does it only read, with the same answer as long as nothing is written?
    pub const fn is_question(&self) -> bool {
        matches!(
            self,
            Self::FindRegulars
                | Self::FindPast
                | Self::FindNights(_)
                | Self::CountNights
                | Self::OpenNight(_)
                | Self::OpenToCorrect(_)
                | Self::PreviewNight(_)
                | Self::LookUp(_)
                | Self::Rank
        )
    }
}

/// In the order of execution.
pub type Effects = Vec<Effect>;
