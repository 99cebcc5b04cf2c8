//! Opens standard input once more, as non-blocking.
//!
//! crossterm keeps reading in the middle of a key sequence, and would block everything else until the
//! rest arrives. So reading must not block, which can't be set on standard input itself: the shell
//! shares it, and standard output with it.

use std::io;

use rustix::fs::{Mode, OFlags, open};
use rustix::stdio::dup2_stdin;
use rustix::termios::{tcgetsid, ttyname};

pub(super) fn own_keyboard() -> rustix::io::Result<()> {
    let flags = OFlags::RDWR | OFlags::NOCTTY | OFlags::NONBLOCK | OFlags::CLOEXEC;
    let terminal = match tcgetsid(io::stdin()) {
        // The user may not own the terminal, but may always open this.
        Ok(_) => open("/dev/tty", flags, Mode::empty()),
        // The terminal is not the one this process was started from.
        Err(_) => open(ttyname(io::stdin(), Vec::new())?, flags, Mode::empty()),
    }?;
    dup2_stdin(terminal)
}
