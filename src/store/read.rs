//! Reads nights, games and settings. Only changing a setting writes to the file.

mod bowlers;
mod finding;
mod finished_games;
pub(crate) mod journals;
pub(crate) mod night_reader;
pub(crate) mod night_row;
pub(crate) mod nights;
mod past_nights;
mod people;
mod settings;
mod summaries;
pub(crate) mod watcher;
