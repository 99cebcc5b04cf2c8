//! Sharing a night: where to, and how that ended.

use std::path::PathBuf;

use super::{App, Screen};
use crate::archive::Obstacle;
use crate::night::Night;
use crate::report::Format;

/// Where a night is shared to.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum ShareTarget {
    /// The text boards, in the clipboard of the terminal.
    Clipboard,
    File(Format),
}

/// The night that is handed on: the one that is played, or one that was kept.
#[derive(Clone, Copy, Debug)]
pub struct SharedNight<'night> {
    /// As it is on screen.
    pub night: &'night Night,
    /// Its number, if it was kept and is only looked at.
    pub number: Option<u32>,
}

/// What became of it.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Shared {
    /// The terminal has it. Whether it lets programs copy nobody tells.
    Copied,
    /// There is a new file.
    Written(PathBuf),
    /// There is no such file, and why.
    NotWritten(PathBuf, Obstacle),
}

impl App {
    /// The night that is handed on now.
    pub fn shared_night(&self) -> SharedNight<'_> {
        let number = match self.screen() {
            Screen::Replaying(replay) => Some(replay.header().number),
            _ => None,
        };
        let night = self.shown();
        SharedNight { night, number }
    }
}
