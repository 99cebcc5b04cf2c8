//! The terminal: taken, read, and given back as it was found.
//!
//! There is one routine that gives it back, and every way out uses it: quitting, a signal, a panic,
//! a stop by Ctrl-Z. Three threads are blocked all the time, on the keyboard, on signals and on the
//! end of the terminal, and all send into the same channel; nothing polls and nothing ticks.

mod event_source;
mod listening;
mod paint;

use std::io::{self, Stdout, Write};
use std::mem::ManuallyDrop;

use crossterm::cursor::{Hide, Show};
use crossterm::event::{DisableBracketedPaste, EnableBracketedPaste};
use crossterm::style::{ResetColor, force_color_output};
use crossterm::terminal::{
    EndSynchronizedUpdate, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode,
    enable_raw_mode,
};
use crossterm::{execute, queue};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use rustix::termios::{OptionalActions, tcgetattr, tcsetattr};

pub use event_source::{EventSource, Events, Incoming};
pub use listening::{GoneOnDrop, listen};
pub use paint::Paint;

/// What is drawn on. It is never dropped: ratatui would show the cursor once more after the terminal
/// was given back, and panic where the terminal is gone and nobody can be told.
pub type Display = ManuallyDrop<Terminal<CrosstermBackend<Paint<Stdout>>>>;

/// Takes the terminal.
pub fn enter() -> io::Result<Display> {
    take()?;
    // What `NO_COLOR` means is decided where themes are; crossterm would drop what was asked for.
    force_color_output(true);
    let canvas = Terminal::new(CrosstermBackend::new(Paint::new(io::stdout())))?;
    Ok(ManuallyDrop::new(canvas))
}

fn take() -> io::Result<()> {
    enable_raw_mode()?;
    make_raw()?;
    execute!(
        io::stdout(),
        EnterAlternateScreen,
        EnableBracketedPaste,
        Hide
    )
}

/// crossterm remembers that it has done this and does it only once; a shell that took the terminal
/// after a stop without warning has set its own modes since.
fn make_raw() -> io::Result<()> {
    let keyboard = io::stdin();
    let mut modes = tcgetattr(&keyboard)?;
    modes.make_raw();
    Ok(tcsetattr(&keyboard, OptionalActions::Now, &modes)?)
}

/// Gives the terminal back. Does no harm when it was not taken, or is gone.
pub fn leave() {
    let mut output = io::stdout().lock();
    // There is nobody left to tell when this fails.
    let _ = queue!(
        output,
        EndSynchronizedUpdate,
        ResetColor,
        DisableBracketedPaste,
        LeaveAlternateScreen,
        Show
    );
    let _ = output.flush();
    let _ = disable_raw_mode();
}

/// Makes a panic in any thread give the terminal back before it is reported.
pub fn give_back_on_panic() {
    let report = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        leave();
        report(panic);
    }));
}
