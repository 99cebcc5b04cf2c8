//! The questions and lists that lie over a screen.

use super::{Action, App, Direction, Effect, Effects, Overlay, PlayersScreen, Screen};
use crate::archive::SaveState;
use crate::night::Night;

impl App {
    /// At once; only if something would be lost by it, after the question.
    pub(super) fn quit(&mut self, overlay: Option<Overlay>) -> Effects {
        match (overlay, self.saving) {
            (Some(Overlay::Quitting), _) | (_, SaveState::Saved(_) | SaveState::NotKept) => {
                vec![Effect::Quit]
            }
            (_, SaveState::NotSaved(..)) => {
                self.show(Overlay::Quitting);
                vec![]
            }
        }
    }

    /// A new night, instead of the one that was offered.
    pub(super) fn begin_anew(&mut self) -> Effects {
        self.night = Night::default();
        self.screen = Screen::Players(PlayersScreen::default());
        self.overlay = None;
        vec![Effect::BeginNight]
    }

    pub(super) const fn update_overlay(&mut self, overlay: Overlay, action: Action) {
        self.overlay = match (overlay, action) {
            (Overlay::Help(page), Action::Move(Direction::Down)) => {
                Some(Overlay::Help(page.wrapping_add(1)))
            }
            (Overlay::Help(page), Action::Move(Direction::Up)) => {
                Some(Overlay::Help(page.wrapping_sub(1)))
            }
            (Overlay::Corrections(skipped), Action::Move(Direction::Up)) => {
                Some(Overlay::Corrections(skipped.saturating_add(1)))
            }
            (Overlay::Corrections(skipped), Action::Move(Direction::Down)) => {
                Some(Overlay::Corrections(skipped.saturating_sub(1)))
            }
            _ => None,
        };
    }
}
