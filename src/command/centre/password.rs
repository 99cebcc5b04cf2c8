//! Asks for a password without showing it.

#[cfg(unix)]
mod unix;
#[cfg(windows)]
mod windows;

use std::io::{self, IsTerminal, Write};

#[cfg(unix)]
use unix::silently;
#[cfg(windows)]
use windows::silently;

/// Without a terminal it is the first line of standard input. Ctrl-C is an interruption.
pub(super) fn ask(question: &str) -> io::Result<String> {
    if !io::stdin().is_terminal() {
        return read();
    }
    let mut output = io::stderr();
    write!(output, "{question}")?;
    output.flush()?;
    let answer = silently();
    writeln!(output)?;
    answer
}

fn read() -> io::Result<String> {
    let mut line = String::new();
    io::stdin().read_line(&mut line)?;
    Ok(line.trim_end_matches(['\n', '\r']).to_owned())
}
