//! Sharing a night: the target and the result.

use std::path::PathBuf;

use super::{App, Screen};
use crate::archive::Obstacle;
use crate::report::Format;

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum ShareTarget {
    /// The text boards, to the terminal's clipboard.
    Clipboard,
    File(Format),
}

#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Shared {
    /// Sent to the terminal, which may ignore it.
    Copied,
    Written(PathBuf),
    NotWritten(PathBuf, Obstacle),
}

impl App {
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
