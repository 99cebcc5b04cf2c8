//! Signals for a command that prints lines.

use std::io;
use std::sync::mpsc::Sender;
use std::thread;

use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};
use signal_hook::iterator::Signals;

/// Sends the first signal that asks the program to end.
pub fn wait_for_signal(sender: Sender<Option<i32>>) -> io::Result<()> {
    let mut signals = Signals::new([SIGINT, SIGTERM, SIGHUP, SIGQUIT])?;
    thread::spawn(move || {
        let signal = signals.forever().next();
        // Without a receiver the program is ending already.
        let _ = sender.send(signal);
    });
    Ok(())
}
