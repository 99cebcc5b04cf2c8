//! `tenpin`: a scoreboard for a bowling night, in the terminal.
//!
//! The house, room by room. Arrows point one way: a room knows those above it in this list, as far
//! as it needs them, and never one below. A test reads the `use` lines and says so when one does.
//!
//! - [`domain`]: the rules of ten-pin bowling. Pure.
//! - [`night`]: a bowling night: what happened, and what it adds up to. Pure.
//! - [`text`]: every word a person reads, in each language.
//! - [`report`]: a game as a text board or as JSON.
//! - [`lines`]: reads lines of any length and any bytes without harm.
//! - [`line_mode`]: the game as questions and answers, over any reader and writer.
//! - [`command`]: what each sub-command does.
//! - [`cli`]: the command line.

pub mod cli;
pub mod command;
pub mod domain;
pub mod line_mode;
pub mod lines;
pub mod night;
pub mod report;
pub mod text;
