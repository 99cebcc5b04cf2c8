//! The input of the loop: one channel that all listeners send into.

use std::sync::mpsc::{Receiver, Sender};
use std::time::{Duration, Instant};

use color_eyre::eyre::Result;
use crossterm::event::{KeyCode, KeyModifiers};
use ratatui::layout::Position;

use super::{leave, listen_to_mouse, system, take};
use crate::app::{Direction, Message, Mouse};

/// What a listener sends.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Incoming {
    Key(KeyCode, KeyModifiers),
    Paste(String),
    /// The left button went down here.
    Click(Position),
    /// The wheel was turned by a notch.
    Wheel(Direction),
    /// A message for the app.
    Message(Message),
    /// Resized, perhaps back to the same size: the terminal may have lost its content.
    Repaint,
    /// Asked by a signal to stop until `fg`.
    Suspend,
    /// Continued after a stop.
    Resumed,
    Signal(i32),
    /// Something urgent has come.
    Nudge,
    /// The terminal is gone, or can't be read.
    Gone,
}

/// Who stops.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Suspended {
    /// The whole process group, as a shell expects it of Ctrl-Z: a script that started the program
    /// would wait for it, and the shell for the script.
    Job,
    /// Only the program: a signal went to everybody it was meant for.
    Program,
}

/// The input, the clock and the shell.
pub trait EventSource {
    /// Sleeps until there is input. None if the limit has passed or no input can come any more.
    /// With a limit of zero, only what is already pending.
    fn wait(&mut self, limit: Option<Duration>) -> Option<Incoming>;

    fn now(&self) -> Instant;

    /// Suspends the program, or all of its job; returns after `fg`.
    fn suspend(&mut self, suspended: Suspended) -> Result<()>;

    /// Takes the terminal again after another process stopped and continued the program.
    fn resume(&mut self) -> Result<()>;

    /// Listens to the mouse from now on, or leaves it to the terminal.
    fn listen_to_mouse(&mut self, mouse: Mouse) -> Result<()>;
}

/// The channels of the listeners.
#[derive(Debug)]
pub struct Events {
    pub(super) incoming: Receiver<Incoming>,
    /// What doesn't wait behind keys: each is announced in the other channel too, by
    /// [`Incoming::Nudge`].
    pub(super) urgent: Receiver<Incoming>,
    pub(super) sender: Sender<Incoming>,
    pub(super) mouse: Mouse,
}

impl Events {
    fn next(&self, limit: Option<Duration>) -> Option<Incoming> {
        match limit {
            Some(limit) => self.incoming.recv_timeout(limit).ok(),
            None => self.incoming.recv().ok(),
        }
    }

    /// For an additional listener.
    pub fn sender(&self) -> Sender<Incoming> {
        self.sender.clone()
    }
}

impl EventSource for Events {
    fn wait(&mut self, limit: Option<Duration>) -> Option<Incoming> {
        let urgent = self.urgent.try_recv().ok();
        match urgent.or_else(|| self.next(limit)) {
            // What it announced may have been taken already.
            Some(Incoming::Nudge) => self.wait(limit),
            incoming => incoming,
        }
    }

    fn now(&self) -> Instant {
        Instant::now()
    }

    fn suspend(&mut self, suspended: Suspended) -> Result<()> {
        leave();
        system::stop(suspended)?;
        self.resume()
    }

    fn resume(&mut self) -> Result<()> {
        take()?;
        Ok(listen_to_mouse(self.mouse)?)
    }

    fn listen_to_mouse(&mut self, mouse: Mouse) -> Result<()> {
        self.mouse = mouse;
        Ok(listen_to_mouse(mouse)?)
    }
}
