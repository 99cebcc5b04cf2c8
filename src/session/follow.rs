//! Follows nights without a terminal: each change as a line of JSON, or as a file for a video stream.

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
use crate::store::{Readers, replace_file};

/// Where changes are written.
pub struct Followers<'arguments> {
    /// Receives the JSON.
    pub json: Option<io::Stdout>,
    pub overlay: Option<&'arguments Path>,
}

/// Runs until standard output is closed. A signal ends the program in the usual way.
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
            let page = overlay(nights);
            replace_file(file, page.as_bytes(), Readers::Usual)
                .wrap_err_with(|| file.display().to_string())
        })
    }
}

/// Prints one line for each changed night, and flushes at once.
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

/// Waits until the next poll, or until standard output is closed.
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

/// Waits until the next poll; a closed output is only noticed when printing.
#[cfg(windows)]
#[expect(
    clippy::unnecessary_wraps,
    reason = "the same signature as on Unix systems"
)]
fn is_closed(_: io::Stdout) -> io::Result<bool> {
    std::thread::sleep(GLANCE);
    Ok(false)
}
