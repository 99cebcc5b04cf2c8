//! All events of a night, and which of them count.
//!
//! Nothing is ever deleted: an undo is an event too. The events that count are one stack, the
//! undone ones another, so redoing goes forward in the original order. Any event other than an
//! undo or a redo clears the redo stack.

use super::{Event, NightError, WrittenEvent};

/// Events numbered from 1, in the order in which they happened.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Journal {
    events: Vec<WrittenEvent>,
    counting: Vec<u64>,
    undone: Vec<u64>,
}

/// An event in the journal, with its number.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct JournalEntry<'journal> {
    /// Its number, from 1.
    pub seq: u64,
    /// What happened.
    pub event: &'journal Event,
    /// The event with every field it was read with, even unknown ones.
    pub written: &'journal WrittenEvent,
    /// Whether it counts.
    pub validity: Validity,
}

/// Whether an event counts.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Validity {
    /// It is part of the current state.
    Counts,
    /// It was undone.
    Undone,
    /// It is an undo or a redo, which has no effect by itself.
    Bookkeeping,
}

impl Journal {
    /// The number of events, and so the number of the last one.
    pub const fn len(&self) -> u64 {
        self.events.len() as u64
    }

    /// Are there no events?
    pub const fn is_empty(&self) -> bool {
        self.events.is_empty()
    }

    /// Was a ball bowled, even if it was undone?
    pub fn has_ball(&self) -> bool {
        let mut events = self.events.iter();
        events.any(|written| matches!(written.event, Event::Bowled { .. }))
    }

    /// All events, whether they count or not.
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

    /// The events that count, skipping the first `skipped` of them.
    pub(super) fn counting_after(&self, skipped: usize) -> impl Iterator<Item = &Event> {
        let counting = self.counting.iter().skip(skipped);
        counting.filter_map(|seq| self.event(*seq))
    }

    /// How many events count.
    pub(super) const fn counting(&self) -> usize {
        self.counting.len()
    }

    /// The event with this number. None if there is no such event.
    pub fn event(&self, seq: u64) -> Option<&Event> {
        self.written(seq).map(WrittenEvent::event)
    }

    /// The event with this number, with every field it was read with. None if there is no such
    /// event.
    pub fn written(&self, seq: u64) -> Option<&WrittenEvent> {
        let index = usize::try_from(seq).ok()?.checked_sub(1)?;
        self.events.get(index)
    }

    /// The last event that counts, which an undo would undo. None if no event counts.
    pub fn last(&self) -> Option<u64> {
        self.counting.last().copied()
    }

    /// The last undone event, which a redo would redo. None if there is nothing to redo.
    pub fn last_undone(&self) -> Option<u64> {
        self.undone.last().copied()
    }

    /// Fails unless this event is the next one to undo.
    pub(super) fn check_undo(&self, seq: u64) -> Result<(), NightError> {
        match self.last().ok_or(NightError::NothingToUndo)? {
            expected if expected == seq => Ok(()),
            expected => Err(NightError::NotTheLast { seq, expected }),
        }
    }

    /// Returns the event. Fails unless it is the next one to redo.
    pub(super) fn check_redo(&self, seq: u64) -> Result<&Event, NightError> {
        match self.last_undone().ok_or(NightError::NothingToRedo)? {
            expected if expected == seq => self.event(seq).ok_or(NightError::NothingToRedo),
            expected => Err(NightError::NotTheLastUndone { seq, expected }),
        }
    }

    /// Appends an accepted event.
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
