//! All events of a night, and which of them count.
//!
//! Nothing is ever deleted: taking an event back is an event too. What counts is a stack, and what
//! was taken back is another one, so redoing goes forward in the order in which things happened.
//! The first event that is neither undone nor redone forgets what could be redone.

use std::collections::BTreeMap;

use super::written_event::{self, EventJson};
use super::{Event, NightError, WrittenEvent};

/// Events numbered from 1, in the order in which they happened.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Journal {
    events: Vec<Event>,
    /// The JSON of those events that say more than this program understands.
    jsons: BTreeMap<u64, EventJson>,
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
    /// Whether it counts.
    pub validity: Validity,
    json: Option<&'journal EventJson>,
}

impl JournalEntry<'_> {
    /// The event as one JSON object, with every field it was read with.
    pub fn to_json(&self) -> serde_json::Result<String> {
        written_event::to_json(self.event, self.json)
    }

    /// The event with every field it was read with.
    pub fn to_written(&self) -> WrittenEvent {
        WrittenEvent {
            event: self.event.clone(),
            json: self.json.cloned(),
        }
    }
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
        let numbered = (1..).zip(&self.events);
        numbered.map(|(seq, event)| self.entry_of(seq, event))
    }

    /// The entry of that number.
    pub fn entry(&self, seq: u64) -> Option<JournalEntry<'_>> {
        Some(self.entry_of(seq, self.event(seq)?))
    }

    fn entry_of<'journal>(
        &'journal self,
        seq: u64,
        event: &'journal Event,
    ) -> JournalEntry<'journal> {
        JournalEntry {
            seq,
            event,
            validity: self.validity(seq, event),
            json: self.jsons.get(&seq),
        }
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
    pub(super) fn write(&mut self, WrittenEvent { event, json }: WrittenEvent) {
        let seq = self.len() + 1;
        self.jsons.extend(json.map(|json| (seq, json)));
        match event {
            Event::Undone { .. } => self.undone.extend(self.counting.pop()),
            Event::Redone { .. } => self.counting.extend(self.undone.pop()),
            _ => {
                self.undone.clear();
                self.counting.push(seq);
            }
        }
        self.events.push(event);
    }
}
