//! The three threads that are blocked all the time, and send into the same channel.

use std::io;
use std::sync::mpsc::{Sender, channel};
use std::thread;

use crossterm::event::{self, Event, KeyEventKind};
use rustix::event::{PollFd, PollFlags, poll};
use rustix::io::Errno;
use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGWINCH};
use signal_hook::iterator::Signals;

use super::{Disk, World};
use crate::input::Typed;
use crate::runtime::Message;

/// Starts the threads that listen; what happens is kept there, if anywhere.
pub fn listen(disk: Disk) -> io::Result<World> {
    let (sender, messages) = channel();
    let signals = Signals::new([SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGCONT, SIGTSTP, SIGWINCH])?;
    let to_signals = Ending(sender.clone());
    thread::spawn(move || send_signals(signals, &to_signals.0));
    let to_keys = Ending(sender.clone());
    // An error of the reader and the end of the terminal are the same: nobody types any more.
    thread::spawn(move || send_keys(&to_keys.0));
    let at_hang_up = Ending(sender);
    thread::spawn(move || {
        wait_for_hang_up();
        drop(at_hang_up);
    });
    Ok(World { messages, disk })
}

/// However a listener ends, by an error or a panic too, the program does not go on without it.
struct Ending(Sender<Message>);

impl Drop for Ending {
    fn drop(&mut self) {
        // Without a receiver the program has ended already.
        let _ = self.0.send(Message::Gone);
    }
}

fn send_signals(mut signals: Signals, sender: &Sender<Message>) {
    let messages = signals.forever().map(|signal| match signal {
        SIGWINCH => Message::Repaint,
        SIGCONT => Message::Resumed,
        SIGTSTP => Message::Suspend,
        signal => Message::Signal(signal),
    });
    for message in messages {
        if sender.send(message).is_err() {
            return;
        }
    }
}

/// Waits in crossterm without a limit: with one it can come back empty-handed while keys that it has
/// read already are still in its hands, and they would lie there until the next key.
fn send_keys(sender: &Sender<Message>) -> io::Result<()> {
    loop {
        let message = match event::read()? {
            Event::Key(key) if key.kind == KeyEventKind::Release => continue,
            Event::Key(key) => Message::Typed(Typed::Key(key.code, key.modifiers)),
            Event::Paste(text) => Message::Typed(Typed::Paste(text)),
            _ => Message::Repaint,
        };
        sender.send(message).map_err(io::Error::other)?;
    }
}

/// Sleeps as long as there is a terminal: poll(2), asked for nothing, tells only that it has hung up.
/// crossterm does not notice, and spins.
fn wait_for_hang_up() {
    let stdin = io::stdin();
    let mut keyboard = [PollFd::new(&stdin, PollFlags::empty())];
    while poll(&mut keyboard, None) == Err(Errno::INTR) {}
}
