//! The results of a game, and the next game.

use super::{CorrectingScreen, PlayersScreen, Screen};
use crate::app::step::{Step, Steps};
use crate::app::{Action, Direction};
use crate::domain::RuleError;
use crate::night::Night;

/// The results of a game, scrolled to a line: the first visible one.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct ResultsScreen {
    pub line: usize,
    pub face: Face,
    /// How many lines the last paint showed.
    pub(super) in_sight: usize,
}

/// What is shown below the winner.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub enum Face {
    /// The podium, the sentences and the table.
    #[default]
    Summary,
    /// Every ball.
    Sheet,
}

impl ResultsScreen {
    pub(super) fn update(&mut self, action: Action, night: &Night) -> Steps {
        let last = night.people().count().saturating_sub(self.in_sight.max(1));
        let line = self.line.min(last);
        match action {
            Action::StartGame => return next_game(night),
            Action::Nought | Action::One | Action::Bowl(_) => {
                return vec![Step::refusing(RuleError::GameIsOver)];
            }
            Action::Correct => return CorrectingScreen::open(night),
            Action::ShowPlayers => {
                return vec![Step::Go(Screen::Players(PlayersScreen::default()))];
            }
            Action::SwitchFocus => self.face = self.face.other(),
            Action::Move(Direction::Up) => self.line = line.saturating_sub(1),
            Action::Move(_) => self.line = (line + 1).min(last),
            Action::Leap(leap) => self.line = leap.leads_from(line, last),
            _ => {}
        }
        vec![]
    }
}

/// Rotates the order first, if rotation is on.
fn next_game(night: &Night) -> Steps {
    let events = night.turning().into_iter().chain([night.starting()]);
    events.map(Step::Record).collect()
}

impl Face {
    const fn other(self) -> Self {
        match self {
            Self::Summary => Self::Sheet,
            Self::Sheet => Self::Summary,
        }
    }
}
