//! Questions and lists that cover a screen and take the keys.

use super::step::{Step, Steps};
use super::{Action, App, Direction, Effect, Leap, Screen, ThemeName};
use crate::archive::NightChange;

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Overlay {
    /// The keys of the screen below, on this page. Wraps around.
    Help(i32),
    /// The question before quitting.
    Quitting,
    /// The question whether to continue the unfinished night.
    Offering,
    /// The corrections of a stored night, scrolled back by this many.
    Corrections(usize),
    /// The page for phones: the question, or its address.
    Phones,
    /// The question about the format for sharing.
    Sharing,
    /// The result as a QR code.
    Code,
    /// The question whether to delete the stored night with this number.
    Deleting(u32),
    /// What the current player needs to reach a score.
    Needs,
    /// The list of themes, with the theme to restore on cancel.
    Themes(ThemeName),
}

impl Overlay {
    /// `theme` is the current one. An unknown action closes the overlay.
    pub(super) fn update(&mut self, action: Action, theme: ThemeName) -> Steps {
        match (&mut *self, action) {
            (Self::Help(page), Action::Move(_) | Action::Leap(_)) => *page = turned(*page, action),
            // Counted from the end, so moving up means skipping more.
            (Self::Corrections(skipped), Action::Leap(leap)) => {
                *skipped = leap.reversed().leads_from(*skipped, usize::MAX);
            }
            (Self::Corrections(skipped), Action::Move(Direction::Up)) => {
                *skipped = skipped.saturating_add(1);
            }
            (Self::Corrections(skipped), Action::Move(Direction::Down)) => {
                *skipped = skipped.saturating_sub(1);
            }
            (Self::Quitting, Action::EndGame) => return vec![Step::Close, Step::EndGame],
            (Self::Offering, Action::BeginAnew) => return vec![Step::Close, Step::BeginNight],
            (Self::Sharing, Action::ShareAs(form)) => {
                return vec![Step::Close, Step::Ask(Effect::Share(form))];
            }
            (Self::Phones, action) => return update_phones(action),
            (Self::Deleting(number), Action::Confirm) => {
                let delete = Effect::ChangeNight(*number, NightChange::Delete);
                return vec![Step::Close, Step::Ask(delete)];
            }
            (Self::Themes(before), action) => return update_themes(*before, theme, action),
            _ => return vec![Step::Close],
        }
        vec![]
    }
}

impl App {
    /// The needs are information, not a question: any key other than those that close it also acts on the
    /// screen below.
    pub(super) fn act_through(&mut self, action: Action) {
        if self.overlay == Some(Overlay::Needs) && action != Action::Cancel {
            self.overlay = None;
        }
    }

    /// Limits the scrolling: the overlay does not know how many corrections there are.
    pub(super) fn stop_at_the_first_correction(&mut self) {
        let Screen::Replaying(replay) = self.screens.top() else {
            return;
        };
        let most = replay.corrections.len().saturating_sub(1);
        if let Some(Overlay::Corrections(skipped)) = &mut self.overlay {
            *skipped = most.min(*skipped);
        }
    }
}

/// The page of the help after a key. Wraps around.
const fn turned(page: i32, action: Action) -> i32 {
    match action {
        Action::Move(Direction::Down) | Action::Leap(Leap::PageDown) => page.wrapping_add(1),
        Action::Leap(Leap::First) => 0,
        Action::Leap(Leap::Last) => -1,
        _ => page.wrapping_sub(1),
    }
}

/// The address, once known, is shown here too.
fn update_phones(action: Action) -> Steps {
    match action {
        // The page reads the file, so the latest ball has to be saved.
        Action::OpenPage => [Effect::Save, Effect::OpenPage].map(Step::Ask).into(),
        Action::ClosePage => vec![Step::Close, Step::Ask(Effect::ClosePage)],
        _ => vec![Step::Close],
    }
}

/// The selected theme is applied at once, as a preview.
fn update_themes(before: ThemeName, theme: ThemeName, action: Action) -> Steps {
    match action {
        Action::Move(Direction::Up) => vec![Step::Wear(theme.on_by(ThemeName::ALL.len() - 1))],
        Action::Move(_) => vec![Step::Wear(theme.on_by(1))],
        Action::SwitchMotion => vec![Step::SwitchMotion],
        Action::SwitchLanguage => vec![Step::Ask(Effect::SwitchLanguage)],
        Action::SwitchMouse => vec![Step::SwitchMouse],
        Action::Confirm => vec![Step::Close, Step::Ask(theme.remembered())],
        _ => vec![Step::Wear(before), Step::Close],
    }
}
