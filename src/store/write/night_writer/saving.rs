//! One transaction: the unsaved events, and the lines they changed.

use super::{NightWriter, Saved};
use crate::archive::StoreError;
use crate::night::Chain;
use crate::night::Night;
use crate::store::file::database::Database;
use crate::store::file::sqlite_error::is_taken;
use crate::store::write::line_row::LineRow;
use crate::store::write::record::{self, EventRecord};

impl NightWriter {
    pub(super) fn try_to_save(&mut self, night: &Night) -> Result<(), StoreError> {
        let database = self.attach(night)?;
        let events = self.new_events(night)?;
        let written = self.write(&database, &events);
        let number = written.map_err(|error| self.refusal(&database, error))?;
        database.check_place().inspect_err(|_| self.detach())?;
        self.saved = Saved {
            number: Some(number),
            events: self.times.len() as u64,
            chain: events.last().map_or(self.saved.chain, |event| event.chain),
        };
        self.finished.settle();
        Ok(())
    }

    /// The unsaved events. An event without a body or a time is never written.
    fn new_events(&self, night: &Night) -> Result<Vec<EventRecord>, StoreError> {
        let mut chain = self.saved.chain;
        let new = self.saved.events + 1..=self.times.len() as u64;
        new.map(|seq| {
            let event = self.event_after(chain, seq, night);
            let event = event.ok_or_else(|| self.unrecordable(seq))?;
            chain = event.chain;
            Ok(event)
        })
        .collect()
    }

    /// An event as stored, chained to the previous checksum. None if the night has no such event, or if
    /// its time was never noted.
    pub(super) fn event_after(&self, chain: Chain, seq: u64, night: &Night) -> Option<EventRecord> {
        let body = night.journal().written(seq)?.to_json().ok()?;
        let at = *self.times.get(usize::try_from(seq).ok()?.checked_sub(1)?)?;
        let seq = i64::try_from(seq).ok()?;
        let chain = chain.and(seq, at, body.as_bytes());
        Some(EventRecord {
            seq,
            at,
            body,
            chain,
        })
    }

    pub(crate) fn unrecordable(&self, seq: u64) -> StoreError {
        let path = self.path.clone();
        StoreError::Unrecordable { path, seq }
    }

    /// Returns the number of the night.
    fn write(&self, database: &Database, events: &[EventRecord]) -> rusqlite::Result<u32> {
        let transaction = database.transaction(self.patience)?;
        let number = match self.saved.number {
            Some(number) => number,
            None => record::add_night(&transaction, &self.header, events)?,
        };
        record::add_events(&transaction, number, events)?;
        for (key, line) in self.finished.changes() {
            match line {
                Some(line) => LineRow::new(line).write(&transaction, number, key)?,
                None => LineRow::delete(&transaction, number, key)?,
            }
        }
        transaction.commit()?;
        Ok(number)
    }

    fn refusal(&mut self, database: &Database, error: rusqlite::Error) -> StoreError {
        if is_taken(&error) {
            return self.is_open_elsewhere();
        }
        if database.is_in_place() {
            return database.fault(error);
        }
        self.detach();
        let path = self.path.clone();
        StoreError::Lost { path }
    }
}
