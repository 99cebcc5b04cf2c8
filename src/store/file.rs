//! The SQLite file itself: its path, how it is created and opened, and its locks.

pub(crate) mod creation;
pub(crate) mod database;
pub(crate) mod header;
mod held;
pub(crate) mod identity;
pub(crate) mod local_zone;
pub(crate) mod night_lock;
pub(crate) mod place;
pub(crate) mod schema;
pub(crate) mod sqlite_error;
