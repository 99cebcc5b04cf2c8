//! The terminal: taken, read, and given back as it was found.
//!
//! There is one routine that gives it back, and every way out uses it: quitting, a signal, a panic,
//! a stop by Ctrl-Z. Three threads are blocked all the time, on the keyboard, on signals and on the
//! end of the terminal, and all send into the same channel; nothing polls and nothing ticks, unless
//! others are watched.

mod archive;
mod paint;

use std::io::{self, Stdout, Write};
use std::mem::ManuallyDrop;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use color_eyre::eyre::Result;
use crossterm::cursor::{Hide, Show};
use crossterm::event::{self, DisableBracketedPaste, EnableBracketedPaste, Event, KeyEventKind};
use crossterm::style::{ResetColor, force_color_output};
use crossterm::terminal::{
    EndSynchronizedUpdate, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode,
    enable_raw_mode,
};
use crossterm::{execute, queue};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use rustix::event::{PollFd, PollFlags, poll};
use rustix::io::Errno;
use rustix::termios::{OptionalActions, tcgetattr, tcsetattr};
use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGWINCH};
use signal_hook::iterator::Signals;

pub use archive::night;
pub use paint::Paint;

use crate::app::{
    Findings, Form, History, KeptNight, NightEntry, NightQuery, Regular, Shared, SharedNight,
};
use crate::domain::Player;
use crate::input::Typed;
use crate::night::{Night, Saving, Watched};
use crate::runtime::{Message, Outside};
use crate::share::Share;
use crate::store::{Keeper, NightReference, Store, Watcher};
use crate::text::Language;

/// What is drawn on. It is never dropped: ratatui would show the cursor once more after the terminal
/// was given back, and panic where the terminal is gone and nobody can be told.
pub type Screen = ManuallyDrop<Terminal<CrosstermBackend<Paint<Stdout>>>>;

