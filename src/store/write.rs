//! Saves the running night: its events, and the finished lines derived from them.

pub(crate) mod finished_lines;
pub(crate) mod line;
pub(crate) mod line_row;
pub(crate) mod night_writer;
pub(crate) mod record;
