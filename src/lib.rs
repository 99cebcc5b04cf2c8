//! `tenpin`: a scoreboard for bowling nights, in your terminal.
//!
//! # Glossary
//!
//! One word per thing. Terms of the game are those of the requirement documents.
//!
//! | word | means |
//! |---|---|
//! | `BowlingGames`, `BowlingGame` | one game of all players; one player's line in it |
//! | `Seat` | a line, and whether its player bowls, sits out or has left |
//! | finished line | a line that takes no more balls: complete, or cut short when its player left |
//! | `Journal`, `NightState` | every event of a night; the state folded from those in effect: players and games |
//! | `NightHeader` | number, id, date, zone, label, players, games and high of a night |
//! | history, `HistoryScreen` | the stored nights; their list on the screen |
//! | `Regulars` | players of stored nights, with their best games |
//! | `PastNights` | summary of stored nights: averages, the last night, records |
//! | `NightReader`, `ReplayScreen` | reads and checks a stored night; plays it back |
//! | `NightWriter`, reattach, `SaveState` | saves the running night; reopens the file after it was replaced; saved or not, and why |
//! | `FinishedLines`, `LineRow` | the read model of finished lines; one row of it |
//! | `WatchedNight`, `WatchState` | a night followed by another program; live, quiet, lost or broken |
//! | `Message`, `Action`, `Step`, `Effect` | input of the app; what a key asks for; the answer of a screen; a request for I/O |
//! | `EventSource`, `Desk`, `DisplayOptions` | the source of keys, signals and messages; performs effects; language, colours, glyphs |
//! | `Regions`, `Target` | the painted regions of the screen; what is in one of them |
//! | `NamedEvent`, `Animation` | an event with the name of its player; an animation on the screen |
//! | `AnswerParser`, `ExitReport`, `Outcome` | the parser of line mode; how the program ended; the result of a command |
//!
//! Constructors are `new`, `from_x` or `open`.
//!
//! # Modules
//!
//! A module may use those above it in this list and never one below: a test reads the paths in every
//! file and compares them with its table.
//!
//! - [`domain`]: the rules of ten-pin bowling. Pure: no clock, no file, no terminal.
//! - [`night`]: a bowling night: events, journal, the fold. Pure.
//! - [`statistics`]: averages, records and leaves of finished games. Pure.
//! - [`archive`]: facts about stored nights, for screens, text and reports. Pure.
//! - [`store`]: nights on disk, in one SQLite file.
//! - [`centre`]: many lanes on PostgreSQL; only used by companions and the centre commands.
//! - [`text`]: every visible phrase, in each language.
//! - [`report`]: a game, a night or statistics in every output format.
//! - [`line_mode`]: the game as questions and answers, over any reader and writer.
//! - [`app`]: what is on screen, and what an action does to it. No I/O, no widgets.
//! - [`cli`]: the command line.
//! - [`input`]: keys to actions, with one table per context.
//! - [`ui`]: renders the state of the program.
//! - [`network`]: the address of this machine on its network.
//! - [`desk`]: performs effects: the store, the clipboard, files.
//! - [`terminal`]: sets the terminal up, reads its events, and restores it.
//! - [`serve`]: the page for phones and televisions; only in a process of its own.
//! - [`session`]: the event loop, and how a night is found and started: play, watch, replay.
//! - [`command`]: one `run` per sub-command.

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
