//! The screens, each with its own state and its own handling of keys and messages.

mod bowling;
mod correcting;
mod history;
mod lanes;
mod pasting;
mod players;
mod replay;
mod results;
mod standings;
mod statistics;
mod watching;

pub use bowling::BowlingScreen;
pub(crate) use bowling::legal_marks;
pub use correcting::CorrectingScreen;
pub use history::HistoryScreen;
pub use lanes::{LanesScreen, Reach};
pub use pasting::PastingScreen;
pub use players::{Focus, PlayersScreen};
pub use replay::{CorrectionEntry, ReplayScreen};
pub use results::{Face, ResultsScreen};
pub use standings::{StandingSide, StandingsScreen};
pub use statistics::{Findings, StatisticsScreen, StatisticsTopic};
pub use watching::{Origin, WatchedLane, WatchingScreen};

use super::step::{Step, Steps};
use super::tonight::Tonight;
use super::{Action, Message, Notice};
use crate::archive::Regulars;

#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Screen {
    Players(PlayersScreen),
    /// The board, where balls are typed.
    Bowling(BowlingScreen),
    /// The board with the correction cursor.
    Correcting(CorrectingScreen),
    /// The board with pasted balls.
    Pasting(PastingScreen),
    Results(ResultsScreen),
    /// The stored nights.
    History(HistoryScreen),
    /// A stored night on the board.
    Replaying(Box<ReplayScreen>),
    /// The statistics of a player.
    Statistics(StatisticsScreen),
    /// Nights bowled elsewhere, the latest first: one lane each.
    Watching(WatchingScreen),
    /// All lanes of a hall.
    Lanes(LanesScreen),
    /// The standings of a competition.
    Standings(StandingsScreen),
}

impl Screen {
    pub(super) fn update(&mut self, action: Action, tonight: Tonight<'_>) -> Steps {
        match (action, self) {
            (Action::ShowHistory, _) => HistoryScreen::open(),
            (Action::ShowStatistics, _) => StatisticsScreen::open(tonight),
            (action, Self::Players(screen)) => screen.update(action, tonight),
            (action, Self::Bowling(screen)) => screen.update(action, tonight.night),
            (action, Self::Correcting(screen)) => screen.update(action, tonight.night),
            (action, Self::Pasting(screen)) => screen.update(action),
            (action, Self::Results(screen)) => screen.update(action, tonight.night),
            (action, Self::History(screen)) => screen.update(action),
            (action, Self::Replaying(screen)) => screen.update(action),
            (action, Self::Statistics(screen)) => screen.update(action, tonight),
            (action, Self::Watching(screen)) => screen.update(action),
            (action, Self::Lanes(screen)) => screen.update(action),
            (action, Self::Standings(screen)) => screen.update(action),
        }
    }

    /// The answer to an effect of this screen.
    pub(super) fn answer(&mut self, message: Message, regulars: &Regulars) -> Steps {
        match (self, message) {
            (Self::History(screen), Message::Nights(found)) => screen.take(found),
            (Self::History(screen), Message::NightCount(nights, tonight)) => {
                screen.nights = Some(nights);
                screen.tonight = tonight;
            }
            (Self::History(screen), Message::Previewed(number, night)) => {
                screen.show(number, night);
            }
            (Self::History(screen), Message::NightChanged(number, change, obstacle)) => {
                return screen.follow(number, change, obstacle);
            }
            (Self::History(screen), Message::Tick) => return screen.rest(),
            (Self::History(_), Message::Opened(Some(replay))) => {
                return vec![Step::Go(Self::Replaying(replay))];
            }
            (Self::Watching(screen), Message::Watched(nights)) => {
                return screen.follow(nights, regulars);
            }
            (Self::Lanes(screen), Message::Lanes(news)) => screen.take(news),
            (Self::Standings(screen), Message::Standings(news)) => screen.take(news),
            (Self::Statistics(screen), Message::Statistics(found)) => screen.findings = Some(found),
            (Self::Statistics(screen), Message::Ranking(ranking)) => screen.ranking = ranking,
            (Self::Replaying(screen), Message::Tick) => return screen.play_on(),
            (Self::Results(screen), Message::InSight(rows)) => screen.in_sight = rows,
            _ => {}
        }
        vec![]
    }

    /// The row under the cursor. None if the screen has no list, or if the keys go elsewhere.
    pub(super) fn row(&self, tonight: Tonight<'_>) -> Option<usize> {
        match self {
            Self::Players(screen) => screen.chosen(),
            Self::History(screen) if !screen.is_typing() => Some(screen.row),
            Self::Statistics(screen) => screen.row(tonight),
            Self::Lanes(screen) => Some(screen.row),
            Self::Standings(screen) => Some(screen.row),
            _ => None,
        }
    }

    /// Puts the cursor on a row.
    pub(super) fn go_to_row(&mut self, row: usize, tonight: Tonight<'_>) -> Steps {
        match self {
            Self::Players(screen) => screen.go_to_row(row, tonight),
            Self::History(screen) if !screen.is_typing() => return screen.go_to_row(row),
            Self::Statistics(screen) => return screen.go_to_row(row, tonight),
            Self::Lanes(screen) => screen.go_to_row(row),
            Self::Standings(screen) => screen.go_to_row(row),
            _ => {}
        }
        vec![]
    }

    /// Pasted text: names if the screen has a name field, balls on the board; otherwise ignored.
    pub(super) fn paste(&mut self, text: &str, tonight: Tonight<'_>) -> Steps {
        match self {
            Self::Players(screen) => screen.paste(text, tonight),
            Self::Bowling(screen) => screen.paste(text, tonight.night),
            Self::History(screen) if screen.is_typing() => screen.paste(text),
            _ => vec![Step::Tell(Notice::PasteIgnored(None))],
        }
    }
}
