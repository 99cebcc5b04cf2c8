//! The input of the event loop.

use std::time::{Duration, Instant};

use color_eyre::eyre::Result;
use crossterm::event::{KeyCode, KeyModifiers};
use ratatui::layout::Position;

use crate::app::{Direction, Message, Mouse};

/// One input event of the loop.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Incoming {
    Key(KeyCode, KeyModifiers),
    Paste(String),
    /// The left button was pressed here.
    Click(Position),
    /// The wheel was turned by one notch.
    Wheel(Direction),
    /// A message for the app.
    Message(Message),
    /// Resized, perhaps to the same size: the terminal may have lost its content.
    Repaint,
    /// A signal asked to stop until `fg`.
    Suspend,
    /// Continued after a stop.
    Resumed,
    Signal(i32),
    /// The terminal is gone or can't be read.
    Gone,
}

/// What is stopped.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Suspended {
    /// The whole process group, as a shell expects from Ctrl-Z: otherwise a script that started the
    /// program would wait for it, and the shell for the script.
    Job,
    /// Only the program: a signal reached everything it was meant for.
    Program,
}

/// The input, the clock and the shell.
pub trait EventSource {
    /// Sleeps until there is input. None if the timeout has passed or no more input can come. With a
    /// timeout of zero, only pending input is returned.
    fn wait(&mut self, limit: Option<Duration>) -> Option<Incoming>;

    fn now(&self) -> Instant;

    /// Suspends the program, or its whole job; returns after `fg`.
    fn suspend(&mut self, suspended: Suspended) -> Result<()>;

    /// Sets the terminal up again after another process stopped and continued the program.
    fn resume(&mut self) -> Result<()>;

    /// Turns mouse reporting on or off.
    fn listen_to_mouse(&mut self, mouse: Mouse) -> Result<()>;
}
