//! How the board is shown: as a sheet, or large for the far end of the room.

use super::step::Steps;
use super::{App, Screen};

/// How the board is shown.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub enum View {
    /// The whole sheet.
    #[default]
    Sheet,
    /// Who is up, what stands and the scores, as large as there is room.
    Big,
}

impl App {
    /// How what is on screen is shown. Only the board and the results can be large: correcting needs
    /// the sheet.
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
