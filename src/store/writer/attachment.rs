//! Finding the file again after it was deleted or replaced, and holding the lock of the night.

use std::rc::Rc;

use rusqlite::{Connection, OptionalExtension};

use super::{Saved, Writer};
use crate::archive::StoreError;
use crate::night::{Event, Night};
use crate::store::chain::Chain;
use crate::store::database::Database;
use crate::store::night_lock::NightLock;
use crate::store::record;

impl Writer {
    /// The file to write to, with the lock of the night; the file is made again if it is lost.
    pub(super) fn attach(&mut self, night: &Night) -> Result<Rc<Database>, StoreError> {
        if let Some(database) = self.database.clone() {
            self.take_lock()?;
            return Ok(database);
        }
        let database = Rc::new(Database::to_write(&self.path)?);
        self.take_lock()?;
        self.adopt(&database, night)?;
        self.database = Some(Rc::clone(&database));
        Ok(database)
    }

    pub(super) fn take_lock(&mut self) -> Result<(), StoreError> {
        if self.lock.is_some() {
            return Ok(());
        }
        let lock = NightLock::take(&self.path, &self.header.id);
        self.lock = lock.map_err(|error| StoreError::unreachable(&self.path, error))?;
        self.lock
            .as_ref()
            .map(|_| ())
            .ok_or_else(|| self.is_open_elsewhere())
    }

    pub(super) fn is_open_elsewhere(&self) -> StoreError {
        StoreError::NightIsOpen {
            path: self.path.clone(),
            number: self.saved.number.unwrap_or_default(),
        }
    }

    /// The file is not the one that it was.
    pub(super) fn detach(&mut self) {
        if let Some(database) = self.database.take() {
            database.leave();
        }
        self.lock = None;
    }

    /// Whatever of the night is in the file that is there now, which may be none of it, all of it,
    /// or an earlier part.
    fn adopt(&mut self, database: &Database, night: &Night) -> Result<(), StoreError> {
        let found = found(&database.connection, &self.header.id);
        let found = found.map_err(|error| database.fault(error))?;
        let (number, events, check) = found.unwrap_or_default();
        let chain = self.chain_after(events, night);
        if number.is_some() && chain.map(Chain::check) != Some(check) {
            return Err(self.is_open_elsewhere());
        }
        let keys = number.map_or(Ok(Vec::new()), |number| {
            record::keys(&database.connection, number)
        });
        self.finished
            .unsettle(keys.map_err(|error| database.fault(error))?);
        self.saved = Saved {
            number,
            events,
            chain: chain.unwrap_or(self.saved.chain),
        };
        Ok(())
    }

    /// The check of the night after so many events; nothing when there are not so many.
    fn chain_after(&self, events: u64, night: &Night) -> Option<Chain> {
        let start = Chain::new(&self.header.id, &self.header.zone);
        (1..=events).try_fold(start, |chain, seq| {
            let body = night.journal().event(seq).map(Event::to_json)?;
            let (seq, at) = self.stamp(seq);
            Some(chain.and(seq, at, body.as_bytes()))
        })
    }
}

/// The number of a night, how many events it has, and the check of the last one.
fn found(connection: &Connection, id: &str) -> rusqlite::Result<Option<(Option<u32>, u64, i64)>> {
    let mut statement = connection.prepare_cached(
        "SELECT number, seq, \"check\" FROM nights JOIN events ON night = number
            WHERE id = ? ORDER BY seq DESC LIMIT 1",
    )?;
    let found = statement.query_row([id], |row| {
        let events = u64::try_from(row.get::<_, i64>(1)?).unwrap_or_default();
        Ok((row.get(0)?, events, row.get(2)?))
    });
    found.optional()
}
