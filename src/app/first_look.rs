//! The theme that the program chose is told once, on the first board: where names are typed its key
//! is a letter.

use super::step::{Step, Steps};
use super::{App, Context, Effect, Effects, Notice, Overlay};

/// The setting that says it was told.
pub const FIRST_LOOK: &str = "first-look";

#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub(super) enum FirstLook {
    /// Told before, or the theme was the user's choice.
    #[default]
    Known,
    ToTell,
}

impl App {
    pub(super) fn first_look(&mut self) -> Effects {
        self.first_look = FirstLook::ToTell;
        self.tell_first_look()
    }

    /// Whoever opens the list knows how to change the theme.
    pub(super) fn choose_theme(&mut self) -> Steps {
        self.first_look = FirstLook::Known;
        vec![Step::Show(Overlay::Themes(self.theme))]
    }

    /// Told once the board takes keys, unless something else is told there.
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
