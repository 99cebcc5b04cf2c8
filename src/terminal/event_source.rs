//! The input of the loop.

use std::time::{Duration, Instant};

use color_eyre::eyre::Result;
use crossterm::event::{KeyCode, KeyModifiers};
use ratatui::layout::Position;

use crate::app::{Direction, Message, Mouse};

/// What the loop takes.
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
