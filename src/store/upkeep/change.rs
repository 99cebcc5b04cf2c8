//! Changes to a stored night besides its events: label, exclusion and deletion.

use crate::archive::{NightChange, NightHeader, NightReference, StoreError};
use crate::store::Store;
use crate::store::file::database::{Database, PATIENCE};
use crate::store::file::night_lock::NightLock;

impl Store {
    /// Changes a night in one transaction. A running night can't be deleted.
    pub fn change(&self, number: u32, change: &NightChange) -> Result<(), StoreError> {
        let header = self.bare_header(NightReference::Number(number))?;
        // Held until the end, so that no program resumes the night meanwhile.
        let _lock = match change {
            NightChange::Delete => Some(self.lock(&header)?),
            _ => None,
        };
        let database = self.to_write()?;
        let written = write(&database, number, change);
        written.map_err(|error| database.fault(error))?;
        database.check_place()
    }

    fn lock(&self, night: &NightHeader) -> Result<NightLock, StoreError> {
        let lock = NightLock::take(&self.path, &night.id);
        let lock = lock.map_err(|error| StoreError::unreachable(&self.path, error))?;
        let (path, number) = (self.path.clone(), night.number);
        lock.ok_or(StoreError::NightIsBowled { path, number })
    }
}

fn write(database: &Database, night: u32, change: &NightChange) -> rusqlite::Result<()> {
    let transaction = database.transaction(PATIENCE)?;
    let set_excluded = "UPDATE nights SET excluded = ?2 WHERE number = ?1";
    match change {
        NightChange::Label(label) => {
            let set_label = "UPDATE nights SET label = ?2 WHERE number = ?1";
            transaction.execute(set_label, (night, label))?;
        }
        NightChange::Exclude => transaction.execute(set_excluded, (night, true)).map(drop)?,
        NightChange::Include => transaction
            .execute(set_excluded, (night, false))
            .map(drop)?,
        NightChange::Delete => {
            transaction.execute("DELETE FROM lines WHERE night = ?", [night])?;
            transaction.execute("DELETE FROM events WHERE night = ?", [night])?;
            transaction.execute("DELETE FROM nights WHERE number = ?", [night])?;
        }
    }
    transaction.commit()
}
