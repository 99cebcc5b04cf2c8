//! Single keys for a command that prints lines: without Enter and without an echo.

use std::io::{self, IsTerminal};

use rustix::termios::{LocalModes, OptionalActions, Termios, tcgetattr, tcsetattr};

/// The terminal is as it was when this is dropped.
pub struct SingleKeys {
    before: Termios,
}

impl SingleKeys {
    /// None without a terminal; nothing is changed then.
    pub fn take() -> Option<Self> {
        let keyboard = io::stdin();
        let before = keyboard.is_terminal().then(|| tcgetattr(&keyboard))?.ok()?;
        let mut modes = before.clone();
        modes.local_modes -= LocalModes::ICANON | LocalModes::ECHO;
        tcsetattr(&keyboard, OptionalActions::Now, &modes).ok()?;
        Some(Self { before })
    }
}

impl Drop for SingleKeys {
    fn drop(&mut self) {
        // Nothing can be done about a terminal that is gone.
        let _ = tcsetattr(io::stdin(), OptionalActions::Now, &self.before);
    }
}
