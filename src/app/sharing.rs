//! Handing the night on: which form is asked for, and what became of it.

use std::path::PathBuf;

use super::{App, Effect, Effects, Notice};
use crate::night::Obstacle;

/// In which form.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Form {
    /// The text boards, in the clipboard of the terminal.
    Clipboard,
    /// The text boards, in a file.
    Text,
    /// A picture, in a file.
    Picture,
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
    pub(super) fn share(&mut self, form: Form) -> Effects {
        self.overlay = None;
        vec![Effect::Share(form)]
    }

    /// Learns something that is to be told.
    pub fn tell(&mut self, notice: Notice) {
        self.notice = Some(notice);
    }
}
