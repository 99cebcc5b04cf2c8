//! A row of the table of keys.

use crate::app::Action;
use crate::input::Key;
use crate::text::Words;

/// Where a key is shown.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Place {
    /// In the footer and in the help.
    Footer,
    /// Only in the help.
    Help,
    /// The key is only bound to be refused.
    Nowhere,
}

/// A row: keys, their action, and its name in every language.
#[derive(Clone, Copy, Debug)]
pub struct Binding {
    /// The first one is shown in the footer and in hints.
    pub keys: &'static [Key],
    pub action: Action,
    pub words: Words,
    /// The name in a narrow footer.
    pub short: Words,
    /// What the key does, in the help.
    pub told: Words,
    pub place: Place,
    pub group: Group,
}

/// A section of the help.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Group {
    Score,
    Fix,
    People,
    Look,
    Share,
    /// Settings, help and quitting.
    Rest,
}

impl Group {
    /// In the order of the help.
    pub const ALL: [Self; 6] = [
        Self::Score,
        Self::Fix,
        Self::People,
        Self::Look,
        Self::Share,
        Self::Rest,
    ];

    const fn from_action(action: Action) -> Self {
        match action {
            Action::Nought
            | Action::One
            | Action::Bowl(_)
            | Action::StartGame
            | Action::EndGame => Self::Score,
            Action::Undo | Action::Redo | Action::Correct | Action::Erase => Self::Fix,
            Action::Share | Action::ShareAs(_) | Action::ShowPhones => Self::Share,
            Action::ShowPlayers
            | Action::SwitchFocus
            | Action::OutOrBack
            | Action::GoHome
            | Action::Rename
            | Action::MoveUp
            | Action::MoveDown
            | Action::JoinNow
            | Action::JoinNextGame
            | Action::TakeSuggestion
            | Action::TakeLineUp
            | Action::Type(_) => Self::People,
            Action::Confirm
            | Action::Cancel
            | Action::ShowHelp
            | Action::BeginAnew
            | Action::AskToQuit
            | Action::Quit
            | Action::Suspend => Self::Rest,
            _ => Self::Look,
        }
    }
}

impl Binding {
    /// The key shown in the footer and in hints.
    pub fn key_name(&self) -> String {
        self.keys.first().map(Key::to_string).unwrap_or_default()
    }

    pub(super) const fn in_help(self) -> Self {
        Self {
            place: Place::Help,
            ..self
        }
    }

    pub(super) const fn telling(self, told: Words) -> Self {
        Self { told, ..self }
    }

    pub(super) const fn shortly(self, short: Words) -> Self {
        Self { short, ..self }
    }

    pub(super) const fn in_group(self, group: Group) -> Self {
        Self { group, ..self }
    }
}

pub(super) const fn footer(keys: &'static [Key], action: Action, words: Words) -> Binding {
    assert!(!keys.is_empty(), "a row without a key");
    Binding {
        keys,
        action,
        words,
        short: words,
        told: words,
        place: Place::Footer,
        group: Group::from_action(action),
    }
}

pub(super) const fn help(keys: &'static [Key], action: Action, words: Words) -> Binding {
    footer(keys, action, words).in_help()
}
