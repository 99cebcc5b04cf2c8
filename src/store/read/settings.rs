//! Settings saved along with the nights.

use rusqlite::OptionalExtension;

use crate::archive::StoreError;
use crate::store::Store;

impl Store {
    /// None if it was never set.
    pub fn setting(&self, key: &str) -> Result<Option<String>, StoreError> {
        self.ask(|connection| {
            let query = "SELECT value FROM settings WHERE key = ?";
            let mut statement = connection.prepare_cached(query)?;
            statement.query_row([key], |row| row.get(0)).optional()
        })
    }

    pub fn set_setting(&self, key: &str, value: &str) -> Result<(), StoreError> {
        let database = self.to_write()?;
        let written = database.connection.execute(
            "INSERT INTO settings (key, value) VALUES (?, ?)
                ON CONFLICT (key) DO UPDATE SET value = excluded.value",
            [key, value],
        );
        written.map_err(|error| database.fault(error))?;
        Ok(())
    }

    /// Removes a setting. Nothing happens if it was never set.
    pub fn forget_setting(&self, key: &str) -> Result<(), StoreError> {
        let database = self.to_write()?;
        let query = "DELETE FROM settings WHERE key = ?";
        let written = database.connection.execute(query, [key]);
        written.map_err(|error| database.fault(error))?;
        Ok(())
    }
}
