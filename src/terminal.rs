//! Sets up, reads and restores the terminal.
//!
//! One routine restores it, whatever the reason: quitting, a signal, a panic, or a stop by Ctrl-Z. The
//! loop sleeps until there is a key, a signal, a message from another thread or a hang-up; nothing
//! polls.

mod event_source;
mod events;
mod keyboard;
mod mailbox;
mod paint;
mod painter;
mod sgr;
mod shown;
mod single_keys;
mod strokes;
mod thrifty;
#[cfg(unix)]
mod unix;
#[cfg(windows)]
mod windows;

use std::io::{self, Write};
use std::mem::ManuallyDrop;

use crossterm::cursor::{Hide, Show};
use crossterm::event::{DisableBracketedPaste, EnableBracketedPaste};
use crossterm::style::{Print, ResetColor, force_color_output};
use crossterm::terminal::{
    EndSynchronizedUpdate, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode,
    enable_raw_mode,
};
use crossterm::{execute, queue};
use ratatui::Terminal;

use crate::app::Mouse;
pub use event_source::{EventSource, Incoming, Suspended};
pub use events::{Events, listen};
pub use mailbox::{GoneOnDrop, Mailbox};
pub use paint::Paint;
pub use painter::Painter;
pub use single_keys::SingleKeys;
pub use system::{is_gone, wait_for_signal};
pub use thrifty::ThriftyBackend;
#[cfg(unix)]
use unix as system;
#[cfg(windows)]
use windows as system;

/// Reports button presses, with coordinates of any size.
const MOUSE_ON: &str = "\x1b[?1000h\x1b[?1006h";
const MOUSE_OFF: &str = "\x1b[?1006l\x1b[?1000l";
/// The wheel must not send arrow keys, which would open a correction. Defaults differ between
/// terminals, so the current mode is saved first.
const ALTERNATE_SCROLL_OFF: &str = "\x1b[?1007s\x1b[?1007l";
/// Restores the saved mode. Terminals that can't save it have it on by default.
const ALTERNATE_SCROLL_BACK: &str = "\x1b[?1007h\x1b[?1007r";

/// Never dropped: ratatui would show the cursor again after the terminal was restored, and panic if
/// the terminal is gone.
pub type Display = ManuallyDrop<Painter<ThriftyBackend<Paint<system::Output>>>>;

pub fn enter() -> io::Result<Display> {
    take()?;
    // `NO_COLOR` is handled by the themes; crossterm would drop colours that were requested.
    force_color_output(true);
    let terminal = Terminal::new(ThriftyBackend::new(Paint::new(system::output()?)))?;
    Ok(ManuallyDrop::new(Painter::new(terminal)))
}

fn take() -> io::Result<()> {
    enable_raw_mode()?;
    system::make_raw()?;
    execute!(
        io::stdout(),
        EnterAlternateScreen,
        EnableBracketedPaste,
        Print(ALTERNATE_SCROLL_OFF),
        Hide
    )
}

/// Reports presses and the wheel only: motion would wake the program all the time, and with Shift the
/// terminal can still select text.
fn listen_to_mouse(mouse: Mouse) -> io::Result<()> {
    let order = match mouse {
        Mouse::On => MOUSE_ON,
        Mouse::Off => MOUSE_OFF,
    };
    execute!(io::stdout(), Print(order))
}

/// Restores the terminal. Harmless if it was not set up, or is gone.
pub fn leave() {
    let mut output = io::stdout().lock();
    // Errors can't be reported here.
    let _ = queue!(
        output,
        EndSynchronizedUpdate,
        ResetColor,
        Print(MOUSE_OFF),
        Print(ALTERNATE_SCROLL_BACK),
        DisableBracketedPaste,
        LeaveAlternateScreen,
        Show
    );
    let _ = output.flush();
    let _ = disable_raw_mode();
}

/// Makes a panic in any thread restore the terminal before it is reported.
pub fn give_back_on_panic() {
    let report = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        leave();
        report(panic);
    }));
}