/// Takes the terminal.
///
/// # Errors
/// It is no terminal, or does not answer.
pub fn enter() -> io::Result<Screen> {
    take()?;
    // What `NO_COLOR` means is decided where themes are; crossterm would drop what was asked for.
    force_color_output(true);
    let screen = Terminal::new(CrosstermBackend::new(Paint::new(io::stdout())))?;
    Ok(ManuallyDrop::new(screen))
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

/// What is kept, and what is looked at.
#[derive(Default)]
pub struct Disk {
    /// Without one nothing is kept.
    pub keeper: Option<Keeper>,
    /// What can be looked at where nothing is kept.
    pub archive: Option<Store>,
    /// Without one nobody is watched.
    pub watcher: Option<Watcher>,
}

/// The keyboard, the shell and the disk.
pub struct World {
    messages: Receiver<Message>,
    disk: Disk,
}

impl World {
    /// The file of nights, to look at it.
    fn archive(&self) -> Option<Store> {
        let keeper = self.disk.keeper.as_ref().map(Keeper::archive);
        keeper.or_else(|| self.disk.archive.clone())
    }

    /// The number of the night that is kept, once all of it is on disk.
    fn own_number(&self) -> Option<u32> {
        let keeper = self.disk.keeper.as_ref()?;
        keeper.number().filter(|_| keeper.unsaved().is_none())
    }

    /// Gives back who kept the night.
    #[must_use]
    pub fn into_keeper(self) -> Option<Keeper> {
        self.disk.keeper
    }
}

impl Outside for World {
    fn wait(&mut self) -> Option<Message> {
        self.messages.recv().ok()
    }

    fn wait_at_most(&mut self, limit: Duration) -> Option<Message> {
        self.messages.recv_timeout(limit).ok()
    }

    fn now(&self) -> Instant {
        Instant::now()
    }

    fn waiting(&mut self) -> Option<Message> {
        self.messages.try_recv().ok()
    }

    fn suspend(&mut self) -> Result<()> {
        leave();
        signal_hook::low_level::emulate_default_handler(SIGTSTP)?;
        Ok(take()?)
    }

    fn resume(&mut self) -> Result<()> {
        Ok(take()?)
    }

    fn note(&mut self, night: &Night) {
        if let Some(keeper) = &mut self.disk.keeper {
            keeper.note(night);
        }
    }

    fn save(&mut self, night: &Night) -> Saving {
        let keeper = self.disk.keeper.as_mut();
        keeper.map_or(Saving::NotKept, |keeper| keeper.save(night))
    }

    fn begin_anew(&mut self) {
        if let Some(keeper) = &mut self.disk.keeper {
            keeper.begin_anew();
        }
    }

    /// Nobody is suggested where the file can't be read; the night itself has other words for that.
    fn history(&mut self) -> History {
        let regulars = self
            .disk
            .keeper
            .as_ref()
            .and_then(|keeper| keeper.regulars().ok());
        let regulars = regulars.unwrap_or_default().into_iter();
        regulars
            .map(|(player, best)| Regular { player, best })
            .collect()
    }

    fn nights(&mut self, query: &NightQuery) -> Option<Vec<NightEntry>> {
        archive::nights(&self.archive()?, query).ok()
    }

    fn night(&mut self, number: u32) -> Option<KeptNight> {
        night(&self.archive()?, NightReference::Number(number)).ok()
    }

    fn glance(&mut self) -> Option<Vec<Watched>> {
        self.disk.watcher.as_mut()?.glance()
    }

    fn remember(&mut self, key: &'static str, value: &str) {
        if let Some(keeper) = &self.disk.keeper {
            keeper.remember(key, value);
        }
    }

    fn look_up(&mut self, player: Player) -> Findings {
        let Some(keeper) = &self.disk.keeper else {
            return Findings::NotKept;
        };
        let found = keeper.statistics(player).map(Box::new);
        found.map_or(Findings::Unreadable, Findings::Found)
    }

    /// Nothing is half painted here: a paint is written as a whole, and none is going on.
    fn share(&mut self, form: Form, night: SharedNight<'_>, language: Language) -> Result<Shared> {
        let sharing = archive::sharing(self.archive().as_ref(), night, self.own_number());
        let share = Share {
            night: sharing.night.as_ref(),
            times: &sharing.times,
            facts: &sharing.facts,
            language,
        };
        Ok(share.hand_on(form, io::stdout().lock())?)
    }
}

/// Starts the threads that listen; what happens is kept there, if anywhere.
///
/// # Errors
/// Signals can't be listened to.
pub fn listen(disk: Disk) -> io::Result<World> {
    let (sender, messages) = channel();
    let signals = Signals::new([SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGCONT, SIGTSTP, SIGWINCH])?;
    let to_signals = Ending(sender.clone());
    thread::spawn(move || send_signals(signals, &to_signals.0));
    let to_keys = Ending(sender.clone());
    // An error of the reader and the end of the terminal are the same: nobody types any more.
    thread::spawn(move || send_keys(&to_keys.0));
    let at_hang_up = Ending(sender);
    thread::spawn(move || {
        wait_for_hang_up();
        drop(at_hang_up);
    });
    Ok(World { messages, disk })
}

/// However a listener ends, by an error or a panic too, the program does not go on without it.
struct Ending(Sender<Message>);

impl Drop for Ending {
    fn drop(&mut self) {
        // Without a receiver the program has ended already.
        let _ = self.0.send(Message::Gone);
    }
}

fn send_signals(mut signals: Signals, sender: &Sender<Message>) {
    let messages = signals.forever().map(|signal| match signal {
        SIGWINCH => Message::Repaint,
        SIGCONT => Message::Resumed,
        SIGTSTP => Message::Suspend,
        signal => Message::Signal(signal),
    });
    for message in messages {
        if sender.send(message).is_err() {
            return;
        }
    }
}

/// Waits in crossterm without a limit: with one it can come back empty-handed while keys that it has
/// read already are still in its hands, and they would lie there until the next key.
fn send_keys(sender: &Sender<Message>) -> io::Result<()> {
    loop {
        let message = match event::read()? {
            Event::Key(key) if key.kind == KeyEventKind::Release => continue,
            Event::Key(key) => Message::Typed(Typed::Key(key.code, key.modifiers)),
            Event::Paste(text) => Message::Typed(Typed::Paste(text)),
            _ => Message::Repaint,
        };
        sender.send(message).map_err(io::Error::other)?;
    }
}

/// Sleeps as long as there is a terminal: poll(2), asked for nothing, tells only that it has hung up.
/// crossterm does not notice, and spins.
fn wait_for_hang_up() {
    let stdin = io::stdin();
    let mut keyboard = [PollFd::new(&stdin, PollFlags::empty())];
    while poll(&mut keyboard, None) == Err(Errno::INTR) {}
}
