//! The journals as stored in the file, for sending them to a centre.

use std::path::Path;
use std::time::{Duration, Instant};

use rusqlite::{OptionalExtension, Row};

use super::watcher::trace::Traces;
use crate::archive::StoreError;
use crate::night::Head;
use crate::store::Store;

/// A stored night and its head.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct StoredJournal {
    pub number: u32,
    pub id: String,
    pub zone: String,
    pub label: Option<String>,
    /// Milliseconds since 1970.
    pub started: i64,
    pub head: Head,
}

/// An event as stored.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct JournalRow {
    pub seq: i64,
    pub at: i64,
    pub body: String,
    pub check: i64,
}

impl StoredJournal {
    fn from_row(row: &Row<'_>) -> rusqlite::Result<Self> {
        let events: i64 = row.get(5)?;
        Ok(Self {
            number: row.get(0)?,
            id: row.get(1)?,
            zone: row.get(2)?,
            label: row.get(3)?,
            started: row.get(4)?,
            head: Head {
                events: events.try_into().unwrap_or_default(),
                check: row.get(6)?,
            },
        })
    }
}

impl JournalRow {
    fn from_row(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self {
            seq: row.get(0)?,
            at: row.get(1)?,
            body: row.get(2)?,
            check: row.get(3)?,
        })
    }
}

impl Store {
    /// All nights, the one with the latest event first.
    pub fn journals(&self) -> Result<Vec<StoredJournal>, StoreError> {
        self.ask(|connection| {
            let mut statement = connection.prepare(
                "SELECT number, id, zone, label, started, seq, \"check\" FROM nights
                    JOIN events ON night = number
                        AND seq = (SELECT max(seq) FROM events AS own WHERE own.night = number)
                    ORDER BY last_event DESC, number DESC",
            )?;
            let rows = statement.query_map([], StoredJournal::from_row)?;
            rows.collect()
        })
    }

    /// At most this many events of a night, starting after this number.
    pub fn journal_rows(
        &self,
        night: u32,
        after: u64,
        limit: usize,
    ) -> Result<Vec<JournalRow>, StoreError> {
        let after = i64::try_from(after).unwrap_or(i64::MAX);
        self.ask(|connection| {
            let mut statement = connection.prepare_cached(
                "SELECT seq, at, body, \"check\" FROM events
                    WHERE night = ? AND seq > ? ORDER BY seq LIMIT ?",
            )?;
            let limit = i64::try_from(limit).unwrap_or(i64::MAX);
            let rows = statement.query_map((night, after, limit), JournalRow::from_row)?;
            rows.collect()
        })
    }

    /// The checksum of one event. None if there is no such event.
    pub fn check_at(&self, night: u32, seq: u64) -> Result<Option<i64>, StoreError> {
        let seq = i64::try_from(seq).unwrap_or(i64::MAX);
        self.ask(|connection| {
            let query = "SELECT \"check\" FROM events WHERE night = ? AND seq = ?";
            let mut statement = connection.prepare_cached(query)?;
            let check = statement.query_row((night, seq), |row| row.get(0));
            check.optional()
        })
    }
}

/// Detects writes without opening the file.
#[derive(Debug, Default)]
pub struct FileWatch {
    traces: Option<Traces>,
    /// The time of the next read without a visible write, and the pause before it.
    again: Option<(Instant, Duration)>,
}

/// Written data can be read only once it is synced, and a second write may leave no trace. So after a
/// write the file is read again after this pause, then after four times as long, up to the longest.
const FIRST_DOUBT: Duration = Duration::from_millis(50);
const LONGEST_DOUBT: Duration = Duration::from_secs(5);
/// The first pause once new data was found.
const LATER_DOUBT: Duration = Duration::from_millis(800);

impl FileWatch {
    /// Was the file written since the last call? True if in doubt.
    pub fn has_changed(&mut self, path: &Path) -> bool {
        self.take(Traces::at(path), Instant::now())
    }

    fn take(&mut self, traces: Traces, now: Instant) -> bool {
        if self.traces.replace(traces) != Some(traces) {
            self.doubt_after(FIRST_DOUBT, now);
            return true;
        }
        let due = self.again.filter(|(due, _)| *due <= now);
        if let Some((_, pause)) = due {
            self.doubt_after(pause * 4, now);
        }
        due.is_some()
    }

    /// To be called if the last read found new data, most likely all that was written.
    pub fn settle(&mut self) {
        self.settle_at(Instant::now());
    }

    fn settle_at(&mut self, now: Instant) {
        if self.again.is_some_and(|(_, pause)| pause < LATER_DOUBT) {
            self.doubt_after(LATER_DOUBT, now);
        }
    }

    fn doubt_after(&mut self, pause: Duration, now: Instant) {
        self.again = (pause <= LONGEST_DOUBT).then(|| (now + pause, pause));
    }

    /// How long until the next read without a visible write. None if none is due.
    pub fn doubt(&self) -> Option<Duration> {
        let (due, _) = self.again?;
        Some(due.saturating_duration_since(Instant::now()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_read_again_less_and_less_often_after_a_write() {
        let file = tempfile::NamedTempFile::new().unwrap();
        let mut watch = FileWatch::default();
        let start = Instant::now();
        let written = |length| {
            file.as_file().set_len(length).unwrap();
            Traces::at(file.path())
        };
        let after = |at| start + Duration::from_millis(at);
        let reads = |watch: &mut FileWatch, traces| {
            let looks = (0..100_000).step_by(10);
            let looks = looks.filter(|at| watch.take(traces, after(*at)));
            looks.collect::<Vec<_>>()
        };
        let doubts = [0, 50, 250, 1050, 4250];
        let (first, second) = (written(1), written(2));
        assert_eq!(reads(&mut watch, first), doubts);
        assert_eq!(reads(&mut watch, second), doubts, "another write");
        watch.settle_at(start);
        assert_eq!(reads(&mut watch, second), [0; 0], "no write");
        assert_eq!(watch.doubt(), None);
        assert!(watch.take(first, start));
        watch.settle_at(start);
        assert_eq!(reads(&mut watch, first), [800, 4000], "it was found");
    }
}
