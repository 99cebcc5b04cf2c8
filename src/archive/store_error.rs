//! All errors of the database file. A variant carries the path and the cause, so that each
//! language can build its own message; the one here is English.

use std::io;
use std::path::{Path, PathBuf};

use thiserror::Error;

use super::{Cause, NightReference, Obstacle, SystemFault, Trouble};

/// Why the store can't save or find something.
#[derive(Debug, Error)]
#[expect(missing_docs, reason = "the sentences say what the fields are")]
pub enum StoreError {
    /// No path was given, and there is no home directory to derive one from.
    #[error(
        "no home directory to save in: set TENPIN_DATA, use --data FILE, or --no-save to save nothing"
    )]
    NoHome,
    /// The path is a directory.
    #[error("{path} is a directory: use --data FILE, or --no-save to save nothing")]
    Directory { path: PathBuf },
    /// The file is not a tenpin database.
    #[error(
        "{path} is not a tenpin data file and was left alone: use --data FILE, or --no-save to save nothing"
    )]
    Foreign { path: PathBuf },
    /// The tables of the file are not exactly those of tenpin.
    #[error(
        "{path} was changed by another program: it has tables, triggers or columns that are not tenpin's, so it was left alone. Restore a backup, or use --data FILE, or --no-save to save nothing"
    )]
    Altered { path: PathBuf },
    /// The file was written by a newer version of the program.
    #[error(
        "{path} has schema {version}, but this tenpin only knows {known}: update tenpin, or use --data FILE, or --no-save to save nothing"
    )]
    Newer {
        path: PathBuf,
        version: i64,
        known: i64,
    },
    /// The file is truncated.
    #[error(
        "{path} is cut off: {length} of {expected} bytes. Restore a backup, or use --data FILE, or --no-save to save nothing"
    )]
    CutOff {
        path: PathBuf,
        length: u64,
        expected: u64,
    },
    /// The file is damaged, as far as SQLite can tell.
    #[error(
        "{path} is damaged ({source}): `tenpin data check` says where. Restore a backup, or use --data FILE, or --no-save to save nothing"
    )]
    Damaged { path: PathBuf, source: Cause },
    /// The file or its directory is not writable.
    #[error("{path} can't be written ({source}): use --data FILE, or --no-save to save nothing")]
    Unwritable { path: PathBuf, source: Cause },
    /// The system refuses to read or create the file.
    #[error(
        "{path} can't be opened ({}): use --data FILE, or --no-save to save nothing",
        SystemFault::from(.source)
    )]
    Unreachable { path: PathBuf, source: io::Error },
    /// The disk is full.
    #[error("the disk is full, so {path} can't be saved: free some space")]
    Full { path: PathBuf, source: Cause },
    /// Another program has held the write lock for too long.
    #[error("another program is writing {path}: try again when it is done")]
    Locked { path: PathBuf, source: Cause },
    /// The file was deleted, moved or replaced while a night was being saved in it.
    #[error("{path} was deleted or replaced: the next save writes the whole night again")]
    Lost { path: PathBuf },
    /// Another program has this night open.
    #[error(
        "night {number} in {path} is open in another program: `tenpin watch {number}` shows it here, or start a new one with --new"
    )]
    NightIsOpen { path: PathBuf, number: u32 },
    /// A running night can't be deleted.
    #[error("night {number} in {path} is in progress: delete it when it's over")]
    NightIsBowled { path: PathBuf, number: u32 },
    /// There is no night with this number or date.
    #[error("{}", no_such_night(path, *night))]
    NoSuchNight {
        path: PathBuf,
        night: NightReference,
    },
    /// The night is damaged, so it is read-only.
    #[error("night {number} in {path} can't be continued: {trouble}. It can still be shown")]
    NightIsReadOnly {
        path: PathBuf,
        number: u32,
        #[source]
        trouble: Trouble,
    },
    /// An imported night has the same id as a stored one, but different events.
    #[error(
        "night {number} in {path} is the same night but differs from event {seq} on: nothing was changed"
    )]
    Differs {
        path: PathBuf,
        number: u32,
        seq: u64,
    },
    /// An event without a body or a time: it is not written, rather than written with a default.
    #[error(
        "event {seq} has no content or no time, so nothing was written to {path}: please report this fault"
    )]
    Unrecordable { path: PathBuf, seq: u64 },
    /// The target of a backup exists; a backup never overwrites.
    #[error("{path} already exists: use a new file name")]
    Exists { path: PathBuf },
    /// The backup can't be written to this path.
    #[error(
        "{path} can't be written: a backup needs a directory that exists and that you may write to"
    )]
    NoPlace { path: PathBuf },
    /// Any other SQLite error.
    #[error("{path}: {source}")]
    Failed { path: PathBuf, source: Cause },
}

impl StoreError {
    pub(crate) fn unreachable(path: &Path, source: io::Error) -> Self {
        let path = path.to_path_buf();
        Self::Unreachable { path, source }
    }

    /// The short reason for the screen.
    pub const fn obstacle(&self) -> Obstacle {
        match self {
            Self::Full { .. } => Obstacle::Full,
            Self::Locked { .. } => Obstacle::Locked,
            Self::Lost { .. } => Obstacle::Lost,
            Self::NightIsOpen { .. } | Self::NightIsBowled { .. } => Obstacle::OpenElsewhere,
            Self::Foreign { .. }
            | Self::Altered { .. }
            | Self::Newer { .. }
            | Self::CutOff { .. }
            | Self::Damaged { .. }
            | Self::NightIsReadOnly { .. } => Obstacle::Damaged,
            Self::NoHome
            | Self::Directory { .. }
            | Self::Unwritable { .. }
            | Self::Unreachable { .. }
            | Self::NoSuchNight { .. }
            | Self::Exists { .. }
            | Self::NoPlace { .. }
            | Self::Unrecordable { .. }
            | Self::Differs { .. }
            | Self::Failed { .. } => Obstacle::Unwritable,
        }
    }
}

fn no_such_night(path: &Path, night: NightReference) -> String {
    let path = path.display();
    match night {
        NightReference::Last => format!("no nights in {path} yet"),
        night => format!("no night {night} in {path}: `tenpin nights` lists them all"),
    }
}
