//! Reads with the terminal's echo switched off.

use std::io;
use std::os::fd::AsRawFd;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use filedescriptor::{Error, POLLIN, poll, pollfd};
use rustix::termios::{LocalModes, OptionalActions, tcgetattr, tcsetattr};
use signal_hook::consts::SIGINT;
use signal_hook::{flag, low_level};

pub(super) fn silently() -> io::Result<String> {
    let before = tcgetattr(io::stdin())?;
    let mut silent = before.clone();
    silent.local_modes.remove(LocalModes::ECHO);
    tcsetattr(io::stdin(), OptionalActions::Now, &silent)?;
    let answer = wait().and_then(|()| super::read());
    tcsetattr(io::stdin(), OptionalActions::Now, &before)?;
    answer
}

/// Waits until a line was typed. A signal interrupts it, so that the terminal is restored.
fn wait() -> io::Result<()> {
    let noted = flag::register(SIGINT, Arc::new(AtomicBool::new(false)))?;
    let fd = io::stdin().as_raw_fd();
    let (events, revents) = (POLLIN, 0);
    // Not poll(2) on macOS, which does not support terminals there.
    let waited = poll(
        &mut [pollfd {
            fd,
            events,
            revents,
        }],
        None,
    );
    low_level::unregister(noted);
    waited.map(drop).map_err(|error| match error {
        Error::Poll(error) => error,
        error => io::Error::other(error),
    })
}
