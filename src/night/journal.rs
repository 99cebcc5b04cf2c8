//! All events of a night, and which of them count.
//!
//! Nothing is ever deleted: taking an event back is an event too. What counts is a stack, and what
//! was taken back is another one, so redoing goes forward in the order in which things happened.
//! The first event that is neither undone nor redone forgets what could be redone.

use super::{Event, NightError, WrittenEvent};

/// Events numbered from 1, in the order in which they happened.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Journal {
    events: Vec<WrittenEvent>,
    counting: Vec<u64>,
    undone: Vec<u64>,
}

/// An event in the journal.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct JournalEntry<'journal> {
    /// Its number, from 1.
    pub seq: u64,
    /// What happened.
    pub event: &'journal Event,
    /// The same with every field it was read with.
    pub written: &'journal WrittenEvent,
    /// Whether it counts.
    pub validity: Validity,
}

/// Whether an event counts.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Validity {
    /// It does.
    Counts,
    /// It was undone.
    Undone,
    /// It only says that another one does or does not.
    Bookkeeping,
}

impl Journal {
    /// How many events there are; also the number of the last one.
    pub const fn len(&self) -> u64 {
        self.events.len() as u64
    }

    /// Has nothing happened yet?
    pub const fn is_empty(&self) -> bool {
        self.events.is_empty()
    }

    /// Everything that happened, whether it counts or not.
    pub fn entries(&self) -> impl Iterator<Item = JournalEntry<'_>> {
        (1..).zip(&self.events).map(|(seq, written)| JournalEntry {
            seq,
            event: &written.event,
            written,
            validity: self.validity(seq, &written.event),
        })
    }

    fn validity(&self, seq: u64, event: &Event) -> Validity {
        match event {
            Event::Undone { .. } | Event::Redone { .. } => Validity::Bookkeeping,
            _ if self.counting.binary_search(&seq).is_ok() => Validity::Counts,
            _ => Validity::Undone,
        }
    }

    /// The events that count, without the first `skipped` of them.
    pub(super) fn counting_after(&self, skipped: usize) -> impl Iterator<Item = &Event> {
        let counting = self.counting.iter().skip(skipped);
        counting.filter_map(|seq| self.event(*seq))
    }

    /// How many events count.
    pub(super) const fn counting(&self) -> usize {
        self.counting.len()
    }

    /// The event of that number.
    pub fn event(&self, seq: u64) -> Option<&Event> {
        self.written(seq).map(WrittenEvent::event)
    }

    /// The event of that number, with every field it was read with.
    pub fn written(&self, seq: u64) -> Option<&WrittenEvent> {
        let index = usize::try_from(seq).ok()?.checked_sub(1)?;
        self.events.get(index)
    }

    /// The last event that counts: what an undo takes back.
    pub fn last(&self) -> Option<u64> {
        self.counting.last().copied()
    }

    /// The event taken back last: what a redo brings again.
    pub fn last_undone(&self) -> Option<u64> {
        self.undone.last().copied()
    }

    /// May this one be undone?
    pub(super) fn check_undo(&self, seq: u64) -> Result<(), NightError> {
        match self.last().ok_or(NightError::NothingToUndo)? {
            expected if expected == seq => Ok(()),
            expected => Err(NightError::NotTheLast { seq, expected }),
        }
    }

    /// May this one be redone? Then it is handed out.
    pub(super) fn check_redo(&self, seq: u64) -> Result<&Event, NightError> {
        match self.last_undone().ok_or(NightError::NothingToRedo)? {
            expected if expected == seq => self.event(seq).ok_or(NightError::NothingToRedo),
            expected => Err(NightError::NotTheLastUndone { seq, expected }),
        }
    }

    /// Writes down what was accepted.
    pub(super) fn write(&mut self, written: WrittenEvent) {
        let seq = self.len() + 1;
        match written.event {
            Event::Undone { .. } => self.undone.extend(self.counting.pop()),
            Event::Redone { .. } => self.counting.extend(self.undone.pop()),
            _ => {
                self.undone.clear();
                self.counting.push(seq);
            }
        }
        self.events.push(written);
    }
}
