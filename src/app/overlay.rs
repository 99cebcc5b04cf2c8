//! The questions and lists that lie over a screen and take the keys.

use super::step::{Step, Steps};
use super::{Action, Direction, Effect, ThemeName};

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Overlay {
    /// The keys of the screen below: so many pages on, around and around.
    Help(i32),
    /// The question before leaving.
    Quitting,
    /// The question whether the night goes on that was still open.
    Offering,
    /// The corrections of a stored night, without so many of the latest ones.
    Corrections(usize),
    /// The question in which form the night is handed on.
    Sharing,
    /// The list of themes, and the one to go back to.
    Themes(ThemeName),
}

impl Overlay {
    /// Under this theme. What is not understood closes it.
    pub(super) fn update(&mut self, action: Action, theme: ThemeName) -> Steps {
        match (&mut *self, action) {
            (Self::Help(page), Action::Move(Direction::Down)) => *page = page.wrapping_add(1),
            (Self::Help(page), Action::Move(Direction::Up)) => *page = page.wrapping_sub(1),
            (Self::Corrections(skipped), Action::Move(Direction::Up)) => {
                *skipped = skipped.saturating_add(1);
            }
            (Self::Corrections(skipped), Action::Move(Direction::Down)) => {
                *skipped = skipped.saturating_sub(1);
            }
            (Self::Offering, Action::BeginAnew) => return vec![Step::Close, Step::BeginNight],
            (Self::Sharing, Action::ShareAs(form)) => {
                return vec![Step::Close, Step::Ask(Effect::Share(form))];
            }
            (Self::Themes(before), action) => return update_themes(*before, theme, action),
            _ => return vec![Step::Close],
        }
        vec![]
    }
}

/// What is looked at shows at once.
fn update_themes(before: ThemeName, theme: ThemeName, action: Action) -> Steps {
    match action {
        Action::Move(Direction::Up) => vec![Step::Wear(theme.on_by(ThemeName::ALL.len() - 1))],
        Action::Move(_) => vec![Step::Wear(theme.on_by(1))],
        Action::SwitchMotion => vec![Step::SwitchMotion],
        Action::Confirm => {
            let remember = Effect::Remember {
                key: "theme",
                value: theme.name().to_owned(),
            };
            vec![Step::Close, Step::Ask(remember)]
        }
        _ => vec![Step::Wear(before), Step::Close],
    }
}
