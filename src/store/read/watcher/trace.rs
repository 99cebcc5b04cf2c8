//! Metadata of a file, read without opening it.

use std::fs;
use std::path::Path;
use std::time::{Duration, SystemTime};

use crate::store::file::header::beside;
use crate::store::file::identity::Identity;

/// File times are coarse: a file written a moment ago may be written again without a visible change.
const SETTLED_AFTER: Duration = Duration::from_secs(1);

/// The database and its log, if they exist.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) struct Traces {
    file: Option<Trace>,
    log: Option<Trace>,
}

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
struct Trace {
    identity: Identity,
    written: SystemTime,
    length: u64,
}

impl Traces {
    pub(crate) fn at(path: &Path) -> Self {
        Self {
            file: Trace::at(path),
            log: Trace::at(&beside(path, "-wal")),
        }
    }

    /// Are they old enough that another write would change them?
    pub(crate) fn are_settled(&self) -> bool {
        let mut traces = [self.file, self.log].into_iter().flatten();
        traces.all(|trace| trace.is_settled())
    }

    pub(crate) fn are_of_the_same_file(&self, others: &Self) -> bool {
        let identity = |traces: &Self| traces.file.map(|file| file.identity);
        identity(self) == identity(others)
    }
}

impl Trace {
    fn at(path: &Path) -> Option<Self> {
        let metadata = fs::metadata(path).ok()?;
        Some(Self {
            identity: Identity::from_metadata(&metadata),
            written: metadata.modified().ok()?,
            length: metadata.len(),
        })
    }

    fn is_settled(&self) -> bool {
        let age = self.written.elapsed();
        age.is_ok_and(|age| age > SETTLED_AFTER)
    }
}
