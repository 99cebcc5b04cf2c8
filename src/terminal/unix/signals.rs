//! Signals as messages.

use std::io;
use std::sync::mpsc::Sender;
use std::thread;

use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGWINCH};
use signal_hook::iterator::Signals;

use crate::terminal::{GoneOnDrop, Incoming};

pub(crate) fn listen_to_signals(urgent: Sender<Incoming>, sender: GoneOnDrop) -> io::Result<()> {
    let signals = Signals::new([SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGCONT, SIGTSTP, SIGWINCH])?;
    thread::spawn(move || send_signals(signals, &urgent, &sender));
    Ok(())
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

/// Sends the first signal that asks the program to end.
pub fn wait_for_signal(sender: Sender<Option<i32>>) -> io::Result<()> {
    let mut signals = Signals::new([SIGINT, SIGTERM, SIGHUP, SIGQUIT])?;
    thread::spawn(move || {
        let signal = signals.forever().next();
        // Without a receiver it is over already.
        let _ = sender.send(signal);
    });
    Ok(())
}
