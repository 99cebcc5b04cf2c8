//! `tenpin`: a scoreboard for a bowling night, in the terminal.
//!
//! # Glossary
//!
//! One word per thing. Names of things in the game are the nouns of the requirement documents.
//!
//! | word | means |
//! |---|---|
//! | `BowlingGames`, `BowlingGame` | one game of all players, the roster; one player's line in it |
//! | `Seat` | a line with whether its player bowls, sits out or has left |
//! | finished line | one that takes no more balls: complete, or broken off when its player left |
//! | `Journal`, `NightState` | every event of a night; the fold over those that count: who is here, what has been bowled |
//! | `NightHeader` | number, id, date, zone, label, players, games and high of a night |
//! | history, `HistoryScreen` | the stored nights, as a list and a screen |
//! | `Regulars` | players who bowled here before, with their best game |
//! | `PastNights` | what earlier nights add up to: averages, the last night, records |
//! | `NightReader`, `ReplayScreen` | reads and checks a stored night; plays it back |
//! | `NightWriter`, reattach, `SaveState` | saves the running night; finds its place in the file again; saved or not, and why |
//! | `FinishedLines`, `LineRow` | the read model of finished lines; one row of it |
//! | `WatchedNight`, `WatchState` | a night followed from elsewhere; live, quiet, lost, away or broken |
//! | `Message`, `Action`, `Step`, `Effect` | input of the app; meaning of a key; answer of a screen; work that needs I/O |
//! | `EventSource`, `Desk`, `DisplayOptions` | input of the loop; performs effects; language, colours, glyphs |
//! | `Regions`, `Target` | what is where on the screen; one of those things |
//! | `NamedEvent`, `Animation` | an event with the name of its player; what is animated |
//! | `AnswerParser`, `ExitReport`, `Outcome` | line mode's parser; how the program ended; the result of a command |
//!
//! Constructors are `new`, `from_x` or `open`.
//!
//! # Rooms
//!
//! The only list of rooms (modules). A room may use those above it and never one below: a test compares
//! the paths in every file with its table.
//!
//! - [`domain`]: the rules of ten-pin bowling. Pure: no clock, no file, no terminal.
//! - [`night`]: a bowling night: events, journal, the fold. Pure.
//! - [`statistics`]: what finished games add up to. Pure.
//! - [`archive`]: facts about stored nights, for screens, text and reports. Pure.
//! - [`store`]: nights on disk, in one SQLite file.
//! - [`centre`]: many lanes on PostgreSQL; runs only in companions and in its own commands.
//! - [`text`]: every word a person reads, in each language.
//! - [`report`]: a game, a night or statistics in every output format.
//! - [`line_mode`]: the game as questions and answers, over any reader and writer.
//! - [`app`]: what is on screen, and what an action does to it. No input, no output, no widgets.
//! - [`cli`]: the command line.
//! - [`input`]: maps keys to actions, with one table per context.
//! - [`ui`]: paints the state of the program.
//! - [`network`]: the address by which this machine reaches its network.
//! - [`desk`]: performs effects: the store, the clipboard, files.
//! - [`terminal`]: sets up the terminal, reads its events, and restores it.
//! - [`serve`]: the page for phones and televisions; runs only in a process of its own.
//! - [`session`]: the event loop, and how a night is found and started: play, watch, replay.
//! - [`command`]: one `run` for each sub-command.

pub mod app;
pub mod archive;
#[cfg(feature = "centre")]
pub mod centre;
pub mod cli;
pub mod command;
pub mod desk;
pub mod domain;
pub mod input;
pub mod line_mode;
pub mod network;
pub mod night;
pub mod report;
pub mod serve;
pub mod session;
pub mod statistics;
pub mod store;
pub mod terminal;
pub mod text;
pub mod ui;
