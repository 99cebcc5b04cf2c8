//! An automatically chosen theme is announced once, on the first board: on the players screen its key
//! would be a letter.

use super::step::{Step, Steps};
use super::{App, Context, Effect, Effects, Notice, Overlay};

/// The setting that remembers the announcement.
pub const FIRST_LOOK: &str = "first-look";

#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub(super) enum FirstLook {
    /// Announced already, or the theme was the user's choice.
    #[default]
    Known,
    ToTell,
}

impl App {
    pub(super) fn first_look(&mut self) -> Effects {
        self.first_look = FirstLook::ToTell;
        self.tell_first_look()
    }

    /// After opening the list, the user knows how to change the theme.
    pub(super) fn choose_theme(&mut self) -> Steps {
        self.first_look = FirstLook::Known;
        vec![Step::Show(Overlay::Themes(self.theme))]
    }

    /// Announces the theme once the board takes keys, unless another notice is shown.
    pub(super) fn tell_first_look(&mut self) -> Effects {
        let is_its_turn = self.first_look == FirstLook::ToTell
            && self.context() == Context::Bowling
            && self.notice.is_none();
        if !is_its_turn {
            return vec![];
        }
        self.first_look = FirstLook::Known;
        self.notice = Some(Notice::FirstLook(self.theme));
        vec![Effect::Remember {
            key: FIRST_LOOK,
            value: "told".to_owned(),
        }]
    }
}
