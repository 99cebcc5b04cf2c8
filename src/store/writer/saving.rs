//! One transaction: the events that are not in the file, and the lines that they changed.

use rusqlite::Connection;

use super::{Saved, Writer};
use crate::archive::StoreError;
use crate::night::{Event, Night};
use crate::store::database::{Database, IMPATIENCE, PATIENCE};
use crate::store::record::{self, EventRecord};
use crate::store::sqlite_error::is_taken;

impl Writer {
    pub(super) fn try_to_save(&mut self, night: &Night) -> Result<(), StoreError> {
        let database = self.attach(night)?;
        let written = match self.failures {
            0 => self.write(&database, night),
            _ => self.write_in_a_hurry(&database, night),
        };
        let saved = written.map_err(|error| self.refusal(&database, error))?;
        database.check_place().inspect_err(|_| self.detach())?;
        self.saved = saved;
        self.finished.settle();
        Ok(())
    }

    /// Waiting was in vain before, so that this time nobody is kept waiting by it.
    fn write_in_a_hurry(&self, database: &Database, night: &Night) -> rusqlite::Result<Saved> {
        database.connection.busy_timeout(IMPATIENCE)?;
        let written = self.write(database, night);
        database.connection.busy_timeout(PATIENCE)?;
        written
    }

    fn write(&self, database: &Database, night: &Night) -> rusqlite::Result<Saved> {
        let transaction = database.transaction()?;
        let number = match self.saved.number {
            Some(number) => number,
            None => self.add_night(&transaction)?,
        };
        let saved = self.write_events(&transaction, number, night)?;
        for (key, line) in self.finished.changes() {
            record::put_line(&transaction, number, key, line)?;
        }
        transaction.commit()?;
        Ok(saved)
    }

    fn add_night(&self, connection: &Connection) -> rusqlite::Result<u32> {
        let started = self.times.first().copied().unwrap_or_default();
        record::add_night(connection, &self.header, started)
    }

    fn write_events(
        &self,
        connection: &Connection,
        number: u32,
        night: &Night,
    ) -> rusqlite::Result<Saved> {
        let mut chain = self.saved.chain;
        let journal = night.journal();
        for seq in self.saved.events + 1..=self.times.len() as u64 {
            let body = journal.event(seq).map(Event::to_json).unwrap_or_default();
            let (seq, at) = self.stamp(seq);
            chain = chain.and(seq, at, body.as_bytes());
            let record = EventRecord {
                seq,
                at,
                body: &body,
                check: chain.check(),
            };
            record::add_event(connection, number, &record)?;
        }
        let last = self.times.last().copied().unwrap_or_default();
        record::move_last_event(connection, number, last)?;
        Ok(Saved {
            number: Some(number),
            events: self.times.len() as u64,
            chain,
        })
    }

    /// The number of an event as it is written, and its instant.
    pub(super) fn stamp(&self, seq: u64) -> (i64, i64) {
        let index = usize::try_from(seq - 1).unwrap_or(usize::MAX);
        let at = self.times.get(index).copied().unwrap_or_default();
        (i64::try_from(seq).unwrap_or(i64::MAX), at)
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
