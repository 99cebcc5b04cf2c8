//! For systems without file notifications: the file is polled.

use std::path::Path;
use std::time::Duration;

/// Never wakes anything.
pub(super) struct NoAlarm;

impl NoAlarm {
    pub(super) const fn new(_path: &Path) -> Self {
        Self
    }

    #[expect(clippy::unused_self, reason = "as where it can be set")]
    pub(super) const fn is_set(&self) -> bool {
        false
    }

    pub(super) async fn wait(&self, limit: Duration) {
        tokio::time::sleep(limit).await;
    }
}
