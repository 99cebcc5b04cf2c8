//! Everything that is not the program: who types, the shell, the disk.

use std::time::{Duration, Instant};

use color_eyre::eyre::Result;

use crate::app::{Findings, Form, KeptNight, Shared, SharedNight};
use crate::archive::{NightHeader, NightQuery, Regulars, SaveState, WatchedNight};
use crate::domain::Player;
use crate::input::Typed;
use crate::night::Night;
use crate::text::Language;

/// What the outside sends in.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Message {
    /// A key press or a pasted text.
    Typed(Typed),
    /// The size has changed, and perhaps back again: the terminal may have lost what was on it.
    Repaint,
    /// Stop as the shell expects it, until `fg`.
    Suspend,
    /// Run again after a stop.
    Resumed,
    /// End in order, because of this signal.
    Signal(i32),
    /// The terminal is gone, or can't be read any more.
    Gone,
}

/// Everything that is not the program: who types, the shell, the disk.
pub trait Outside {
    /// Sleeps until something comes in; nothing when nothing can come any more.
    fn wait(&mut self) -> Option<Message>;

    /// The same, but not for longer than this; nothing when the time is up.
    fn wait_at_most(&mut self, limit: Duration) -> Option<Message>;

    /// What time it is.
    fn now(&self) -> Instant;

    /// What has come in already.
    fn waiting(&mut self) -> Option<Message>;

    /// Stops the program and comes back after `fg`.
    fn suspend(&mut self) -> Result<()>;

    /// Takes the terminal again after somebody else stopped and continued the program.
    fn resume(&mut self) -> Result<()>;

    /// Something happened just now in this night.
    fn note(&mut self, night: &Night);

    /// Puts on disk whatever of the night is not there yet.
    fn save(&mut self, night: &Night) -> SaveState;

    /// Lets go of the night that was kept; what follows is another one.
    fn begin_anew(&mut self);

    /// Who bowled here before. It is asked for only once the first picture stands.
    fn history(&mut self) -> Regulars;

    /// Nights that were kept; nothing where none can be read.
    fn nights(&mut self, query: &NightQuery) -> Option<Vec<NightHeader>>;

    /// The night of this number.
    fn night(&mut self, number: u32) -> Option<KeptNight>;

    /// The nights that others bowl; nothing when they are as they were. It is asked only while
    /// somebody watches them.
    fn glance(&mut self) -> Option<Vec<WatchedNight>>;

    /// Keeps a setting for the next time.
    fn remember(&mut self, key: &'static str, value: &str);

    /// What somebody's finished games add up to.
    fn look_up(&mut self, player: Player) -> Findings;

    /// Hands the night on.
    fn share(&mut self, form: Form, night: SharedNight<'_>, language: Language) -> Result<Shared>;
}
