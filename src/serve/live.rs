//! What pages are sent: each message is the whole picture.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use tokio::sync::watch;
use tokio::time::sleep;

use super::ServeNews;
use crate::archive::WatchedNight;
use crate::report::LiveNight;
use crate::store::Watcher;

/// How often the file is looked at, and how long pages have to hear that it is over.
const GLANCE: Duration = Duration::from_millis(200);
const GOODBYE: Duration = Duration::from_millis(300);

/// The night as pages are sent it.
#[derive(Clone, Debug, Default)]
pub(super) struct Snapshot {
    /// How many there were before it.
    pub(super) count: u64,
    /// The identity of the night.
    pub(super) id: String,
    /// Its number in the file.
    pub(super) night: u32,
    /// Null before the first night.
    pub(super) json: Arc<str>,
    /// Everybody's score, for a page without a script.
    pub(super) scores: String,
    pub(super) state: PageState,
}

#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub(super) enum PageState {
    #[default]
    Open,
    /// A centre can't be reached; what was read is still shown.
    Away,
    /// The last one: the server ends.
    Closing,
}

impl PageState {
    /// The name of the event that tells it to a page.
    pub(super) const fn event(self) -> &'static str {
        match self {
            Self::Open => "board",
            Self::Away => "away",
            Self::Closing => "bye",
        }
    }
}

impl Snapshot {
    /// Of several nights that are bowled at once, the latest with the others.
    fn next(&self, nights: &[WatchedNight]) -> Self {
        let first = nights.first();
        let live = LiveNight::together(nights);
        let json = serde_json::to_string(&live).unwrap_or_else(|_impossible| "null".to_owned());
        Self {
            count: self.count + 1,
            id: first.map(|night| night.id.clone()).unwrap_or_default(),
            night: first.map_or(0, |night| night.number),
            json: json.into(),
            scores: live.as_ref().map(LiveNight::scores).unwrap_or_default(),
            state: PageState::Open,
        }
    }
}

pub(super) fn first(watcher: &mut Watcher) -> Snapshot {
    Snapshot::default().next(&watcher.glance().unwrap_or_default())
}

/// Looks at the file for ever, and tells how many look on when that changes.
pub(super) async fn look(
    watcher: &mut Watcher,
    pictures: &watch::Sender<Snapshot>,
    lookers: &AtomicUsize,
    tell: &mut impl FnMut(ServeNews) -> io::Result<()>,
) -> io::Result<()> {
    tokio::select! {
        () = glances(watcher, pictures) => Ok(()),
        ended = count(lookers, tell) => ended,
    }
}

async fn glances(watcher: &mut Watcher, pictures: &watch::Sender<Snapshot>) {
    loop {
        sleep(GLANCE).await;
        if let Some(nights) = watcher.glance() {
            pictures.send_modify(|picture| *picture = picture.next(&nights));
        }
    }
}

/// Tells how many look on when that changes, for ever.
pub(super) async fn count(
    lookers: &AtomicUsize,
    tell: &mut impl FnMut(ServeNews) -> io::Result<()>,
) -> io::Result<()> {
    let mut told = 0;
    loop {
        sleep(GLANCE).await;
        let now = lookers.load(Ordering::Relaxed);
        if now != told {
            told = now;
            tell(ServeNews::Lookers(now))?;
        }
    }
}

/// Tells open pages that the server ends.
pub(super) async fn say_goodbye(pictures: &watch::Sender<Snapshot>) {
    pictures.send_modify(|picture| picture.state = PageState::Closing);
    wait_for_goodbye().await;
}

/// Until pages have heard it.
pub(super) async fn wait_for_goodbye() {
    sleep(GOODBYE).await;
}
