//! The work of a companion: polls the file, sends new events, retries when the centre is away, and
//! reports its progress.

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

/// The progress of sending.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum PassNews {
    /// Everything has been sent: this many events.
    There(u64),
    /// This many events have not been sent, and why.
    Behind(u64, Option<CentreError>),
    /// The centre has more events of the night with this number: the file is an old copy.
    CentreHasMore(u32),
    /// Another machine continues the night with this number.
    Conflict(u32),
}

/// Sends the events of a file until `is_left` is done, and then the rest for a few seconds.
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
        // Once the game is gone, a network that does not answer is not waited for.
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
