//! Everything that can happen to the app: an action, pasted text, a tick, news of a watched night, or
//! the answer to one of its [`Effect`](super::Effect)s.

use std::time::Instant;

use super::{
    Action, CentreNews, Correctable, CorrectedNight, Direction, Findings, PhonesNews, ReplayScreen,
    Shared, Target,
};
use crate::archive::{
    LanesNews, NightChange, NightHeader, Obstacle, PastNights, Regulars, SaveState, StandingsNews,
    WatchedNight,
};
use crate::domain::Player;
use crate::statistics::Ranking;

/// Converts the output of another process to messages. No bytes mean its end.
pub type Hearer = Box<dyn FnMut(&[u8]) -> Vec<Message> + Send>;

/// The input of [`App::update`](super::App::update): the only way to change what is on screen.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Message {
    Action(Action),
    /// A key that is not bound here.
    Unbound,
    /// The time of the loop's clock, sent before any input.
    Clock(Instant),
    Paste(String),
    /// A click on a region of the screen.
    Click(Target),
    /// The wheel was turned by one notch.
    Wheel(Direction),
    /// How many rows of a list the last paint showed, sent before a key that may scroll it.
    InSight(usize),
    /// The theme was chosen automatically: the first board says how to change it.
    FirstLook,
    /// These players join, and the game starts.
    Start(Vec<Player>),
    Saved(SaveState),
    Regulars(Regulars),
    Past(PastNights),
    /// A page of stored nights. None if they can't be read.
    Nights(Option<Vec<NightHeader>>),
    /// The number of stored nights, and the number of the running one.
    NightCount(u32, Option<u32>),
    /// The preview of the night with this number. None if it can't be read.
    Previewed(u32, Option<Box<ReplayScreen>>),
    /// A stored night. None if it can't be read.
    Opened(Option<Box<ReplayScreen>>),
    /// The night with this number was changed, or why it was not.
    NightChanged(u32, NightChange, Option<Obstacle>),
    /// The night to correct.
    ToCorrect(Correctable),
    /// A stored night was corrected, or could not be.
    Corrected(CorrectedNight),
    Statistics(Findings),
    Ranking(Ranking),
    Shared(Shared),
    /// No tool of the system copied the text; with the first one that failed, if any.
    NotCopied {
        text: Vec<u8>,
        failed: Option<&'static str>,
    },
    /// News of the centre.
    Centre(CentreNews),
    /// News of the page for phones.
    Phones(PhonesNews),
    /// The watched nights, sent whenever there is something new.
    Watched(Vec<WatchedNight>),
    /// The state of the lanes of the hall.
    Lanes(LanesNews),
    /// The standings of a competition.
    Standings(StandingsNews),
    /// The big view has shown the latest mark long enough.
    HandOver,
    /// The time of [`App::pause`](super::App::pause) has passed.
    Tick,
}
