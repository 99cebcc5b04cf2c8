//! Corrections of stored nights: each is opened for writing, corrected and closed again.

use super::step::Step;
use super::{App, CorrectingScreen, Effect, Effects, NamedEvent, Notice, ReplayScreen, Screen};
use crate::archive::Obstacle;
use crate::night::{GameNumber, NightError};

/// A night to be corrected.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Correctable {
    /// It is the running night.
    Running,
    Stored(Box<ReplayScreen>),
    /// It can't be written, for this reason.
    Not(Obstacle),
}

/// The outcome of a correction.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum CorrectedNight {
    /// It is saved; this is the night as corrected.
    Saved(Box<ReplayScreen>),
    Refused(NightError),
    NotSaved(Obstacle),
}

impl App {
    /// From a replay, the cursor opens in the game on screen.
    pub(super) fn open_to_correct(&mut self, night: Correctable) -> Effects {
        let steps = match night {
            Correctable::Running => {
                let game = self.replayed();
                self.screens.go_home();
                CorrectingScreen::open_in(game, &self.night)
            }
            Correctable::Stored(stored) => CorrectingScreen::open_stored(stored, self.replayed()),
            Correctable::Not(obstacle) => vec![Step::Tell(Notice::CanNotCorrect(obstacle))],
        };
        self.take(steps)
    }

    /// The game that a replay shows.
    fn replayed(&self) -> Option<GameNumber> {
        match self.screen() {
            Screen::Replaying(replay) => replay.night.game_number(),
            _ => None,
        }
    }

    /// Goes back to where the correction began, and shows the corrected night. After a refusal the
    /// cursor and the typed balls stay.
    pub(super) fn show_corrected(&mut self, outcome: CorrectedNight) -> Effects {
        let night = match outcome {
            CorrectedNight::Saved(night) => night,
            CorrectedNight::Refused(refusal) => return self.take(vec![Step::refusing(refusal)]),
            CorrectedNight::NotSaved(obstacle) => {
                return self.take(vec![Step::Tell(Notice::CanNotCorrect(obstacle))]);
            }
        };
        self.screens.back();
        let last = night.night.last_event();
        let told = last.map(|event| NamedEvent::new(&night.night, event.clone()));
        self.notice = told.map(Notice::Done);
        for screen in self.screens.iter_mut() {
            screen.renew(&night);
        }
        vec![Effect::FindRegulars, Effect::FindPast]
    }
}

impl Screen {
    /// Shows this version of a stored night.
    fn renew(&mut self, night: &ReplayScreen) {
        match self {
            Self::History(history) => history.renew(night),
            Self::Replaying(replay) if replay.header.number == night.header.number => {
                **replay = night.clone();
            }
            _ => {}
        }
    }
}
