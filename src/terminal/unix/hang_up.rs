//! Notices that the terminal is gone: crossterm does not, and spins.

use std::io;
use std::os::fd::{AsFd, AsRawFd};
use std::thread;
use std::time::Duration;

use filedescriptor::{Error, POLLIN, pollfd};
use rustix::event::{PollFd, PollFlags, poll};
use rustix::io::{Errno, ioctl_fionread};

use crate::terminal::GoneOnDrop;

/// Keys that are waiting are read by another thread meanwhile.
const A_MOMENT: Duration = Duration::from_millis(10);
/// A key may be read just between the two questions, but hardly each time.
const SILENCES: usize = 8;

pub(crate) fn listen_for_hang_up(at_hang_up: GoneOnDrop) {
    thread::spawn(move || {
        if cfg!(target_vendor = "apple") {
            wait_by_select(io::stdin());
        } else {
            wait_by_poll(io::stdin());
        }
        drop(at_hang_up);
    });
}

/// Sleeps until the terminal hangs up: poll(2) with no events requested reports only that.
fn wait_by_poll(keyboard: impl AsFd) {
    let mut keyboard = [PollFd::new(&keyboard, PollFlags::empty())];
    while poll(&mut keyboard, None) == Err(Errno::INTR) {}
}

/// On macOS poll(2) with no events never wakes for a terminal. There this is select(2), which wakes for
/// a key too: the terminal is gone if it can be read and there is nothing to read, again and again.
/// Sleeps while no key is pressed.
fn wait_by_select(keyboard: impl AsFd) {
    let mut silences = 0;
    while silences < SILENCES {
        silences = match select(&keyboard) {
            Err(Error::Poll(error)) if error.kind() == io::ErrorKind::Interrupted => 0,
            _ => match ioctl_fionread(&keyboard) {
                Ok(1..) => 0,
                Ok(0) | Err(_) => silences + 1,
            },
        };
        thread::sleep(A_MOMENT);
    }
}

fn select(keyboard: impl AsFd) -> Result<usize, Error> {
    let fd = keyboard.as_fd().as_raw_fd();
    let (events, revents) = (POLLIN, 0);
    let mut keyboard = [pollfd {
        fd,
        events,
        revents,
    }];
    filedescriptor::poll(&mut keyboard, None)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs::File;
    use std::io::{Read, Write};
    use std::sync::mpsc::channel;

    use rustix::fs::{Mode, OFlags, open};
    use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
    use rustix::termios::{OptionalActions, tcgetattr, tcsetattr};

    /// Both ends of a terminal in raw mode.
    fn terminal() -> (File, File) {
        let screen = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).unwrap();
        grantpt(&screen).unwrap();
        unlockpt(&screen).unwrap();
        let name = ptsname(&screen, Vec::new()).unwrap();
        let keyboard = open(name, OFlags::RDWR | OFlags::NOCTTY, Mode::empty()).unwrap();
        let mut modes = tcgetattr(&keyboard).unwrap();
        modes.make_raw();
        tcsetattr(&keyboard, OptionalActions::Now, &modes).unwrap();
        (screen.into(), keyboard.into())
    }

    /// Keys don't end it, those that are read at once and those that wait; a hang-up does.
    fn ends_at_hang_up_only(wait: fn(File)) {
        let (mut screen, mut keyboard) = terminal();
        let (sender, gone) = channel();
        let watched = keyboard.try_clone().unwrap();
        let listener = thread::spawn(move || {
            wait(watched);
            // The test may have failed already.
            let _ = sender.send(());
        });
        for _ in 0..2 * SILENCES {
            screen.write_all(b"x").unwrap();
            keyboard.read_exact(&mut [0]).unwrap();
        }
        screen.write_all(b"waits").unwrap();
        assert!(gone.recv_timeout(2 * A_MOMENT).is_err());
        keyboard.read_exact(&mut [0; 5]).unwrap();
        assert!(gone.recv_timeout(2 * A_MOMENT).is_err());
        drop(screen);
        gone.recv().unwrap();
        listener.join().unwrap();
    }

    #[test]
    fn poll_ends_at_a_hang_up_only() {
        ends_at_hang_up_only(wait_by_poll);
    }

    /// Tried here on whatever system the tests run on; on macOS the kernel behind it is another one.
    #[test]
    fn select_ends_at_a_hang_up_only() {
        ends_at_hang_up_only(wait_by_select);
    }
}
