//! A thread reads the keys: a console can't be waited for together with other input.

use std::io::{self, ErrorKind};
use std::process::ChildStdout;
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

use crossterm::event;

use crate::app::Hearer;
use crate::terminal::keyboard::incoming;
use crate::terminal::{GoneOnDrop, Incoming, Mailbox};

/// No bell is needed: the loop sleeps on the channel.
#[derive(Clone, Debug)]
pub(crate) enum NoBell {}

impl NoBell {
    pub(crate) const fn ring(&self) {
        match *self {}
    }

    pub(crate) fn listen(&self, _: ChildStdout, _: Hearer) {
        match *self {}
    }
}

#[derive(Debug)]
pub(crate) struct ChannelInbox {
    messages: Receiver<Incoming>,
    mailbox: Mailbox,
}

impl ChannelInbox {
    pub(crate) fn open() -> io::Result<Self> {
        let (sender, messages) = channel();
        let mailbox = Mailbox::new(sender);
        let keys = GoneOnDrop(mailbox.clone());
        // A read error counts as a hang-up: no more input.
        thread::spawn(move || send_keys(&keys));
        Ok(Self { messages, mailbox })
    }

    pub(crate) fn mailbox(&self) -> Mailbox {
        self.mailbox.clone()
    }

    pub(crate) fn wait(&mut self, limit: Option<Duration>) -> Option<Incoming> {
        match limit {
            Some(limit) => self.messages.recv_timeout(limit).ok(),
            None => self.messages.recv().ok(),
        }
    }
}

fn send_keys(keys: &GoneOnDrop) -> io::Result<()> {
    loop {
        let sent = incoming(event::read()?).map_or(Some(()), |key| keys.send(key));
        sent.ok_or(ErrorKind::BrokenPipe)?;
    }
}
