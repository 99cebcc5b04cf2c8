//! Wakes a companion when something is written in the directory of its file, so that an idle one polls
//! once a second instead of twenty times.

use std::path::Path;
use std::time::Duration;

use rustix::fs::inotify::{self, CreateFlags, WatchFlags};
use tokio::net::unix::pipe::Receiver;
use tokio::time::{sleep, timeout};

/// A transaction is several writes and a sync; its end is not signalled.
const TRANSACTION: Duration = Duration::from_millis(10);

pub(super) struct Alarm {
    /// None if the system has no more watches, or the directory is gone.
    notices: Option<Receiver>,
}

impl Alarm {
    pub(super) fn new(path: &Path) -> Self {
        let path = path.canonicalize().ok();
        let directory = path.as_deref().and_then(Path::parent);
        let notices = directory.and_then(notices);
        Self { notices }
    }

    pub(super) const fn is_set(&self) -> bool {
        self.notices.is_some()
    }

    /// Waits until something is written, or for this long.
    pub(super) async fn wait(&self, limit: Duration) {
        let Some(notices) = &self.notices else {
            return sleep(limit).await;
        };
        if timeout(limit, notices.readable()).await.is_ok() {
            sleep(TRANSACTION).await;
            // The notices are only a wake-up call, so the rest are discarded.
            let mut rest = std::iter::repeat_with(|| notices.try_read(&mut [0; 4096]));
            rest.find(Result::is_err);
        }
    }
}

fn notices(directory: &Path) -> Option<Receiver> {
    let notices = inotify::init(CreateFlags::NONBLOCK | CreateFlags::CLOEXEC).ok()?;
    let writes = WatchFlags::MODIFY | WatchFlags::CREATE | WatchFlags::MOVED_TO;
    inotify::add_watch(&notices, directory, writes).ok()?;
    // Read like a pipe: `AsyncFd` can't be created without `unsafe`.
    Receiver::from_owned_fd_unchecked(notices).ok()
}
