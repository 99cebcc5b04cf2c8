//! `tenpin`: a scoreboard for a bowling night, in the terminal.
//!
//! The house, room by room. Arrows point one way: a room knows those above it in this list, as far
//! as it needs them, and never one below. A test reads the `use` lines and says so when one does.
//!
//! - [`domain`]: the rules of ten-pin bowling. Pure.
//! - [`night`]: a bowling night: what happened, and what it adds up to. Pure.
//! - [`statistics`]: what finished games add up to. Pure.
//! - [`archive`]: facts about stored nights, for screens, text and reports. Pure.
//! - [`store`]: nights on disk, in one SQLite file.
//! - [`text`]: every word a person reads, in each language.
//! - [`report`]: a game or statistics as text or as JSON.
//! - [`lines`]: reads lines of any length and any bytes without harm.
//! - [`line_mode`]: the game as questions and answers, over any reader and writer.
//! - [`command`]: what each sub-command does.
//! - [`app`]: what is on screen, and what a key does to it. No input, no output, no widget.
//! - [`cli`]: the command line.
//! - [`input`]: keys to orders, by one table for each context.
//! - [`ui`]: paints the state of the program.
//! - [`desk`]: performs effects: the store, the clipboard, files.
//! - [`terminal`]: takes the terminal, listens to it, and gives it back as it was found.
//! - [`session`]: the loop, and how a night is found and started: play, watch, replay.

pub mod app;
pub mod archive;
pub mod cli;
pub mod command;
pub mod desk;
pub mod domain;
pub mod input;
pub mod kept;
pub mod line_mode;
pub mod lines;
pub mod night;
pub mod report;
pub mod session;
pub mod statistics;
pub mod store;
pub mod terminal;
pub mod text;
pub mod ui;
