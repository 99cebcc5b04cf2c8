//! The keys of what lies over a screen.

use super::{Binding, DOWN, UP, footer, help};
use crate::app::{Action, Direction, Form};
use crate::input::Key;
use crate::text::Label;

pub(super) const HELP_SCREEN: &[Binding] = &[
    UP,
    DOWN,
    footer(
        &[Key::Escape, Key::Enter, Key::Char('?'), Key::Char('q')],
        Action::Cancel,
        Label::Close,
    ),
];

pub(super) const QUITTING: &[Binding] = &[
    footer(&[Key::Char('y'), Key::Enter], Action::Quit, Label::Leave),
    footer(&[Key::Escape, Key::Char('n')], Action::Cancel, Label::Stay),
];

pub(super) const OFFERING: &[Binding] = &[
    footer(&[Key::Enter, Key::Char('y')], Action::Confirm, Label::GoOn),
    footer(&[Key::Char('n')], Action::BeginAnew, Label::NewNight),
    footer(&[Key::Char('q')], Action::Quit, Label::Quit),
];

pub(super) const THEMES: &[Binding] = &[
    UP,
    help(
        &[Key::Down, Key::Char('t')],
        Action::Move(Direction::Down),
        Label::Move,
    ),
    footer(&[Key::Enter, Key::Char(' ')], Action::Confirm, Label::Keep),
    footer(&[Key::Char('m')], Action::SwitchMotion, Label::Motion),
    footer(
        &[Key::Escape, Key::Char('q')],
        Action::Cancel,
        Label::Cancel,
    ),
];

pub(super) const SHARING: &[Binding] = &[
    footer(
        &[Key::Char('c')],
        Action::ShareAs(Form::Clipboard),
        Label::Copy,
    ),
    footer(
        &[Key::Char('t')],
        Action::ShareAs(Form::Text),
        Label::TextFile,
    ),
    footer(
        &[Key::Char('s')],
        Action::ShareAs(Form::Picture),
        Label::PictureFile,
    ),
    footer(
        &[Key::Char('m')],
        Action::ShareAs(Form::Markdown),
        Label::MarkdownFile,
    ),
    footer(
        &[Key::Char('v')],
        Action::ShareAs(Form::Csv),
        Label::CsvFile,
    ),
    footer(
        &[Key::Char('j')],
        Action::ShareAs(Form::Json),
        Label::JsonFile,
    ),
    footer(
        &[Key::Char('h')],
        Action::ShareAs(Form::Html),
        Label::HtmlFile,
    ),
    footer(
        &[Key::Escape, Key::Char('q')],
        Action::Cancel,
        Label::Cancel,
    ),
];
