//! What can happen to the app: an action, pasted text, a tick, news of a watched night, or the answer
//! to one of its [`Effect`](super::Effect)s.

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

/// Makes messages of the bytes that another process prints. No bytes are its end.
pub type Hearer = Box<dyn FnMut(&[u8]) -> Vec<Message> + Send>;

/// What [`App::update`](super::App::update) takes: the only way to change what is on screen.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Message {
    Action(Action),
    /// A key without a meaning here.
    Unbound,
    /// What the clock of the loop shows; told before anything that comes in.
    Clock(Instant),
    Paste(String),
    /// A click on something that is painted.
    Click(Target),
    /// The wheel was turned by a notch.
    Wheel(Direction),
    /// How many rows of a list the last paint showed; told before a key that may scroll it.
    InSight(usize),
    /// The theme is not the user's choice: the first board tells how to change it.
    FirstLook,
    /// These players join, and the game begins.
    Start(Vec<Player>),
    Saved(SaveState),
    Regulars(Regulars),
    Past(PastNights),
    /// A page of stored nights. None if they can't be read.
    Nights(Option<Vec<NightHeader>>),
    /// How many nights are stored, and the number of the one that is bowled now.
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
    /// No program of the system copied the text, and the first that failed, if there is any.
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
    /// What is on the lanes of the hall.
    Lanes(LanesNews),
    /// The table of a competition.
    Standings(StandingsNews),
    /// The moment of the latest mark has passed.
    HandOver,
    /// The time of [`App::pause`](super::App::pause) has passed.
    Tick,
}
