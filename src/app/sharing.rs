//! Sharing a night: the target and the result.

use std::path::PathBuf;

use super::step::{Step, Steps};
use super::{App, Notice, Overlay, Screen};
use crate::archive::Obstacle;
use crate::domain::BowlingGames;
use crate::night::Night;
use crate::report::Format;

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum ShareTarget {
    /// A few lines for a chat, to the clipboard.
    Result,
    /// The text boards, to the clipboard.
    Boards,
    /// The same lines as a QR code on the screen.
    Code,
    File(Format),
}

#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Shared {
    Copied(CopiedBy),
    /// Text to be shown as a QR code.
    Code(String),
    Written(PathBuf),
    NotWritten(PathBuf, Obstacle),
}

/// How it was copied.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum CopiedBy {
    /// By this tool of the system.
    Tool(&'static str),
    /// Through the terminal, which may ignore it.
    Terminal,
    /// The same, after this program failed.
    TerminalAfter(&'static str),
}

/// Is there a ball in any game of the night?
pub(super) fn has_ball(night: &Night) -> bool {
    night.games().any(BowlingGames::is_begun)
}

impl App {
    /// The content of the QR code on the screen.
    pub fn code(&self) -> &str {
        &self.code
    }

    /// Refuses at once if there is no ball to share.
    pub(super) fn ask_how_to_share(&self) -> Steps {
        if self.shown_number().is_none() && !has_ball(self.shown()) {
            return vec![Step::Tell(Notice::NothingToShare)];
        }
        vec![Step::Show(Overlay::Sharing)]
    }

    pub(super) fn hear_of_sharing(&mut self, shared: Shared) {
        match shared {
            Shared::Code(text) => {
                self.code = text;
                self.overlay = Some(Overlay::Code);
            }
            shared => self.notice = Some(Notice::Shared(shared)),
        }
    }

    /// The number of the stored night on screen. None for the running night.
    pub fn shown_number(&self) -> Option<u32> {
        match self.screen() {
            Screen::Replaying(replay) => Some(replay.header.number),
            Screen::Correcting(cursor) => Some(cursor.stored.as_ref()?.header.number),
            Screen::History(history) => Some(history.chosen()?.number),
            _ => None,
        }
    }
}
