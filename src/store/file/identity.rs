//! Checks whether a file is still the one that was opened.
//!
//! A file that was deleted or replaced still accepts writes, and they are lost when the program
//! ends. So the path is checked after each write.

use std::fs::{self, Metadata};
use std::io;
#[cfg(unix)]
use std::os::unix::fs::MetadataExt;
#[cfg(windows)]
use std::os::windows::fs::MetadataExt;
use std::path::Path;

/// Stays the same during the lifetime of a file.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub(crate) struct Identity {
    device: u64,
    inode: u64,
}

impl Identity {
    /// The identity of the file currently at this path.
    pub(crate) fn at(path: &Path) -> io::Result<Self> {
        fs::metadata(path).map(|metadata| Self::from_metadata(&metadata))
    }

    #[cfg(unix)]
    pub(crate) fn from_metadata(metadata: &Metadata) -> Self {
        Self {
            device: metadata.dev(),
            inode: metadata.ino(),
        }
    }

    /// The creation time. On this system a file that SQLite has open can't be deleted or replaced.
    #[cfg(windows)]
    pub(crate) fn from_metadata(metadata: &Metadata) -> Self {
        Self {
            device: 0,
            inode: metadata.creation_time(),
        }
    }
}
