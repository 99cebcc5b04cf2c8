//! Checks a file before SQLite opens it: rejects foreign files, and truncated ones before a
//! missing page is noticed.

use std::fs::{self, File};
use std::io::{Read, Seek};
use std::path::{Path, PathBuf};

use crate::archive::StoreError;
use crate::store::file::schema;

const LENGTH: usize = 100;
const MAGIC: &[u8] = b"SQLite format 3\0";

/// Checks the file that is open for this path. No other thread may read from it meanwhile.
pub(crate) fn check(mut file: &File, path: &Path) -> Result<(), StoreError> {
    let log = beside(path, "-wal");
    let has_log = has_content(&log);
    let unreachable = |error| StoreError::unreachable(path, error);
    let mut bytes = Vec::with_capacity(LENGTH);
    file.rewind().map_err(unreachable)?;
    let start = file.take(LENGTH as u64).read_to_end(&mut bytes);
    start.map_err(unreachable)?;
    let length = file.metadata().map_err(unreachable)?.len();
    let header = FileHeader(&bytes);
    header.check_kind(path)?;
    let expected = header.expected_length();
    // The last pages may still be in the log, so the file may be shorter.
    if length < expected && !has_log && !has_content(&log) {
        let path = path.into();
        return Err(StoreError::CutOff {
            path,
            length,
            expected,
        });
    }
    Ok(())
}

/// The database path with this suffix.
pub(crate) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

fn has_content(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|metadata| metadata.len() > 0)
}

/// The first bytes of a SQLite file. Its numbers are big-endian.
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

    /// Page count times page size. 0 if the page count is out of date.
    fn expected_length(&self) -> u64 {
        let is_counted = self.number(24) == self.number(92);
        let pages = u64::from(self.number(28)) * u64::from(is_counted);
        // A page size of 65,536 doesn't fit and is stored as 1.
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

#[cfg(test)]
mod tests {
    use super::*;

    /// A header with this stored page size, 3 pages, change counter 7, and a page count made at `counted_at`.
    fn header(size: u16, counted_at: u32) -> [u8; LENGTH] {
        let mut bytes = [0xff; LENGTH];
        bytes[16..18].copy_from_slice(&size.to_be_bytes());
        bytes[24..28].copy_from_slice(&7_u32.to_be_bytes());
        bytes[28..32].copy_from_slice(&3_u32.to_be_bytes());
        bytes[92..96].copy_from_slice(&counted_at.to_be_bytes());
        bytes
    }

    #[test]
    fn the_length_is_the_page_count_times_the_page_size() {
        for (stored, size) in [(512, 512), (4_096, 4_096), (32_768, 32_768), (1, 65_536)] {
            let length = FileHeader(&header(stored, 7)).expected_length();
            assert_eq!(length, 3 * size, "{stored}");
        }
    }

    #[test]
    fn a_count_that_is_out_of_date_says_nothing() {
        for counted_at in [0, 6, 8] {
            let length = FileHeader(&header(4_096, counted_at)).expected_length();
            assert_eq!(length, 0, "{counted_at}");
        }
    }

    #[test]
    fn what_is_not_there_counts_as_nothing() {
        assert_eq!(FileHeader(&header(4_096, 7)[..90]).expected_length(), 0);
        assert_eq!(FileHeader(&[]).expected_length(), 0);
    }
}
