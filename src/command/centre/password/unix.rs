//! Without an echo of the terminal.

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

/// Until a line was typed. A signal interrupts it, so that the terminal is given back as it was.
fn wait() -> io::Result<()> {
    let noted = flag::register(SIGINT, Arc::new(AtomicBool::new(false)))?;
    let fd = io::stdin().as_raw_fd();
    let (events, revents) = (POLLIN, 0);
    // Not by poll(2) on macOS, which has none for terminals.
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
