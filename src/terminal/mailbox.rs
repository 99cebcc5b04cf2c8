//! How other threads and processes reach the loop.

use std::io::Read;
use std::process::ChildStdout;
use std::sync::mpsc::Sender;
use std::thread;

use super::{Incoming, system::Bell};
use crate::app::Hearer;

/// Sends into the loop's channel, and wakes the loop.
#[derive(Clone, Debug)]
pub struct Mailbox {
    pub(super) sender: Sender<Incoming>,
    /// None if the loop sleeps on the channel itself.
    pub(super) bell: Option<Bell>,
}

impl Mailbox {
    /// For a loop that sleeps on this channel.
    pub const fn new(sender: Sender<Incoming>) -> Self {
        Self { sender, bell: None }
    }

    /// None if the receiver is gone: the program has ended.
    pub fn send(&self, incoming: Incoming) -> Option<()> {
        self.sender.send(incoming).ok()?;
        self.bell.iter().for_each(Bell::ring);
        Some(())
    }

    /// Reads the output of another process into the loop until it ends.
    pub fn listen(&self, output: ChildStdout, hear: Hearer) {
        if let Some(bell) = &self.bell {
            return bell.listen(output, hear);
        }
        let mailbox = self.clone();
        thread::spawn(move || mailbox.pass_on(output, hear));
    }

    /// None if the receiver is gone.
    fn pass_on(&self, mut output: ChildStdout, mut hear: Hearer) -> Option<()> {
        let mut bytes = [0; 1024];
        loop {
            let length = output.read(&mut bytes).unwrap_or_default();
            let mut heard = hear(bytes.get(..length)?).into_iter();
            heard.try_for_each(|message| self.send(Incoming::Message(message)))?;
            (length > 0).then_some(())?;
        }
    }
}

/// Ends the program when a listener ends, even by an error or a panic: it can't run without it.
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
