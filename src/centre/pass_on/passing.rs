//! The state of sending a file, one poll at a time.

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

/// The polling interval of the file, without and with notifications.
const GLANCE: Duration = Duration::from_millis(50);
const CALM: Duration = Duration::from_secs(1);
/// How long the rest is sent after the game is gone.
const FAREWELL: Duration = Duration::from_secs(5);

/// The sender, its connection, and when to retry.
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
    /// When blocked nights are retried.
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

    /// One poll: connects if it is time to, and sends new events.
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
            // If the file is gone, it is looked for again later.
            let _ = self.sender.look();
        }
        self.lag.note(self.sender.behind(), Instant::now());
    }

    /// Waits until the next poll, or until something is written.
    pub(super) async fn rest(&self) {
        let is_calm = self.link.is_some() && self.sender.behind() == 0 && self.alarm.is_set();
        let pause = match self.watch.doubt() {
            Some(doubt) if is_calm => doubt.clamp(GLANCE, CALM),
            None if is_calm => CALM,
            _ => GLANCE,
        };
        self.alarm.wait(pause).await;
    }

    /// Are there events left that can be sent now?
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
            // The file is looked for again later.
            Err(SendError::File(_)) => {
                self.watch = FileWatch::default();
                self.alarm = Alarm::new(&self.path);
            }
        }
    }

    fn has_held_back(&self) -> bool {
        self.sender.nights().iter().any(PassedNight::is_held_back)
    }

    /// Closes the connection and schedules a retry.
    fn lose(&mut self, error: CentreError) {
        self.link = None;
        self.again = Instant::now() + self.retry.pause(&error, random());
        self.reason = Some(error);
    }

    /// None if there is nothing to report yet.
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

    /// Sends the rest, but not for long.
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

/// Between 0 and 1.
fn random() -> f64 {
    let bytes = Uuid::new_v4().into_bytes();
    let [first, second, ..] = bytes;
    f64::from(u16::from_le_bytes([first, second])) / f64::from(u16::MAX)
}
