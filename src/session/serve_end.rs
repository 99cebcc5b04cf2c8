//! What ends `tenpin serve`.

use std::io::{self, Read};
use std::sync::mpsc::channel;
use std::thread;

use tokio::sync::oneshot;

pub use crate::terminal::SingleKeys;
use crate::terminal::wait_for_signal;

/// Resolves when serving ends, with the signal if it was one.
pub type ServeEnd = oneshot::Receiver<Option<i32>>;

/// Waits for the end of the program that started this one.
pub fn wait_for_end_of_input() -> ServeEnd {
    let (sender, end) = oneshot::channel();
    thread::spawn(move || {
        // Nothing is ever written: only the end of the input matters.
        let _ = io::stdin().read_to_end(&mut Vec::new());
        let _ = sender.send(None);
    });
    end
}

/// Waits for the key, a hang-up, or a signal. The terminal, if there is one, is in single-key mode until
/// the guard is dropped.
pub fn wait_for_person(key: u8) -> io::Result<(ServeEnd, Option<SingleKeys>)> {
    let keys = SingleKeys::take();
    let (sender, ends) = channel();
    let on_key = keys.as_ref().map(|_| sender.clone());
    wait_for_signal(sender)?;
    if let Some(on_key) = on_key {
        thread::spawn(move || {
            wait_for_key(key);
            let _ = on_key.send(None);
        });
    }
    let (sender, end) = oneshot::channel();
    thread::spawn(move || {
        let _ = sender.send(ends.recv().ok().flatten());
    });
    Ok((end, keys))
}

/// Also returns at the end of the input.
fn wait_for_key(key: u8) {
    let mut typed = [0];
    let mut input = io::stdin().lock();
    while input.read(&mut typed).is_ok_and(|count| count > 0) && typed != [key] {}
}
