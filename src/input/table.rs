//! The rows: keys, their action, its name, and where it is shown.

mod balls;
mod history;
mod overlays;
mod players;

use super::Key::{self, Backspace, Char, Control, Down, Enter, Escape, Left, Right, Up};
use crate::app::{Action, Context, Direction};
use crate::text::Words;
use balls::{BALLS, NOUGHT_IS_A_BALL};
use overlays::{CLOSE_SHARING, COPY, FILES};

/// Where a key is shown.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Place {
    /// In the footer and in the help.
    Footer,
    /// Only in the help.
    Help,
}

/// A row: keys, their action, and its name in every language.
#[derive(Clone, Copy, Debug)]
pub struct Binding {
    /// The first one is shown in the footer and in hints.
    pub keys: &'static [Key],
    pub action: Action,
    pub words: Words,
    pub place: Place,
}

impl Binding {
    /// The key shown in the footer and in hints.
    pub fn key_name(&self) -> String {
        self.keys.first().map(Key::to_string).unwrap_or_default()
    }

    const fn in_help(self) -> Self {
        Self {
            place: Place::Help,
            ..self
        }
    }
}

const fn footer(keys: &'static [Key], action: Action, words: Words) -> Binding {
    assert!(!keys.is_empty(), "a row without a key");
    Binding {
        keys,
        action,
        words,
        place: Place::Footer,
    }
}

const fn help(keys: &'static [Key], action: Action, words: Words) -> Binding {
    footer(keys, action, words).in_help()
}

const BACK: Words = ["back", "뒤로"];
const CANCEL: Words = ["cancel", "취소"];
const CLOSE: Words = ["close", "닫기"];
const ERASE: Words = ["erase", "지우기"];
const MOVE: Words = ["move", "이동"];
const TAKE: Words = ["take it", "확정"];

const QUIT: Binding = footer(&[Char('q')], Action::AskToQuit, ["quit", "끝내기"]);
const QUIT_AT_ONCE: Binding = footer(&[Char('q')], Action::Quit, QUIT.words);
const HELP: Binding = footer(&[Char('?')], Action::ShowHelp, ["help", "도움말"]);
const UNDO: Binding = footer(&[Char('u')], Action::Undo, ["undo", "되돌리기"]);
const REDO: Binding = footer(&[Char('r')], Action::Redo, ["redo", "다시 실행"]);
const PLAYERS: Binding = footer(&[Char('p')], Action::ShowPlayers, ["players", "선수"]);
const AVERAGES: Binding = footer(&[Char('a')], Action::ShowStatistics, ["averages", "통계"]);
const CORRECT: Binding = footer(&[Char('e')], Action::Correct, ["correct", "고치기"]);
const VIEW: Binding = footer(&[Char('v')], Action::SwitchView, ["big", "크게"]);
const NIGHTS: Binding = footer(&[Char('h')], Action::ShowHistory, ["history", "기록"]);
const THEME: Binding = footer(&[Char('t')], Action::ChooseTheme, ["theme", "테마"]);
const SHARE: Binding = footer(&[Char('s')], Action::Share, ["share", "공유"]);
const MOVE_UP: Binding = help(&[Up], Action::Move(Direction::Up), MOVE);
const MOVE_DOWN: Binding = help(&[Down], Action::Move(Direction::Down), MOVE);
const MOVE_LEFT: Binding = help(&[Left], Action::Move(Direction::Left), MOVE);
const MOVE_RIGHT: Binding = help(&[Right], Action::Move(Direction::Right), MOVE);

const UNDO_BALL: &[Binding] = &[UNDO, help(&[Backspace], Action::Erase, UNDO.words)];

#[rustfmt::skip]
const PENDING_ONE: &[Binding] = &[
    help(&[Char('0')], Action::Nought, ["make it ten", "10으로"]),
    help(&[Enter, Char(' ')], Action::Confirm, ["it is one", "1로"]),
    help(&[Escape, Backspace, Char('u')], Action::Cancel, ["drop the 1", "1 지우기"]),
];

const UP_DOWN: &[Binding] = &[MOVE_UP, MOVE_DOWN];
const MOVES: &[Binding] = &[MOVE_UP, MOVE_DOWN, MOVE_LEFT, MOVE_RIGHT];
const CHANGES: &[Binding] = &[REDO, CORRECT];

/// The board, with or without a pending 1, after [`CHANGES`] and [`MOVES`].
const BOARD: &[Binding] = &[
    PLAYERS,
    VIEW,
    THEME,
    SHARE.in_help(),
    HELP,
    QUIT,
    NIGHTS,
    AVERAGES,
];

const CORRECTING: &[Binding] = &[
    footer(&[Enter, Char(' ')], Action::Confirm, TAKE),
    footer(&[Backspace], Action::Erase, ERASE),
    footer(&[Escape, Char('e'), Char('u')], Action::Cancel, CANCEL),
    HELP,
    QUIT,
];

const RESULTS: &[Binding] = &[
    footer(&[Char('n')], Action::StartGame, ["next game", "다음 게임"]),
    SHARE,
    CORRECT,
    UNDO,
    help(&[Backspace], Action::Undo, UNDO.words),
    REDO.in_help(),
    PLAYERS,
    VIEW,
    THEME.in_help(),
    MOVE_UP,
    MOVE_DOWN,
    HELP,
    QUIT,
    NIGHTS,
    AVERAGES,
];

const STATISTICS: &[Binding] = &[
    MOVE_UP,
    footer(&[Down], Action::Move(Direction::Down), MOVE),
    footer(&[Escape, Char('a'), Enter], Action::Cancel, BACK),
    HELP,
    QUIT,
];

/// Quits without asking: nothing can be lost.
const WATCHING: &[Binding] = &[VIEW, THEME, MOVE_UP, MOVE_DOWN, HELP, QUIT_AT_ONCE];

/// The keys that work in every context.
#[rustfmt::skip]
pub const EVERYWHERE: &[Binding] = &[
    help(&[Control('c')], Action::Quit, ["leave at once", "바로 나가기"]),
    help(&[Control('z')], Action::Suspend, ["suspend", "일시 중지"]),
];

pub fn table(context: Context) -> impl Iterator<Item = &'static Binding> {
    parts(context).iter().copied().flatten()
}

const fn parts(context: Context) -> &'static [&'static [Binding]] {
    match context {
        Context::Field => &[players::FIELD],
        Context::List => &[UP_DOWN, players::LIST],
        Context::Renaming => &[players::RENAMING],
        Context::Joining => &[players::JOINING],
        Context::Bowling => &[NOUGHT_IS_A_BALL, BALLS, UNDO_BALL, CHANGES, MOVES, BOARD],
        Context::Pending => &[BALLS, PENDING_ONE, CHANGES, MOVES, BOARD],
        Context::Correcting => &[NOUGHT_IS_A_BALL, BALLS, MOVES, CORRECTING],
        Context::Results => &[NOUGHT_IS_A_BALL, BALLS, RESULTS],
        Context::Statistics => &[STATISTICS],
        Context::Help => &[UP_DOWN, overlays::HELP_SCREEN],
        Context::Quitting => &[overlays::QUITTING],
        Context::Offering => &[overlays::OFFERING],
        Context::Themes => &[overlays::THEMES],
        Context::History => &[MOVES, history::HISTORY],
        Context::Searching => &[history::SEARCHING],
        Context::Replaying => &[history::REPLAYING],
        Context::Corrections => &[UP_DOWN, history::CORRECTIONS],
        Context::Sharing => &[&[COPY], FILES, &[CLOSE_SHARING]],
        Context::Watching => &[WATCHING],
    }
}
