//! A first look at a file, without SQLite: what is not ours is told before anything is made beside
//! it, and a file that was cut off before a page of it is missed.

use std::fs::{self, File};
use std::io::{ErrorKind, Read};
use std::path::{Path, PathBuf};

use crate::archive::StoreError;
use crate::store::file::schema;

const LENGTH: usize = 100;
const MAGIC: &[u8] = b"SQLite format 3\0";

/// What is at a path.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum AtPath {
    /// Nothing at all.
    Nothing,
    /// A file of nights, as far as its first bytes tell.
    Nights,
}

/// Looks at a path. Only a file of nights gets through, or nothing.
pub(crate) fn look(path: &Path) -> Result<AtPath, StoreError> {
    let metadata = match fs::metadata(path) {
        Ok(metadata) => metadata,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(AtPath::Nothing),
        Err(error) => return Err(StoreError::unreachable(path, error)),
    };
    match metadata.file_type() {
        kind if kind.is_dir() => Err(StoreError::Directory { path: path.into() }),
        kind if kind.is_file() => look_into(path),
        _ => Err(StoreError::Foreign { path: path.into() }),
    }
}

fn look_into(path: &Path) -> Result<AtPath, StoreError> {
    let log = beside(path, "-wal");
    let has_log = has_content(&log);
    let unreachable = |error| StoreError::unreachable(path, error);
    let mut file = File::open(path).map_err(unreachable)?;
    let mut bytes = Vec::with_capacity(LENGTH);
    let start = file.by_ref().take(LENGTH as u64).read_to_end(&mut bytes);
    start.map_err(unreachable)?;
    let length = file.metadata().map_err(unreachable)?.len();
    let header = FileHeader(&bytes);
    header.check_kind(path)?;
    let expected = header.expected_length();
    // What was written last may still be in the log; then the file itself may be shorter.
    if length < expected && !has_log && !has_content(&log) {
        let path = path.into();
        return Err(StoreError::CutOff {
            path,
            length,
            expected,
        });
    }
    Ok(AtPath::Nights)
}

/// A file that SQLite keeps beside its database.
pub(crate) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

fn has_content(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|metadata| metadata.len() > 0)
}

/// The first bytes of a database, where its numbers stand with the highest byte first.
struct FileHeader<'bytes>(&'bytes [u8]);

impl FileHeader<'_> {
    fn check_kind(&self, path: &Path) -> Result<(), StoreError> {
        let is_database = self.0.len() == LENGTH && self.0.starts_with(MAGIC);
        let (application, version) = (self.number(68), i64::from(self.number(60)));
        match application {
            schema::APPLICATION if is_database => schema::check_version(path, version),
            _ => Err(StoreError::Foreign { path: path.into() }),
        }
    }

    /// The pages times the size of each, as far as the count is up to date.
    fn expected_length(&self) -> u64 {
        let is_counted = self.number(24) == self.number(92);
        let pages = u64::from(self.number(28)) * u64::from(is_counted);
        // 65,536 does not fit and is written as 1.
        let size = match self.number(16) >> 16 {
            1 => 65_536,
            size => size,
        };
        pages * u64::from(size)
    }

    fn number(&self, offset: usize) -> u32 {
        let bytes = self.0.get(offset..).and_then(<[u8]>::first_chunk);
        bytes.map_or(0, |bytes| u32::from_be_bytes(*bytes))
    }
}
