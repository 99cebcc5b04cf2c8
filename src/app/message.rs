//! What can happen to the app: an action, pasted text, a tick, news of a watched night, or the answer
//! to one of its [`Effect`](super::Effect)s.

use super::{Action, Findings, ReplayScreen, Shared};
use crate::archive::{NightHeader, Regulars, SaveState, WatchedNight};
use crate::domain::Player;

/// What [`App::update`](super::App::update) takes: the only way to change what is on screen.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Message {
    Action(Action),
    Paste(String),
    /// These players join, and the game begins.
    Start(Vec<Player>),
    Saved(SaveState),
    Regulars(Regulars),
    /// A page of stored nights. None if they can't be read.
    Nights(Option<Vec<NightHeader>>),
    /// A stored night. None if it can't be read.
    Opened(Option<Box<ReplayScreen>>),
    Statistics(Findings),
    Shared(Shared),
    /// The watched nights, sent whenever there is something new.
    Watched(Vec<WatchedNight>),
    /// The time of [`App::pause`](super::App::pause) has passed.
    Tick,
}
