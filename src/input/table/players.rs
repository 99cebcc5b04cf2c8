//! The keys among the players.

use super::{Binding, DOWN, HELP, QUIT, UNDO, UP, footer, help};
use crate::app::Action;
use crate::input::Key;
use crate::text::Label;

pub(super) const FIELD: &[Binding] = &[
    footer(&[Key::Enter], Action::Confirm, Label::AddOrStart),
    help(&[Key::Right], Action::TakeSuggestion, Label::TakeSuggestion),
    footer(&[Key::Tab], Action::SwitchFocus, Label::List),
    help(&[Key::Down], Action::SwitchFocus, Label::List),
    help(&[Key::Backspace], Action::Erase, Label::Erase),
    footer(&[Key::Escape], Action::Cancel, Label::Back),
    HELP,
];

pub(super) const LIST: &[Binding] = &[
    UP,
    DOWN,
    footer(&[Key::Tab, Key::Escape], Action::SwitchFocus, Label::Field),
    footer(&[Key::Char('o')], Action::OutOrBack, Label::OutOrBack),
    footer(
        &[Key::Char('l'), Key::Char('d'), Key::Delete],
        Action::GoHome,
        Label::GoHome,
    ),
    footer(&[Key::Char('n')], Action::Rename, Label::Rename),
    footer(
        &[Key::Char('['), Key::ShiftUp],
        Action::MoveUp,
        Label::MoveUp,
    ),
    footer(
        &[Key::Char(']'), Key::ShiftDown],
        Action::MoveDown,
        Label::MoveDown,
    ),
    UNDO,
    help(&[Key::Char('r')], Action::Redo, Label::Redo),
    help(&[Key::Char('a')], Action::ShowStatistics, Label::Averages),
    help(&[Key::Enter], Action::Confirm, Label::Start),
    help(&[Key::Char('t')], Action::ChooseTheme, Label::Theme),
    help(&[Key::Char('h')], Action::ShowHistory, Label::Nights),
    HELP,
    QUIT,
];

pub(super) const RENAMING: &[Binding] = &[
    footer(&[Key::Enter], Action::Confirm, Label::Take),
    footer(&[Key::Backspace], Action::Erase, Label::Erase),
    footer(&[Key::Escape], Action::Cancel, Label::Cancel),
];

pub(super) const JOINING: &[Binding] = &[
    footer(&[Key::Enter], Action::JoinNow, Label::JoinNow),
    footer(&[Key::Char('g')], Action::JoinNextGame, Label::JoinNextGame),
    footer(&[Key::Escape], Action::Cancel, Label::Cancel),
];
