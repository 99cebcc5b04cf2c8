//! The source of a watched night.

use std::path::{Path, PathBuf};

use crate::archive::{NightReference, StoreError, WatchedNight};
#[cfg(feature = "centre")]
use crate::centre::Follower;
use crate::store::Watcher;

/// A file of nights, or a lane of a centre.
pub enum Source {
    /// The watcher, with the requested night.
    File(Box<Watcher>, NightReference),
    #[cfg(feature = "centre")]
    Centre(Box<Follower>),
}

#[cfg(feature = "centre")]
impl From<Follower> for Source {
    fn from(follower: Follower) -> Self {
        Self::Centre(Box::new(follower))
    }
}

impl Source {
    /// A night of a file, or the running nights.
    pub fn open(path: &Path, night: NightReference) -> Result<Self, StoreError> {
        let watcher = Watcher::new(path, night)?;
        Ok(Self::File(Box::new(watcher), night))
    }

    /// The file and the night, if they can be shown to phones.
    #[cfg_attr(
        not(feature = "centre"),
        expect(clippy::unnecessary_wraps, reason = "a lane of a centre has no file")
    )]
    pub(super) fn shown_to_phones(&self, path: PathBuf) -> Option<(PathBuf, Option<String>)> {
        match self {
            Self::File(_, NightReference::Last) => Some((path, None)),
            Self::File(_, night) => Some((path, Some(night.to_string()))),
            #[cfg(feature = "centre")]
            Self::Centre(_) => None,
        }
    }

    /// The nights to show, latest first. None if nothing changed.
    pub fn glance(&mut self) -> Option<Vec<WatchedNight>> {
        match self {
            Self::File(watcher, _) => watcher.glance(),
            #[cfg(feature = "centre")]
            Self::Centre(follower) => follower.glance(),
        }
    }

    /// Could a file be left behind if the thread is not joined?
    pub(super) const fn holds_a_file(&self) -> bool {
        matches!(self, Self::File(..))
    }
}
