//! How a night is found and started: played on the full screen or line by line, watched, or replayed.

mod by_lines;
mod display;
mod event_loop;
mod full_screen;
mod opening;
mod replay;
mod watch;

use std::io::{self, IsTerminal, Write};

use color_eyre::eyre::Result;

pub use display::glyphs;
pub use event_loop::{Ending, EventLoop};
pub use replay::replay;
pub use watch::watch;

use crate::cli::Cli;
use crate::store::NightWriter;
use crate::text::Language;
use opening::{Opening, Prologue};

/// How a night was left.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct ExitReport {
    pub ending: Ending,
    /// How many events are not on disk and should be.
    pub unsaved: u64,
}

/// Plays until somebody or something ends it.
pub fn play(cli: &Cli, language: Language) -> Result<ExitReport> {
    let opening = Opening::open(cli, is_terminal())?;
    let by_lines = cli.plain || cli.solo || !can_take_the_screen();
    let (ending, writer) = if by_lines {
        by_lines::play(opening, cli, language)?
    } else {
        full_screen::play(opening, cli, language)?
    };
    let unsaved = writer.as_ref().and_then(NightWriter::unsaved);
    if let Some((events, refusal)) = unsaved {
        let reason = language.store_refusal(refusal);
        let sentence = language.lost_on_leaving(events, &reason);
        // Nothing is left to try when even this cannot be written.
        let _ = writeln!(io::stderr(), "{sentence}");
    }
    let unsaved = unsaved.map_or(0, |(events, _)| events);
    Ok(ExitReport { ending, unsaved })
}

fn is_terminal() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal()
}

/// Is there a terminal that can do more than print?
pub fn can_take_the_screen() -> bool {
    let term = std::env::var_os("TERM");
    is_terminal() && term.is_some_and(|term| !term.is_empty() && term != "dumb")
}
