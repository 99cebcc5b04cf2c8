//! The state of passing a file on: a look at a time.

use std::path::{Path, PathBuf};
use std::time::Duration;

use tokio::time::{Instant, sleep};
use uuid::Uuid;

use super::retry::{LONGEST_PAUSE, Lag, Retry};
use super::{Alarm, PassNews};
use crate::archive::{CentreError, Passage, PassedNight};
use crate::centre::address::CentreAddress;
use crate::centre::link::Link;
use crate::centre::sender::{SendError, Sender};
use crate::store::FileWatch;

/// How often the file is looked at if nobody tells of a write, and if somebody does.
const GLANCE: Duration = Duration::from_millis(50);
const CALM: Duration = Duration::from_secs(1);
/// How long what is left is sent after the game is gone.
const FAREWELL: Duration = Duration::from_secs(5);

/// The sender, its connection, and when to try again.
pub(super) struct Passing<'address> {
    address: &'address CentreAddress,
    path: PathBuf,
    sender: Sender,
    watch: FileWatch,
    alarm: Alarm,
    link: Option<Link>,
    reason: Option<CentreError>,
    again: Instant,
    retry: Retry,
    lag: Lag,
    /// When nights that are held back are looked at again.
    review: Instant,
}

impl<'address> Passing<'address> {
    pub(super) fn new(path: &Path, lane: &str, address: &'address CentreAddress) -> Self {
        let now = Instant::now();
        Self {
            address,
            path: path.to_path_buf(),
            sender: Sender::new(path, lane),
            watch: FileWatch::default(),
            alarm: Alarm::new(path),
            link: None,
            reason: None,
            again: now,
            retry: Retry::default(),
            lag: Lag::default(),
            review: now,
        }
    }

    /// One look: connects if it is time to, and sends if there is something new.
    pub(super) async fn step(&mut self) {
        let is_new = self.watch.has_changed(&self.path);
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
        self.lag.note(self.sender.behind(), Instant::now());
    }

    /// Until it is time for the next look: sooner if something is written.
    pub(super) async fn rest(&self) {
        let is_calm = self.link.is_some() && self.sender.behind() == 0 && self.alarm.is_set();
        let pause = match self.watch.doubt() {
            Some(doubt) if is_calm => doubt.clamp(GLANCE, CALM),
            None if is_calm => CALM,
            _ => GLANCE,
        };
        self.alarm.wait(pause).await;
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
        let before = self.sender.there();
        let sent = self.sender.send(link).await;
        if self.sender.there() > before {
            self.watch.settle();
        }
        match sent {
            Ok(()) => {
                self.reason = None;
                self.retry = Retry::default();
            }
            Err(SendError::Centre(error)) => self.lose(error),
            // The file is looked for again.
            Err(SendError::File(_)) => {
                self.watch = FileWatch::default();
                self.alarm = Alarm::new(&self.path);
            }
        }
    }

    fn has_held_back(&self) -> bool {
        self.sender.nights().iter().any(PassedNight::is_held_back)
    }

    /// Tries again after a while.
    fn lose(&mut self, error: CentreError) {
        self.link = None;
        self.again = Instant::now() + self.retry.pause(&error, random());
        self.reason = Some(error);
    }

    /// None if there is nothing to tell yet.
    pub(super) fn news(&self) -> Option<PassNews> {
        match self.sender.nights().first() {
            Some(night) if night.passage == Passage::Conflict => {
                Some(PassNews::Conflict(night.number))
            }
            Some(night) if night.passage == Passage::CentreHasMore => {
                Some(PassNews::CentreHasMore(night.number))
            }
            _ => self.progress(),
        }
    }

    fn progress(&self) -> Option<PassNews> {
        match self.sender.behind() {
            0 => {
                let there = PassNews::There(self.sender.there());
                self.link.is_some().then_some(there)
            }
            behind => {
                let is_told = self.lag.is_long(Instant::now());
                is_told.then(|| PassNews::Behind(behind, self.reason.clone()))
            }
        }
    }

    /// Sends what is left, but not for long.
    pub(super) async fn say_goodbye(&mut self) {
        let end = Instant::now() + FAREWELL;
        self.again = Instant::now();
        self.watch = FileWatch::default();
        let mut is_done = false;
        while !is_done && Instant::now() < end {
            let step = tokio::time::timeout_at(end, self.step()).await;
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
