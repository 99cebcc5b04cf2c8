//! Single keys for a command that prints lines: without Enter and without an echo.

use std::io::{self, IsTerminal};

use super::system::{self, Modes};

/// The terminal is as it was when this is dropped.
pub struct SingleKeys {
    before: Modes,
}

impl SingleKeys {
    /// None without a terminal, or where there are none; nothing is changed then.
    pub fn take() -> Option<Self> {
        let is_terminal = io::stdin().is_terminal();
        let before = is_terminal.then(system::take_single_keys)??;
        Some(Self { before })
    }
}

impl Drop for SingleKeys {
    fn drop(&mut self) {
        // Nothing can be done about a terminal that is gone.
        let _ = system::restore(&self.before);
    }
}
