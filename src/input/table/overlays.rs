//! The keys of what lies over a screen.

use super::Key::{Char, Down, Enter, Escape};
use super::{Binding, CANCEL, CLOSE, MOVE, MOVE_DOWN, MOVE_UP, QUIT_AT_ONCE, footer, help};
use crate::app::Action::{self, ShareAs};
use crate::app::{Direction, Form};

pub(super) const HELP_SCREEN: &[Binding] = &[
    MOVE_UP,
    MOVE_DOWN,
    footer(
        &[Escape, Enter, Char('?'), Char('q')],
        Action::Cancel,
        CLOSE,
    ),
];

pub(super) const QUITTING: &[Binding] = &[
    footer(&[Char('y'), Enter], Action::Quit, ["leave", "나가기"]),
    footer(&[Escape, Char('n')], Action::Cancel, ["stay", "계속"]),
];

#[rustfmt::skip]
pub(super) const OFFERING: &[Binding] = &[
    footer(&[Enter, Char('y')], Action::Confirm, ["go on", "계속하기"]),
    footer(&[Char('n')], Action::BeginAnew, ["new night", "새로 시작"]),
    QUIT_AT_ONCE,
];

#[rustfmt::skip]
pub(super) const THEMES: &[Binding] = &[
    MOVE_UP,
    help(&[Down, Char('t')], Action::Move(Direction::Down), MOVE),
    footer(&[Enter, Char(' ')], Action::Confirm, ["keep it", "고르기"]),
    footer(&[Char('m')], Action::SwitchMotion, ["motion", "움직임"]),
    footer(&[Escape, Char('q')], Action::Cancel, CANCEL),
];

#[rustfmt::skip]
pub(super) const SHARING: &[Binding] = &[
    footer(&[Char('c')], ShareAs(Form::Clipboard), ["copy as text", "글로 복사"]),
    footer(&[Char('t')], ShareAs(Form::Text), ["text file", "글 파일"]),
    footer(&[Char('s')], ShareAs(Form::Picture), ["picture: an SVG file", "그림 파일(SVG)"]),
    footer(&[Char('m')], ShareAs(Form::Markdown), ["Markdown file", "마크다운 파일"]),
    footer(&[Char('v')], ShareAs(Form::Csv), ["CSV file: one line a game", "CSV 파일"]),
    footer(
        &[Char('j')],
        ShareAs(Form::Json),
        ["JSON file: `tenpin import` reads it", "JSON 파일: `tenpin import`로 읽음"],
    ),
    footer(&[Char('h')], ShareAs(Form::Html), ["HTML file: prints well", "HTML 파일: 인쇄용"]),
    footer(&[Escape, Char('q')], Action::Cancel, CANCEL),
];
