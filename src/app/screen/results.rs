//! The results, and what follows them.

use super::{CorrectingScreen, PlayersScreen, Screen};
use crate::app::step::{Step, Steps};
use crate::app::{Action, Direction};
use crate::domain::RuleError;
use crate::night::Night;

pub(super) fn update(line: &mut usize, action: Action, night: &Night) -> Steps {
    let last = night.people().count().saturating_sub(1);
    match action {
        Action::StartGame => return vec![Step::Record(night.starting())],
        Action::Nought | Action::One | Action::Bowl(_) => {
            return vec![Step::refusing(RuleError::GameIsOver)];
        }
        Action::Correct => return CorrectingScreen::open(night),
        Action::ShowPlayers => {
            return vec![Step::Go(Screen::Players(PlayersScreen::default()))];
        }
        Action::Move(Direction::Up) => *line = line.saturating_sub(1),
        Action::Move(_) => *line = (*line + 1).min(last),
        _ => {}
    }
    vec![]
}
