//! Sleeps until there is something to do.

use std::iter;
use std::os::fd::{AsFd, AsRawFd, BorrowedFd};
use std::time::Duration;

use filedescriptor::{POLLIN, poll, pollfd};
use rustix::io::ioctl_fionread;

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Woken {
    ByKeys,
    /// The terminal is gone.
    ByHangUp,
    /// The bell, a signal, another process, or the timeout.
    Otherwise,
}

/// On macOS this is select(2), since its poll(2) does not support terminals. It doesn't report a hang-up;
/// the keyboard is then readable without any bytes to read.
pub(super) fn sleep<'other>(
    keyboard: impl AsFd,
    others: impl Iterator<Item = BorrowedFd<'other>>,
    limit: Option<Duration>,
) -> Woken {
    let mut sources: Vec<_> = iter::once(readable(keyboard.as_fd())).collect();
    sources.extend(others.map(readable));
    // Fails only if interrupted by a signal: all descriptors are open.
    if poll(&mut sources, limit.map(whole_milliseconds)).is_err() {
        return Woken::Otherwise;
    }
    let typed = sources.first().map_or(0, |keyboard| keyboard.revents);
    match (typed, ioctl_fionread(keyboard)) {
        (0, _) => Woken::Otherwise,
        (_, Ok(1..)) => Woken::ByKeys,
        (_, Ok(0) | Err(_)) => Woken::ByHangUp,
    }
}

fn readable(source: BorrowedFd<'_>) -> pollfd {
    pollfd {
        fd: source.as_raw_fd(),
        events: POLLIN,
        revents: 0,
    }
}

/// Rounded up: poll(2) takes whole milliseconds, and with 0 it would not sleep.
fn whole_milliseconds(limit: Duration) -> Duration {
    const MICROSECONDS: u128 = 1000;
    let milliseconds = limit.as_micros().div_ceil(MICROSECONDS);
    u64::try_from(milliseconds).map_or(limit, Duration::from_millis)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs::File;
    use std::io::{Read, Write};
    use std::os::unix::net::UnixStream;

    use rustix::fs::{Mode, OFlags, open};
    use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
    use rustix::termios::{OptionalActions, tcgetattr, tcsetattr};

    const A_MOMENT: Option<Duration> = Some(Duration::from_micros(10));

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

    #[test]
    fn keys_the_bell_and_a_hang_up_are_told_apart() {
        let (mut screen, mut keyboard) = terminal();
        let (bell, mut ringing) = UnixStream::pair().unwrap();
        let sleep = |keyboard: &File, limit| sleep(keyboard, iter::once(bell.as_fd()), limit);
        assert_eq!(sleep(&keyboard, A_MOMENT), Woken::Otherwise);
        screen.write_all(b"x").unwrap();
        assert_eq!(sleep(&keyboard, None), Woken::ByKeys);
        keyboard.read_exact(&mut [0]).unwrap();
        assert_eq!(sleep(&keyboard, A_MOMENT), Woken::Otherwise);
        ringing.write_all(&[0]).unwrap();
        assert_eq!(sleep(&keyboard, None), Woken::Otherwise);
        // The hang-up may come slightly after the drop, so nothing else may wake the loop.
        (&bell).read_exact(&mut [0]).unwrap();
        drop(screen);
        assert_eq!(sleep(&keyboard, None), Woken::ByHangUp);
    }

    #[test]
    fn a_part_of_a_millisecond_is_slept_too() {
        let milliseconds = |micros| whole_milliseconds(Duration::from_micros(micros));
        assert_eq!(milliseconds(0), Duration::ZERO);
        assert_eq!(milliseconds(1), Duration::from_millis(1));
        assert_eq!(milliseconds(1001), Duration::from_millis(2));
    }
}
