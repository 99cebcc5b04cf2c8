//! The three listener threads, which block and send into the same channel.

use std::io::{self, ErrorKind};
use std::sync::mpsc::{Sender, channel};
use std::thread;

use crossterm::event::{self, Event, KeyEventKind, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Position;

use super::{Events, Incoming, give_back_on_panic, system};
use crate::app::{Direction, Mouse};

/// Starts the listeners. A panic in any of them restores the terminal.
pub fn listen() -> io::Result<Events> {
    give_back_on_panic();
    let (sender, incoming) = channel();
    let (urgent_sender, urgent) = channel();
    system::listen_to_signals(urgent_sender, GoneOnDrop(sender.clone()))?;
    let to_keys = GoneOnDrop(sender.clone());
    // A read error means the same as a hang-up: no more input.
    thread::spawn(move || send_keys(&to_keys));
    system::listen_for_hang_up(GoneOnDrop(sender.clone()));
    Ok(Events {
        incoming,
        urgent,
        sender,
        mouse: Mouse::Off,
    })
}

/// However a listener ends, by an error or a panic too, the program does not continue without it.
pub struct GoneOnDrop(pub Sender<Incoming>);

impl GoneOnDrop {
    /// None if the receiver is gone: the program has ended.
    pub fn send(&self, incoming: Incoming) -> Option<()> {
        self.0.send(incoming).ok()
    }
}

impl Drop for GoneOnDrop {
    fn drop(&mut self) {
        // Without a receiver the program has already ended.
        let _ = self.0.send(Incoming::Gone);
    }
}

/// Waits in crossterm without a timeout: with one it can return empty while keys it has already
/// read stay in its buffer until the next key.
fn send_keys(sender: &GoneOnDrop) -> io::Result<()> {
    loop {
        let incoming = match event::read()? {
            Event::Key(key) if key.kind == KeyEventKind::Release => continue,
            Event::Key(key) => Incoming::Key(key.code, key.modifiers),
            Event::Paste(text) => Incoming::Paste(text),
            Event::Mouse(mouse) => match by_mouse(mouse) {
                Some(incoming) => incoming,
                None => continue,
            },
            _ => Incoming::Repaint,
        };
        sender.send(incoming).ok_or(ErrorKind::BrokenPipe)?;
    }
}

/// None for what has no meaning here: other buttons, and buttons that come up.
const fn by_mouse(mouse: MouseEvent) -> Option<Incoming> {
    match mouse.kind {
        MouseEventKind::Down(MouseButton::Left) => {
            Some(Incoming::Click(Position::new(mouse.column, mouse.row)))
        }
        MouseEventKind::ScrollUp => Some(Incoming::Wheel(Direction::Up)),
        MouseEventKind::ScrollDown => Some(Incoming::Wheel(Direction::Down)),
        _ => None,
    }
}
