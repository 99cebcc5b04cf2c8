//! Asks for a password without showing it.

use std::io::{self, IsTerminal, Write};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use rustix::event::{PollFd, PollFlags, poll};
use rustix::termios::{LocalModes, OptionalActions, Termios, tcgetattr, tcsetattr};
use signal_hook::consts::SIGINT;

/// Without a terminal it is the first line of standard input. Ctrl-C is an interruption.
pub(super) fn ask(question: &str) -> io::Result<String> {
    if !io::stdin().is_terminal() {
        return read();
    }
    let before = tcgetattr(io::stdin())?;
    let mut silent = before.clone();
    silent.local_modes.remove(LocalModes::ECHO);
    let mut output = io::stderr();
    write!(output, "{question}")?;
    output.flush()?;
    tcsetattr(io::stdin(), OptionalActions::Now, &silent)?;
    let answer = wait().and_then(|()| read());
    restore(&before)?;
    writeln!(output)?;
    answer
}

fn restore(before: &Termios) -> io::Result<()> {
    Ok(tcsetattr(io::stdin(), OptionalActions::Now, before)?)
}

/// Until a line was typed. A signal interrupts it, so that the terminal is given back as it was.
fn wait() -> io::Result<()> {
    let noted = signal_hook::flag::register(SIGINT, Arc::new(AtomicBool::new(false)))?;
    let stdin = io::stdin();
    let mut fds = [PollFd::new(&stdin, PollFlags::IN)];
    let waited = poll(&mut fds, None);
    signal_hook::low_level::unregister(noted);
    waited?;
    Ok(())
}

fn read() -> io::Result<String> {
    let mut line = String::new();
    io::stdin().read_line(&mut line)?;
    Ok(line.trim_end_matches(['\n', '\r']).to_owned())
}
