//! How the board is shown: as a sheet, or large enough to read from across the room.

use super::step::Steps;
use super::{App, Screen};

#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub enum View {
    #[default]
    Sheet,
    /// Who is up, the standing pins and the scores, as large as fits.
    Big,
}

impl App {
    /// The view of the current screen. Only the board and the results have a big view: correcting
    /// needs the sheet.
    pub const fn view(&self) -> View {
        match self.screen() {
            Screen::Bowling(_)
            | Screen::Results(_)
            | Screen::Replaying(_)
            | Screen::Watching(_) => self.view,
            _ => View::Sheet,
        }
    }

    pub(super) const fn switch_view(&mut self) -> Steps {
        self.view = match self.view {
            View::Sheet => View::Big,
            View::Big => View::Sheet,
        };
        vec![]
    }
}
