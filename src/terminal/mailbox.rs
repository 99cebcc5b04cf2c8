//! How another thread reaches the loop.

use std::sync::mpsc::Sender;

use super::{Incoming, system::Bell};

/// Sends into the channel of the loop, and wakes it.
#[derive(Clone, Debug)]
pub struct Mailbox {
    pub(super) sender: Sender<Incoming>,
    /// None if the loop sleeps in the channel itself.
    pub(super) bell: Option<Bell>,
}

impl Mailbox {
    /// For a loop that sleeps in this channel.
    pub const fn new(sender: Sender<Incoming>) -> Self {
        Self { sender, bell: None }
    }

    /// None if the receiver is gone: the program has ended.
    pub fn send(&self, incoming: Incoming) -> Option<()> {
        self.sender.send(incoming).ok()?;
        self.bell.iter().for_each(Bell::ring);
        Some(())
    }
}

/// However a listener ends, by an error or a panic too, the program does not continue without it.
pub struct GoneOnDrop(pub Mailbox);

impl GoneOnDrop {
    /// None if the receiver is gone: the program has ended.
    pub fn send(&self, incoming: Incoming) -> Option<()> {
        self.0.send(incoming)
    }
}

impl Drop for GoneOnDrop {
    fn drop(&mut self) {
        self.0.send(Incoming::Gone);
    }
}
