//! Follows nights without a terminal: each change as a line of JSON, or as a file for a stream.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

use color_eyre::eyre::{Result, WrapErr};
#[cfg(unix)]
use rustix::{
    event::{PollFd, PollFlags, Timespec, poll},
    io::Errno,
};

use super::source::Source;
use super::watch::GLANCE;
use crate::archive::WatchedNight;
use crate::report::{LiveNight, overlay};

/// Where changes go.
pub struct Followers<'arguments> {
    /// Gets the JSON.
    pub json: Option<io::Stdout>,
    pub overlay: Option<&'arguments Path>,
}

/// Until the reader of standard output is gone. A signal ends the program as it always does.
pub fn follow(mut source: Source, followers: &Followers<'_>) -> Result<()> {
    let mut before = Vec::new();
    loop {
        if let Some(nights) = source.glance() {
            followers.tell(&before, &nights)?;
            before = nights;
        }
        if is_closed(io::stdout())? {
            return Ok(());
        }
    }
}

impl Followers<'_> {
    fn tell(&self, before: &[WatchedNight], nights: &[WatchedNight]) -> Result<()> {
        if let Some(output) = &self.json {
            print_changed(before, nights, output.lock())?;
        }
        self.overlay.map_or(Ok(()), |file| {
            replace(file, nights).wrap_err_with(|| file.display().to_string())
        })
    }
}

/// One line for each night that changed, flushed at once.
fn print_changed(
    before: &[WatchedNight],
    nights: &[WatchedNight],
    mut output: impl Write,
) -> io::Result<()> {
    for night in nights.iter().filter(|night| !before.contains(night)) {
        serde_json::to_writer(&mut output, &LiveNight::from(night))?;
        output.write_all(b"\n")?;
    }
    output.flush()
}

/// The file is there whole at any time.
fn replace(file: &Path, nights: &[WatchedNight]) -> io::Result<()> {
    let mut name = file.file_name().unwrap_or_default().to_owned();
    name.push(".new");
    let new = file.with_file_name(name);
    fs::write(&new, overlay(nights))?;
    fs::rename(&new, file)
}

/// Waits until the next glance, or until the reader is gone.
#[cfg(unix)]
fn is_closed(output: impl std::os::fd::AsFd) -> io::Result<bool> {
    let mut fds = [PollFd::new(&output, PollFlags::empty())];
    let pause = Timespec::try_from(GLANCE).map_err(io::Error::other)?;
    match poll(&mut fds, Some(&pause)) {
        Ok(_) | Err(Errno::INTR) => {}
        Err(error) => return Err(error.into()),
    }
    let gone = PollFlags::ERR | PollFlags::HUP;
    Ok(fds.iter().any(|fd| fd.revents().intersects(gone)))
}

/// Waits until the next glance; that the reader is gone shows when something is printed.
#[cfg(windows)]
#[expect(
    clippy::unnecessary_wraps,
    reason = "the same signature as on Unix systems"
)]
fn is_closed(_: io::Stdout) -> io::Result<bool> {
    std::thread::sleep(GLANCE);
    Ok(false)
}
