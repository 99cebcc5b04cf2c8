//! Windows has no signals, hang-ups or jobs that a program takes part in: Ctrl-C is a key on the
//! screen, and a console that is closed ends the program, with every ball on disk.

#![expect(
    clippy::unnecessary_wraps,
    reason = "the same signatures as on Unix systems"
)]

mod inbox;

use std::io;
use std::sync::mpsc::Sender;

use ratatui::layout::Size;

use super::Suspended;
pub(super) use inbox::{ChannelInbox as Inbox, NoBell as Bell};

/// crossterm sets the modes of the console each time.
pub(super) const fn make_raw() -> io::Result<()> {
    Ok(())
}

/// crossterm asks the console itself.
pub(super) const fn size() -> Option<Size> {
    None
}

/// There is nothing to stop for.
pub(super) const fn stop(_: Suspended) -> io::Result<()> {
    Ok(())
}

/// Ctrl-C ends the program itself.
pub const fn wait_for_signal(sender: Sender<Option<i32>>) -> io::Result<()> {
    std::mem::forget(sender);
    Ok(())
}

/// Does a failed write mean that the terminal is gone?
pub const fn is_gone(_: &io::Error) -> bool {
    false
}

/// There are none: keys are read by lines.
pub(super) enum Modes {}

pub(super) const fn take_single_keys() -> Option<Modes> {
    None
}

pub(super) const fn restore(modes: &Modes) -> io::Result<()> {
    match *modes {}
}
