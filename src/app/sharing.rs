//! Sharing a night: where to, and how that ended.

use std::path::PathBuf;

use super::{App, Screen};
use crate::archive::Obstacle;
use crate::report::Format;

/// Where a night is shared to.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum ShareTarget {
    /// The text boards, in the clipboard of the terminal.
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
    /// The number of the stored night on screen. None if the night on screen is the one that is played.
    pub fn shown_number(&self) -> Option<u32> {
        match self.screen() {
            Screen::Replaying(replay) => Some(replay.header.number),
            _ => None,
        }
    }
}
