//! Queries for the views, and the view of the board: the sheet, or one large enough to read from across
//! the room.

use std::time::Duration;

use super::step::Steps;
use super::{App, Face, Notice, Overlay, Screen, ThemeName};
use crate::archive::{PastNights, Regulars, SaveState};
use crate::night::Night;

#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub enum View {
    #[default]
    Sheet,
    /// The current player, the standing pins and the scores, as large as fits.
    Big,
}

impl App {
    pub const fn night(&self) -> &Night {
        &self.night
    }

    /// The night on screen: the running one, or a stored one.
    pub fn shown(&self) -> &Night {
        match self.screen() {
            Screen::Replaying(replay) => &replay.night,
            Screen::Correcting(cursor) => cursor.night(&self.night),
            Screen::History(history) => history.preview().map_or(&self.night, |shown| &shown.night),
            _ => self.night(),
        }
    }

    pub const fn screen(&self) -> &Screen {
        self.screens.top()
    }

    pub const fn overlay(&self) -> Option<Overlay> {
        self.overlay
    }

    pub const fn notice(&self) -> Option<&Notice> {
        self.notice.as_ref()
    }

    pub const fn theme(&self) -> ThemeName {
        self.theme
    }

    /// Who bowled before tonight.
    pub const fn regulars(&self) -> &Regulars {
        &self.regulars
    }

    /// What earlier nights add up to. None until it has been read.
    pub const fn past(&self) -> Option<&PastNights> {
        self.past.as_ref()
    }

    pub const fn saving(&self) -> SaveState {
        self.saving
    }

    /// The time until the app advances without input. None if it doesn't.
    pub fn pause(&self) -> Option<Duration> {
        match self.screen() {
            Screen::Replaying(replay) => replay.pause(),
            Screen::History(history) => history.pause(),
            _ => None,
        }
    }

    /// The view of the current screen. Only the board and the results have a big view: correcting needs
    /// the sheet.
    pub const fn view(&self) -> View {
        match self.screen() {
            Screen::Bowling(_) | Screen::Results(_) | Screen::Watching(_) => self.view,
            Screen::Replaying(replay) => replay.view,
            _ => View::Sheet,
        }
    }

    /// Is a player bowling out of turn who can be put back: marked, or called up without a ball?
    pub fn is_out_of_turn(&self) -> bool {
        matches!(self.screen(), Screen::Bowling(bowling) if bowling.is_out_of_turn(self.night()))
    }

    /// Would Esc do nothing on the board but leave the big view?
    pub(super) fn is_big_without_more(&self) -> bool {
        match self.screen() {
            Screen::Bowling(bowling) => self.view == View::Big && bowling.is_plain(&self.night),
            _ => false,
        }
    }

    pub(super) fn is_big_results(&self) -> bool {
        matches!(self.screen(), Screen::Results(_)) && self.view == View::Big
    }

    /// Shows the sheet of the results, which the big view has no room for.
    pub(super) fn show_sheet(&mut self) -> Steps {
        if let Screen::Results(results) = self.screens.top_mut() {
            results.face = Face::Sheet;
        }
        self.switch_view()
    }

    /// A replay has a view of its own.
    pub(super) fn switch_view(&mut self) -> Steps {
        let view = match self.screens.top_mut() {
            Screen::Replaying(replay) => &mut replay.view,
            _ => &mut self.view,
        };
        *view = match view {
            View::Sheet => View::Big,
            View::Big => View::Sheet,
        };
        vec![]
    }
}
