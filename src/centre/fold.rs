//! A night as far as it was read, from the file or the centre: its chain, state and lines.

use super::lane_line::{LaneLines, lines};
use crate::night::{Chain, Head, Night, WrittenEvent};
use crate::store::{FinishedLines, JournalRow};

/// A night up to an event.
pub(super) struct NightFold {
    chain: Chain,
    events: u64,
    /// The state, as far as this program can read it.
    pub(super) night: Night,
    finished: FinishedLines,
    legibility: Legibility,
    /// The time of the last event.
    last: Option<i64>,
}

/// Whether all events so far can be read.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Legibility {
    Readable,
    /// One is of a later version, or impossible; the events after it are sent all the same.
    Closed,
}

/// The event was changed, or is missing.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) struct BrokenRow;

impl NightFold {
    pub(super) fn new(id: &str, zone: &str) -> Self {
        Self {
            chain: Chain::new(id, zone),
            events: 0,
            night: Night::default(),
            finished: FinishedLines::default(),
            legibility: Legibility::Readable,
            last: None,
        }
    }

    pub(super) fn head(&self) -> Head {
        Head {
            events: self.events,
            check: self.chain.check(),
        }
    }

    pub(super) const fn legibility(&self) -> Legibility {
        self.legibility
    }

    /// The time of the last event. None before the first.
    pub(super) const fn last(&self) -> Option<i64> {
        self.last
    }

    /// Takes an event, if it is the next one and its checksum matches.
    pub(super) fn take(&mut self, row: &JournalRow) -> Result<(), BrokenRow> {
        let seq = self.events + 1;
        let chain = self.chain.and(row.seq, row.at, row.body.as_bytes());
        if u64::try_from(row.seq) != Ok(seq) || chain.check() != row.check {
            return Err(BrokenRow);
        }
        (self.events, self.chain, self.last) = (seq, chain, Some(row.at));
        if self.legibility == Legibility::Readable {
            self.legibility = self.read(row);
        }
        Ok(())
    }

    fn read(&mut self, row: &JournalRow) -> Legibility {
        let event = WrittenEvent::from_json(&row.body).ok();
        let recorded = event.and_then(|event| self.night.record(event).ok());
        match recorded {
            Some(()) => {
                self.finished.take(self.events, &self.night, row.at);
                Legibility::Readable
            }
            None => Legibility::Closed,
        }
    }

    pub(super) fn lines(&self) -> LaneLines {
        lines(&self.night, &self.finished)
    }
}
