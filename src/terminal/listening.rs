//! The three threads that are blocked all the time, and send into the same channel.

use std::io::{self, ErrorKind};
use std::sync::mpsc::{Sender, channel};
use std::thread;

use crossterm::event::{self, Event, KeyEventKind};
use rustix::event::{PollFd, PollFlags, poll};
use rustix::io::Errno;
use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGWINCH};
use signal_hook::iterator::Signals;

use super::{Events, Incoming, give_back_on_panic};

/// Starts the threads that listen. A panic in any of them gives the terminal back.
pub fn listen() -> io::Result<Events> {
    give_back_on_panic();
    let (sender, incoming) = channel();
    let signals = Signals::new([SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGCONT, SIGTSTP, SIGWINCH])?;
    let to_signals = GoneOnDrop(sender.clone());
    thread::spawn(move || send_signals(signals, &to_signals));
    let to_keys = GoneOnDrop(sender.clone());
    // An error of the reader and the end of the terminal are the same: nobody types any more.
    thread::spawn(move || send_keys(&to_keys));
    let at_hang_up = GoneOnDrop(sender.clone());
    thread::spawn(move || {
        wait_for_hang_up();
        drop(at_hang_up);
    });
    Ok(Events { incoming, sender })
}

/// However a listener ends, by an error or a panic too, the program does not go on without it.
pub struct GoneOnDrop(pub Sender<Incoming>);

impl GoneOnDrop {
    /// None if the program has ended already.
    pub fn send(&self, incoming: Incoming) -> Option<()> {
        self.0.send(incoming).ok()
    }
}

impl Drop for GoneOnDrop {
    fn drop(&mut self) {
        // Without a receiver the program has ended already.
        let _ = self.0.send(Incoming::Gone);
    }
}

fn send_signals(mut signals: Signals, sender: &GoneOnDrop) {
    let all = signals.forever().map(|signal| match signal {
        SIGWINCH => Incoming::Repaint,
        SIGCONT => Incoming::Resumed,
        SIGTSTP => Incoming::Suspend,
        signal => Incoming::Signal(signal),
    });
    for incoming in all {
        if sender.send(incoming).is_none() {
            return;
        }
    }
}

/// Waits in crossterm without a limit: with one it can come back empty-handed while keys that it has
/// read already are still in its hands, and they would lie there until the next key.
fn send_keys(sender: &GoneOnDrop) -> io::Result<()> {
    loop {
        let incoming = match event::read()? {
            Event::Key(key) if key.kind == KeyEventKind::Release => continue,
            Event::Key(key) => Incoming::Key(key.code, key.modifiers),
            Event::Paste(text) => Incoming::Paste(text),
            _ => Incoming::Repaint,
        };
        sender.send(incoming).ok_or(ErrorKind::BrokenPipe)?;
    }
}

/// Sleeps as long as there is a terminal: poll(2), asked for nothing, tells only that it has hung up.
/// crossterm does not notice, and spins.
fn wait_for_hang_up() {
    let stdin = io::stdin();
    let mut keyboard = [PollFd::new(&stdin, PollFlags::empty())];
    while poll(&mut keyboard, None) == Err(Errno::INTR) {}
}
