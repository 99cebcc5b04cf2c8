//! Single keys without Enter and echo, for a command that prints lines.

use std::io::{self, IsTerminal};

use super::system::{self, Modes};

/// Restores the terminal modes when dropped.
pub struct SingleKeys {
    before: Modes,
}

impl SingleKeys {
    /// None without a terminal, or if the system has no such modes; nothing is changed then.
    pub fn take() -> Option<Self> {
        let is_terminal = io::stdin().is_terminal();
        let before = is_terminal.then(system::take_single_keys)??;
        Some(Self { before })
    }
}

impl Drop for SingleKeys {
    fn drop(&mut self) {
        // Nothing can be done if the terminal is gone.
        let _ = system::restore(&self.before);
    }
}
