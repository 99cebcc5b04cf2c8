//! The SQLite file itself: where it is, how it is made and opened, and who holds it.

pub(crate) mod creation;
pub(crate) mod database;
pub(crate) mod header;
pub(crate) mod identity;
pub(crate) mod night_lock;
pub(crate) mod place;
pub(crate) mod schema;
pub(crate) mod sqlite_error;
