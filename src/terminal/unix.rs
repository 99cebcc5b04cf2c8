//! Unix only: terminal modes, signals, hang-ups and job control.

mod inbox;
mod keys;
mod own_keyboard;
mod pipes;
mod signals;
mod sleep;

pub(super) use std::fs::File as Output;
use std::io;
use std::os::fd::AsFd;

use ratatui::layout::Size;
use rustix::io::Errno;
use rustix::process::{Signal, kill_current_process_group};
pub(super) use rustix::termios::Termios as Modes;
use rustix::termios::{LocalModes, OptionalActions, tcgetattr, tcgetwinsize, tcsetattr};
use signal_hook::consts::SIGTSTP;
use signal_hook::low_level::emulate_default_handler;

use super::Suspended;
pub(super) use inbox::{Bell, PolledInbox as Inbox};
pub use signals::wait_for_signal;

/// crossterm enters raw mode only once and remembers that, but after an uncaught stop the shell has
/// set its own modes.
pub(super) fn make_raw() -> io::Result<()> {
    let keyboard = io::stdin();
    let mut modes = tcgetattr(&keyboard)?;
    modes.make_raw();
    Ok(tcsetattr(&keyboard, OptionalActions::Now, &modes)?)
}

/// Returns the previous modes. None if they can't be changed.
pub(super) fn take_single_keys() -> Option<Modes> {
    let before = tcgetattr(io::stdin()).ok()?;
    let mut modes = before.clone();
    modes.local_modes -= LocalModes::ICANON | LocalModes::ECHO;
    restore(&modes).ok()?;
    Some(before)
}

pub(super) fn restore(modes: &Modes) -> io::Result<()> {
    Ok(tcsetattr(io::stdin(), OptionalActions::Now, modes)?)
}

/// Standard output without its line buffer, which would split a frame at its last line feed.
pub(super) fn output() -> io::Result<Output> {
    Ok(io::stdout().as_fd().try_clone_to_owned()?.into())
}

/// None if the terminal doesn't report its size.
pub(super) fn size() -> Option<Size> {
    let told = tcgetwinsize(io::stdout()).ok()?;
    Some(Size::new(told.ws_col, told.ws_row))
}

/// Returns after `fg`.
pub(super) fn stop(suspended: Suspended) -> io::Result<()> {
    match suspended {
        Suspended::Job => Ok(kill_current_process_group(Signal::STOP)?),
        Suspended::Program => emulate_default_handler(SIGTSTP),
    }
}

/// Does this write error mean that the terminal is gone?
pub fn is_gone(error: &io::Error) -> bool {
    error.raw_os_error() == Some(Errno::IO.raw_os_error())
}
