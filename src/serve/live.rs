//! The updates sent to pages: each message has the whole state.

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

/// The polling interval of the file, and the time for pages to receive the last message.
const GLANCE: Duration = Duration::from_millis(200);
const GOODBYE: Duration = Duration::from_millis(300);

/// The night as sent to pages.
#[derive(Clone, Debug, Default)]
pub(super) struct Snapshot {
    /// The number of snapshots before it.
    pub(super) count: u64,
    /// The id of the night.
    pub(super) id: String,
    /// Its number in the file.
    pub(super) night: u32,
    /// Null before the first night.
    pub(super) json: Arc<str>,
    /// All scores, for a page without a script.
    pub(super) scores: String,
    pub(super) state: PageState,
}

#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub(super) enum PageState {
    #[default]
    Open,
    /// The centre can't be reached; what was read before is still shown.
    Away,
    /// The last one: the server is ending.
    Closing,
}

impl PageState {
    /// The name of its server-sent event.
    pub(super) const fn event(self) -> &'static str {
        match self {
            Self::Open => "board",
            Self::Away => "away",
            Self::Closing => "bye",
        }
    }
}

impl Snapshot {
    /// With several running nights, the latest one with the others.
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

/// Polls the file for ever, and reports when the number of open pages changes.
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

/// Reports when the number of open pages changes, for ever.
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

/// Gives pages the time to receive it.
pub(super) async fn wait_for_goodbye() {
    sleep(GOODBYE).await;
}
