//! The three listener threads, which block and send into the same channel.

use std::io::{self, ErrorKind};
use std::sync::mpsc::{Sender, channel};
use std::thread;

use crossterm::event::{self, Event, KeyEventKind, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Position;
use rustix::event::{PollFd, PollFlags, poll};
use rustix::io::Errno;
use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGWINCH};
use signal_hook::iterator::Signals;

use super::{Events, Incoming, give_back_on_panic};
use crate::app::{Direction, Mouse};

/// Starts the listeners. A panic in any of them restores the terminal.
pub fn listen() -> io::Result<Events> {
    give_back_on_panic();
    let (sender, incoming) = channel();
    let signals = Signals::new([SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGCONT, SIGTSTP, SIGWINCH])?;
    let to_signals = GoneOnDrop(sender.clone());
    let (urgent_sender, urgent) = channel();
    thread::spawn(move || send_signals(signals, &urgent_sender, &to_signals));
    let to_keys = GoneOnDrop(sender.clone());
    // A read error means the same as a hang-up: no more input.
    thread::spawn(move || send_keys(&to_keys));
    let at_hang_up = GoneOnDrop(sender.clone());
    thread::spawn(move || {
        wait_for_hang_up();
        drop(at_hang_up);
    });
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

/// Signals don't wait behind keys. A new size does: keys before it were typed on the old screen.
fn send_signals(mut signals: Signals, urgent: &Sender<Incoming>, sender: &GoneOnDrop) {
    let all = signals.forever().map(|signal| match signal {
        SIGWINCH => Incoming::Repaint,
        SIGCONT => Incoming::Resumed,
        SIGTSTP => Incoming::Suspend,
        signal => Incoming::Signal(signal),
    });
    for incoming in all {
        let sent = match incoming {
            Incoming::Signal(_) => urgent
                .send(incoming)
                .ok()
                .and_then(|()| sender.send(Incoming::Nudge)),
            incoming => sender.send(incoming),
        };
        if sent.is_none() {
            return;
        }
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

/// Sleeps until the terminal hangs up: poll(2) with no events requested reports only that.
/// crossterm does not notice a hang-up, and spins.
fn wait_for_hang_up() {
    let stdin = io::stdin();
    let mut keyboard = [PollFd::new(&stdin, PollFlags::empty())];
    while poll(&mut keyboard, None) == Err(Errno::INTR) {}
}
