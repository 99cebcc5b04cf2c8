//! Reading nights, games and settings. Nothing here changes the file but a setting.

mod finding;
mod finished_games;
pub(crate) mod night_reader;
pub(crate) mod night_row;
pub(crate) mod nights;
mod people;
mod settings;
mod summaries;
pub(crate) mod watcher;

pub use finding::OpenNight;
