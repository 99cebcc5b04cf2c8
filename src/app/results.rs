//! The results, and what follows them.

use super::{Action, App, Direction, Effects, Notice, Pending, PlayersScreen, Screen};
use crate::domain::RuleError;
use crate::night::NightError;

impl App {
    pub(super) fn update_results(
        &mut self,
        line: usize,
        action: Action,
    ) -> Result<Effects, NightError> {
        let last = self.night.people().count().saturating_sub(1);
        match action {
            Action::StartGame => return self.start_game(),
            Action::Nought | Action::One | Action::Bowl(_) => {
                return Err(RuleError::GameIsOver.into());
            }
            Action::Correct => self.put_cursor(),
            Action::Move(Direction::Up) => self.screen = Screen::Results(line.saturating_sub(1)),
            Action::Move(_) => self.screen = Screen::Results((line + 1).min(last)),
            Action::ShowPlayers => self.screen = Screen::Players(PlayersScreen::default()),
            _ => {}
        }
        Ok(vec![])
    }

    /// The next game, or the first one. What somebody who sits out owed in the last one is void.
    pub(super) fn start_game(&mut self) -> Result<Effects, NightError> {
        let void = self.night.owing();
        let effects = self.record(self.night.starting())?;
        self.screen = Screen::Bowling(Pending::Nothing);
        self.notice = (!void.is_empty()).then_some(Notice::Void(void));
        Ok(effects)
    }
}
