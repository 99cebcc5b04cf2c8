//! Finds and starts a night: played on the full screen or in line mode, watched, or replayed.

mod by_lines;
mod defects;
mod display;
mod event_loop;
mod follow;
mod full_screen;
#[cfg(feature = "centre")]
mod hall;
mod opening;
mod replay;
mod serve_end;
mod source;
#[cfg(feature = "centre")]
mod standings;
mod watch;

use std::io::{self, IsTerminal, Write};

use color_eyre::eyre::Result;

pub use defects::install_reports;
pub use display::glyphs;
pub use event_loop::{Ending, EventLoop};
pub use follow::{Followers, follow};
#[cfg(feature = "centre")]
pub use hall::hall;
pub use replay::replay;
pub use serve_end::{ServeEnd, SingleKeys, wait_for_end_of_input, wait_for_person};
pub use source::Source;
#[cfg(feature = "centre")]
pub use standings::follow_standings;
pub use watch::watch;

use crate::cli::Cli;
use crate::store::NightWriter;
use crate::text::Language;
use opening::{Opening, Prologue};

/// How a session ended.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct ExitReport {
    pub ending: Ending,
    /// The number of events that should be on disk but are not.
    pub unsaved: u64,
}

/// Plays until the user quits or the session is interrupted.
pub fn play(cli: &Cli, language: Language) -> Result<ExitReport> {
    let opening = Opening::open(cli, is_terminal())?;
    let by_lines =
        cli.options.plain || cli.options.solo || cli.options.speak || !can_take_the_screen();
    let (ending, writer) = if by_lines {
        by_lines::play(opening, cli, language)?
    } else {
        full_screen::play(opening, cli, language)?
    };
    let unsaved = writer.as_ref().and_then(NightWriter::unsaved);
    if let Some((events, refusal)) = unsaved {
        let reason = language.store_refusal(refusal);
        let sentence = language.lost_on_leaving(events, &reason);
        // Nothing else can be done if stderr fails too.
        let _ = writeln!(io::stderr(), "{sentence}");
    }
    let unsaved = unsaved.map_or(0, |(events, _)| events);
    Ok(ExitReport { ending, unsaved })
}

/// Are stdin and stdout a terminal?
pub(crate) fn is_terminal() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal()
}

/// Are stdin and stdout a terminal that supports a full screen?
pub fn can_take_the_screen() -> bool {
    let term = std::env::var_os("TERM");
    // The Windows console sets no `TERM`.
    let can_do_more = term.map_or(cfg!(windows), |term| !term.is_empty() && term != "dumb");
    is_terminal() && can_do_more
}
