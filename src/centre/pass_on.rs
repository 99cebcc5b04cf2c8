//! What a companion does all the time: looks at the file, sends what is new, tries again when the
//! centre is away, and tells how far it is.

#[cfg(target_os = "linux")]
mod alarm;
#[cfg(not(target_os = "linux"))]
mod no_alarm;
mod passing;
mod retry;

use std::io;
use std::path::Path;

#[cfg(target_os = "linux")]
use alarm::Alarm;
#[cfg(not(target_os = "linux"))]
use no_alarm::NoAlarm as Alarm;
use passing::Passing;

use super::address::CentreAddress;
use crate::archive::CentreError;

/// What is told while nights are passed on.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum PassNews {
    /// Everything is there: this many events.
    There(u64),
    /// This many events are not, and why.
    Behind(u64, Option<CentreError>),
    /// The centre has more of the night of this number: an old copy of the file.
    CentreHasMore(u32),
    /// Another machine goes on with the night of this number.
    Conflict(u32),
}

/// Passes a file on until `is_left` is done, then for a few seconds what is left.
pub async fn pass_on(
    (path, lane): (&Path, &str),
    address: &CentreAddress,
    mut tell: impl FnMut(&PassNews) -> io::Result<()>,
    is_left: impl Future<Output = ()>,
) -> io::Result<()> {
    let mut passing = Passing::new(path, lane, address);
    let mut told = None;
    tokio::pin!(is_left);
    loop {
        // A network that does not answer is not waited for when the game is gone.
        tokio::select! {
            () = &mut is_left => break,
            () = passing.step() => {}
        }
        let news = passing.news();
        if news.is_some() && news != told {
            news.iter().try_for_each(&mut tell)?;
            told = news;
        }
        tokio::select! {
            () = &mut is_left => break,
            () = passing.rest() => {}
        }
    }
    passing.say_goodbye().await;
    Ok(())
}
