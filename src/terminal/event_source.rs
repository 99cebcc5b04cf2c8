//! Where the loop gets its input from: one channel that all listeners send into.

use std::sync::mpsc::{Receiver, Sender};
use std::time::{Duration, Instant};

use color_eyre::eyre::Result;
use crossterm::event::{KeyCode, KeyModifiers};
use signal_hook::consts::SIGTSTP;

use super::{leave, take};
use crate::app::Message;

/// What a listener sends.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Incoming {
    Key(KeyCode, KeyModifiers),
    Paste(String),
    /// Something for the app as it is.
    Message(Message),
    /// The size has changed, and perhaps back again: the terminal may have lost what was on it.
    Repaint,
    /// Stop as the shell expects it, until `fg`.
    Suspend,
    /// Run again after a stop.
    Resumed,
    Signal(i32),
    /// The terminal is gone, or can't be read any more.
    Gone,
}

/// The input, the clock and the shell.
pub trait EventSource {
    /// Sleeps until something comes in. None if the limit has passed, or if nothing can come any
    /// more; with a limit of zero, what has come in already.
    fn wait(&mut self, limit: Option<Duration>) -> Option<Incoming>;

    fn now(&self) -> Instant;

    /// Stops the program and comes back after `fg`.
    fn suspend(&mut self) -> Result<()>;

    /// Takes the terminal again after somebody else stopped and continued the program.
    fn resume(&mut self) -> Result<()>;
}

/// The channel of the listeners.
#[derive(Debug)]
pub struct Events {
    pub(super) incoming: Receiver<Incoming>,
    pub(super) sender: Sender<Incoming>,
}

impl Events {
    /// For one more listener.
    pub fn sender(&self) -> Sender<Incoming> {
        self.sender.clone()
    }
}

impl EventSource for Events {
    fn wait(&mut self, limit: Option<Duration>) -> Option<Incoming> {
        match limit {
            Some(limit) => self.incoming.recv_timeout(limit).ok(),
            None => self.incoming.recv().ok(),
        }
    }

    fn now(&self) -> Instant {
        Instant::now()
    }

    fn suspend(&mut self) -> Result<()> {
        leave();
        signal_hook::low_level::emulate_default_handler(SIGTSTP)?;
        Ok(take()?)
    }

    fn resume(&mut self) -> Result<()> {
        Ok(take()?)
    }
}
