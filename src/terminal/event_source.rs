//! The input of the loop: one channel that all listeners send into.

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
    /// A message for the app.
    Message(Message),
    /// Resized, perhaps back to the same size: the terminal may have lost its content.
    Repaint,
    /// Suspend as the shell expects, until `fg`.
    Suspend,
    /// Continued after a stop.
    Resumed,
    Signal(i32),
    /// The terminal is gone, or can't be read.
    Gone,
}

/// The input, the clock and the shell.
pub trait EventSource {
    /// Sleeps until there is input. None if the limit has passed or no input can come any more.
    /// With a limit of zero, only what is already pending.
    fn wait(&mut self, limit: Option<Duration>) -> Option<Incoming>;

    fn now(&self) -> Instant;

    /// Suspends the program; returns after `fg`.
    fn suspend(&mut self) -> Result<()>;

    /// Takes the terminal again after another process stopped and continued the program.
    fn resume(&mut self) -> Result<()>;
}

/// The channel of the listeners.
#[derive(Debug)]
pub struct Events {
    pub(super) incoming: Receiver<Incoming>,
    pub(super) sender: Sender<Incoming>,
}

impl Events {
    /// For an additional listener.
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
