//! Reopens the file after it was deleted or replaced, and holds the lock of the night.

use std::io::{self, ErrorKind};
use std::rc::Rc;

use rusqlite::{Connection, OptionalExtension};

use super::{NightWriter, Saved};
use crate::archive::StoreError;
use crate::night::Chain;
use crate::night::{GameNumber, Night, PlayerNumber};
use crate::store::file::database::Database;
use crate::store::file::night_lock::NightLock;
use crate::store::write::line_row::LineRow;

impl NightWriter {
    /// The database to write to, with the lock of the night; recreated if the file is lost.
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
        if self.lock.is_none() {
            let lock = NightLock::take(&self.path, &self.header.id);
            let lock = lock.map_err(|error| StoreError::unreachable(&self.path, error))?;
            self.lock = Some(lock.ok_or_else(|| self.is_open_elsewhere())?);
        }
        Ok(())
    }

    /// Another program has this night open, or is just adding it.
    pub(super) fn is_open_elsewhere(&self) -> StoreError {
        let path = self.path.clone();
        match self.saved.number {
            Some(number) => StoreError::NightIsOpen { path, number },
            None => StoreError::Locked {
                path,
                source: io::Error::from(ErrorKind::WouldBlock).into(),
            },
        }
    }

    /// Drops a file that was deleted or replaced.
    pub(super) fn detach(&mut self) {
        if let Some(database) = self.database.take() {
            database.leave();
        }
        self.lock = None;
    }

    /// Sets `saved` to what the current file has of the night: nothing, a prefix, or all of it.
    fn adopt(&mut self, database: &Database, night: &Night) -> Result<(), StoreError> {
        let nothing = Saved::nothing(&self.header);
        let found = found(&database.connection, &self.header.id);
        let Some(found) = found.map_err(|error| database.fault(error))? else {
            self.finished.unsettle([]);
            self.saved = nothing;
            return Ok(());
        };
        let (path, number, events) = (self.path.clone(), found.number, found.events);
        let chain = self.chain_after(nothing.chain, events, night);
        let chain = chain.filter(|chain| chain.check() == found.check);
        let chain = chain.ok_or(StoreError::NightIsOpen { path, number })?;
        let lines = LineRow::all(&database.connection, number);
        let keys = lines.map_err(|error| database.fault(error))?.into_keys();
        self.finished.unsettle(keys.filter_map(|(game, player)| {
            Some((GameNumber::new(game)?, PlayerNumber::new(player)?))
        }));
        let number = Some(number);
        self.saved = Saved {
            number,
            events,
            chain,
        };
        Ok(())
    }

    /// The checksum of the night after this many events. None if there are fewer.
    fn chain_after(&self, start: Chain, events: u64, night: &Night) -> Option<Chain> {
        (1..=events).try_fold(start, |chain, seq| {
            Some(self.event_after(chain, seq, night)?.chain)
        })
    }
}

/// A night found in the file: its number, its event count, and the checksum of the last event.
struct FoundNight {
    number: u32,
    events: u64,
    check: i64,
}

fn found(connection: &Connection, id: &str) -> rusqlite::Result<Option<FoundNight>> {
    let mut statement = connection.prepare_cached(
        "SELECT number, seq, \"check\" FROM nights JOIN events ON night = number
            WHERE id = ? ORDER BY seq DESC LIMIT 1",
    )?;
    let found = statement.query_row([id], |row| {
        Ok(FoundNight {
            number: row.get(0)?,
            events: row.get::<_, u32>(1)?.into(),
            check: row.get(2)?,
        })
    });
    found.optional()
}
