//! The keys among the nights that were kept.

use super::{Binding, DOWN, HELP, LEFT, QUIT, RIGHT, SHARE, THEME, UP, VIEW, footer, help};
use crate::app::{Action, Direction};
use crate::input::Key;
use crate::text::Label;

pub(super) const HISTORY: &[Binding] = &[
    UP,
    DOWN,
    LEFT,
    RIGHT,
    footer(&[Key::Enter], Action::Confirm, Label::Open),
    footer(&[Key::Char('/')], Action::Search, Label::Search),
    footer(&[Key::Escape, Key::Char('h')], Action::Cancel, Label::Back),
    THEME,
    HELP,
    QUIT,
];

pub(super) const SEARCHING: &[Binding] = &[
    footer(&[Key::Enter], Action::Confirm, Label::Search),
    footer(&[Key::Backspace], Action::Erase, Label::Erase),
    footer(&[Key::Escape], Action::Cancel, Label::Cancel),
];

pub(super) const REPLAYING: &[Binding] = &[
    footer(&[Key::Char(' ')], Action::PlayOrPause, Label::PlayOrPause),
    footer(&[Key::Right], Action::Move(Direction::Right), Label::StepOn),
    footer(&[Key::Escape, Key::Char('h')], Action::Cancel, Label::Back),
    help(&[Key::Left], Action::Move(Direction::Left), Label::StepBack),
    help(&[Key::Up], Action::Move(Direction::Up), Label::Faster),
    help(&[Key::Down], Action::Move(Direction::Down), Label::Slower),
    help(&[Key::Char('[')], Action::EarlierGame, Label::EarlierGame),
    help(&[Key::Char(']')], Action::LaterGame, Label::LaterGame),
    footer(
        &[Key::Char('c')],
        Action::ShowCorrections,
        Label::Corrections,
    ),
    SHARE,
    VIEW,
    THEME,
    HELP,
    QUIT,
];

pub(super) const CORRECTIONS: &[Binding] = &[
    UP,
    DOWN,
    footer(
        &[Key::Escape, Key::Enter, Key::Char('c'), Key::Char('q')],
        Action::Cancel,
        Label::Close,
    ),
];
