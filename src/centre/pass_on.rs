//! What a companion does all the time: looks at the file, sends what is new, tries again when the
//! centre is away, and tells how far it is.

use std::io;
use std::path::Path;
use std::time::Duration;

use tokio::time::{Instant, sleep};
use uuid::Uuid;

use super::address::CentreAddress;
use super::link::Link;
use super::sender::{SendError, Sender};
use crate::archive::{CentreError, Passage, PassedNight};
use crate::store::FileWatch;

/// How often the file is looked at.
const GLANCE: Duration = Duration::from_millis(50);
/// How long something is behind before it is told.
const PATIENCE: Duration = Duration::from_secs(5);
/// How long what is left is sent after the game is gone.
const FAREWELL: Duration = Duration::from_secs(5);
/// How long after a failure it is tried again, at first and at most.
const FIRST_PAUSE: Duration = Duration::from_millis(500);
const LONGEST_PAUSE: Duration = Duration::from_secs(30);

/// What is told while nights are passed on.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum PassNews {
    /// Everything is there: this many events.
    There(u64),
    /// This many events are not, and why.
    Behind(u64, Option<CentreError>),
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
            () = passing.step(path) => {}
        }
        let news = passing.news();
        if news.is_some() && news != told {
            news.iter().try_for_each(&mut tell)?;
            told = news;
        }
        tokio::select! {
            () = &mut is_left => break,
            () = sleep(GLANCE) => {}
        }
    }
    passing.say_goodbye(path).await;
    Ok(())
}

/// The sender, its connection, and when to try again.
struct Passing<'address> {
    address: &'address CentreAddress,
    sender: Sender,
    watch: FileWatch,
    link: Option<Link>,
    reason: Option<CentreError>,
    again: Instant,
    pause: Duration,
    behind_since: Option<Instant>,
    /// When nights that are held back are looked at again.
    review: Instant,
}

impl<'address> Passing<'address> {
    fn new(path: &Path, lane: &str, address: &'address CentreAddress) -> Self {
        let now = Instant::now();
        Self {
            address,
            sender: Sender::new(path, lane),
            watch: FileWatch::default(),
            link: None,
            reason: None,
            again: now,
            pause: FIRST_PAUSE,
            behind_since: None,
            review: now,
        }
    }

    /// One look: connects if it is time to, and sends if there is something new.
    async fn step(&mut self, path: &Path) {
        let is_new = self.watch.has_changed(path);
        let is_closed = self.link.as_ref().is_some_and(Link::is_closed);
        if is_closed {
            self.lose(CentreError::Unreachable {
                reason: "the connection was closed".to_owned(),
            });
        }
        let has_link = self.link.is_some();
        if !has_link && self.again <= Instant::now() {
            self.connect().await;
        }
        let is_first = self.link.is_some() && !has_link;
        if is_first || (is_new && self.link.is_some()) || self.is_owing() {
            self.send().await;
        }
        if is_new && self.link.is_none() {
            // A file that is gone is looked for again.
            let _ = self.sender.look();
        }
        self.note_time();
    }

    /// Is something left that can be sent now?
    fn is_owing(&self) -> bool {
        self.link.is_some() && self.sender.behind() > 0
    }

    async fn connect(&mut self) {
        match Link::open(self.address).await {
            Ok(link) => {
                self.sender.forget();
                self.link = Some(link);
            }
            Err(error) => self.lose(error),
        }
    }

    async fn send(&mut self) {
        let Some(link) = &self.link else {
            return;
        };
        if self.review <= Instant::now() && self.has_held_back() {
            self.sender.forget();
            self.review = Instant::now() + LONGEST_PAUSE;
        }
        match self.sender.send(link).await {
            Ok(()) => {
                self.reason = None;
                self.pause = FIRST_PAUSE;
            }
            Err(SendError::Centre(error)) => self.lose(error),
            // The file is looked for again.
            Err(SendError::File(_)) => self.watch = FileWatch::default(),
        }
    }

    fn has_held_back(&self) -> bool {
        self.sender.nights().iter().any(PassedNight::is_held_back)
    }

    /// Tries again after a while: a random part of it at first, so that not all lanes come at once.
    fn lose(&mut self, error: CentreError) {
        self.link = None;
        let pause = if error.needs_somebody() {
            LONGEST_PAUSE
        } else {
            self.pause
        };
        self.again = Instant::now() + pause.mul_f64(0.5 + random() / 2.0);
        self.pause = LONGEST_PAUSE.min(self.pause * 2);
        self.reason = Some(error);
    }

    fn note_time(&mut self) {
        let is_behind = self.sender.behind() > 0;
        let since = self.behind_since.unwrap_or_else(Instant::now);
        self.behind_since = is_behind.then_some(since);
    }

    /// None if there is nothing to tell yet.
    fn news(&self) -> Option<PassNews> {
        let latest = self.sender.nights().first();
        let lost = latest
            .filter(|night| matches!(night.passage, Passage::Conflict | Passage::CentreHasMore));
        if let Some(night) = lost {
            return Some(PassNews::Conflict(night.number));
        }
        match (self.sender.behind(), self.behind_since) {
            (0, _) => self
                .link
                .as_ref()
                .map(|_| PassNews::There(self.sender.there())),
            (behind, Some(since)) if since.elapsed() >= PATIENCE => {
                Some(PassNews::Behind(behind, self.reason.clone()))
            }
            _ => None,
        }
    }

    async fn say_goodbye(&mut self, path: &Path) {
        let end = Instant::now() + FAREWELL;
        self.again = Instant::now();
        self.watch = FileWatch::default();
        let mut is_done = false;
        while !is_done && Instant::now() < end {
            let step = tokio::time::timeout_at(end, self.step(path)).await;
            is_done = step.is_ok() && self.link.is_some() && self.sender.behind() == 0;
            sleep(GLANCE).await;
        }
    }
}

/// From 0 to 1.
fn random() -> f64 {
    let bytes = Uuid::new_v4().into_bytes();
    let [first, second, ..] = bytes;
    f64::from(u16::from_le_bytes([first, second])) / f64::from(u16::MAX)
}
