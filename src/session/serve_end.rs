//! What ends `tenpin serve`.

use std::io::{self, Read};
use std::sync::mpsc::channel;
use std::thread;

use tokio::sync::oneshot;

pub use crate::terminal::SingleKeys;
use crate::terminal::wait_for_signal;

/// It is over, and the signal if it was one.
pub type ServeEnd = oneshot::Receiver<Option<i32>>;

/// The program that started it is gone.
pub fn wait_for_end_of_input() -> ServeEnd {
    let (sender, end) = oneshot::channel();
    thread::spawn(move || {
        // Nothing is ever written: the end is all there is to hear.
        let _ = io::stdin().read_to_end(&mut Vec::new());
        let _ = sender.send(None);
    });
    end
}

/// The key, or the end of the terminal, or a signal. The terminal is taken for single keys, if there
/// is one, until the guard is dropped.
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

/// Returns at the end of the input too.
fn wait_for_key(key: u8) {
    let mut typed = [0];
    let mut input = io::stdin().lock();
    while input.read(&mut typed).is_ok_and(|count| count > 0) && typed != [key] {}
}
