//! The moment after a mark, in which the big view still shows who bowled it.

use super::{App, Motion, Screen, View};
use crate::domain::Player;

impl App {
    /// Whose mark the big view still shows. None once it has handed over to the next player.
    pub fn held(&self) -> Option<Player> {
        let held = match self.screen() {
            Screen::Replaying(replay) => replay.held,
            _ => self.held,
        };
        held.filter(|_| self.holds())
    }

    /// Does the view wait a moment before it hands over?
    pub fn holds(&self) -> bool {
        self.view() == View::Big && self.motion == Motion::Shown
    }

    pub(super) fn hand_over(&mut self) {
        self.held = None;
        match self.screens.top_mut() {
            Screen::Watching(watching) => watching.hand_over(),
            Screen::Replaying(replay) => replay.held = None,
            _ => {}
        }
    }
}
