//! Windows has no such signals, hang-ups or job control: Ctrl-C is a key on the full screen, and
//! closing the console ends the program, with every ball saved.

#![expect(
    clippy::unnecessary_wraps,
    reason = "the same signatures as on Unix systems"
)]

mod inbox;

use std::io;
pub(super) use std::io::Stdout as Output;
use std::sync::mpsc::Sender;

use ratatui::layout::Size;

use super::Suspended;
pub(super) use inbox::{ChannelInbox as Inbox, NoBell as Bell};

/// crossterm sets the console modes each time.
pub(super) const fn make_raw() -> io::Result<()> {
    Ok(())
}

/// Only the buffered output writes Unicode to the console.
pub(super) fn output() -> io::Result<Output> {
    Ok(io::stdout())
}

/// crossterm queries the console itself.
pub(super) const fn size() -> Option<Size> {
    None
}

/// Windows has no job control.
pub(super) const fn stop(_: Suspended) -> io::Result<()> {
    Ok(())
}

/// Ctrl-C ends the program itself.
pub const fn wait_for_signal(sender: Sender<Option<i32>>) -> io::Result<()> {
    std::mem::forget(sender);
    Ok(())
}

/// Does this write error mean that the terminal is gone?
pub const fn is_gone(_: &io::Error) -> bool {
    false
}

/// Not available: keys are read in lines.
pub(super) enum Modes {}

pub(super) const fn take_single_keys() -> Option<Modes> {
    None
}

pub(super) const fn restore(modes: &Modes) -> io::Result<()> {
    match *modes {}
}
