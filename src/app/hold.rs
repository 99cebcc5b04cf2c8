//! The moment after a mark during which the big view still shows its bowler.

use super::{App, Motion, Screen, View};
use crate::domain::Player;

impl App {
    /// The player whose mark the big view still shows. None once it has switched to the next player.
    pub fn held(&self) -> Option<Player> {
        let held = match self.screen() {
            Screen::Replaying(replay) => replay.held,
            _ => self.held,
        };
        held.filter(|_| self.holds())
    }

    /// Does the view wait a moment before it switches to the next player?
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
