//! The tables: which keys give which order, what they are called, and where that is told.

mod balls;
mod kept;
mod over;
mod players;

use super::Key;
use crate::app::{Action, Context, Direction};
use crate::text::Label;

/// Where a key is told.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Place {
    /// At the foot of the screen and in the help.
    Footer,
    /// Only in the help.
    Help,
}

/// Keys, the order they give, and its name.
#[derive(Clone, Copy, Debug)]
pub struct Binding {
    /// Any of these.
    pub keys: &'static [Key],
    /// What they ask for.
    pub action: Action,
    /// What it is called.
    pub label: Label,
    /// Where it is told.
    pub place: Place,
}

const fn footer(keys: &'static [Key], action: Action, label: Label) -> Binding {
    Binding {
        keys,
        action,
        label,
        place: Place::Footer,
    }
}

const fn help(keys: &'static [Key], action: Action, label: Label) -> Binding {
    Binding {
        keys,
        action,
        label,
        place: Place::Help,
    }
}

const QUIT: Binding = footer(&[Key::Char('q')], Action::AskToQuit, Label::Quit);
const HELP: Binding = footer(&[Key::Char('?')], Action::ShowHelp, Label::Help);
const UNDO: Binding = footer(&[Key::Char('u')], Action::Undo, Label::Undo);
const REDO: Binding = footer(&[Key::Char('r')], Action::Redo, Label::Redo);
const PLAYERS: Binding = footer(&[Key::Char('p')], Action::ShowPlayers, Label::Players);
const AVERAGES: Binding = footer(&[Key::Char('a')], Action::ShowStatistics, Label::Averages);
const CORRECT: Binding = footer(&[Key::Char('e')], Action::Correct, Label::Correct);
const VIEW: Binding = footer(&[Key::Char('v')], Action::SwitchView, Label::Big);
const NIGHTS: Binding = footer(&[Key::Char('h')], Action::ShowHistory, Label::Nights);
const THEME: Binding = footer(&[Key::Char('t')], Action::ChooseTheme, Label::Theme);
const SHARE: Binding = help(&[Key::Char('s')], Action::Share, Label::Share);
const UP: Binding = help(&[Key::Up], Action::Move(Direction::Up), Label::Move);
const DOWN: Binding = help(&[Key::Down], Action::Move(Direction::Down), Label::Move);
const LEFT: Binding = help(&[Key::Left], Action::Move(Direction::Left), Label::Move);
const RIGHT: Binding = help(&[Key::Right], Action::Move(Direction::Right), Label::Move);

const BOWLING: &[Binding] = &[
    UNDO,
    help(&[Key::Backspace], Action::Erase, Label::Undo),
    REDO,
    CORRECT,
    UP,
    DOWN,
    LEFT,
    RIGHT,
    PLAYERS,
    VIEW,
    THEME,
    SHARE,
    HELP,
    QUIT,
    NIGHTS,
    AVERAGES,
];

const PENDING: &[Binding] = &[
    help(&[Key::Char('0')], Action::Nought, Label::Ten),
    help(
        &[Key::Enter, Key::Char(' ')],
        Action::Confirm,
        Label::TakeOne,
    ),
    help(
        &[Key::Backspace, Key::Char('u'), Key::Escape],
        Action::Erase,
        Label::DropOne,
    ),
    REDO,
    CORRECT,
    UP,
    DOWN,
    LEFT,
    RIGHT,
    PLAYERS,
    VIEW,
    THEME,
    SHARE,
    HELP,
    QUIT,
    NIGHTS,
    AVERAGES,
];

const CORRECTING: &[Binding] = &[
    UP,
    DOWN,
    LEFT,
    RIGHT,
    footer(&[Key::Enter, Key::Char(' ')], Action::Confirm, Label::Take),
    footer(&[Key::Backspace], Action::Erase, Label::Erase),
    footer(
        &[Key::Escape, Key::Char('e'), Key::Char('u')],
        Action::Cancel,
        Label::Cancel,
    ),
    HELP,
    QUIT,
];

const RESULTS: &[Binding] = &[
    footer(&[Key::Char('n')], Action::StartGame, Label::NextGame),
    footer(&[Key::Char('s')], Action::Share, Label::Share),
    CORRECT,
    UNDO,
    help(&[Key::Backspace], Action::Undo, Label::Undo),
    help(&[Key::Char('r')], Action::Redo, Label::Redo),
    PLAYERS,
    VIEW,
    help(&[Key::Char('t')], Action::ChooseTheme, Label::Theme),
    UP,
    DOWN,
    HELP,
    QUIT,
    NIGHTS,
    AVERAGES,
];

const STATISTICS: &[Binding] = &[
    UP,
    footer(&[Key::Down], Action::Move(Direction::Down), Label::Move),
    footer(
        &[Key::Escape, Key::Char('a'), Key::Enter],
        Action::Cancel,
        Label::Back,
    ),
    HELP,
    QUIT,
];

/// Nothing can be lost by leaving.
const WATCHING: &[Binding] = &[
    VIEW,
    THEME,
    UP,
    DOWN,
    HELP,
    footer(&[Key::Char('q')], Action::Quit, Label::Quit),
];

const EVERYWHERE: &[Binding] = &[
    help(&[Key::Control('c')], Action::Quit, Label::LeaveAtOnce),
    help(&[Key::Control('z')], Action::Suspend, Label::Suspend),
];

/// The keys of a context.
pub fn table(context: Context) -> impl Iterator<Item = &'static Binding> {
    let [first, second, third] = parts(context);
    first.iter().chain(second).chain(third)
}

const fn parts(context: Context) -> [&'static [Binding]; 3] {
    match context {
        Context::Field => [players::FIELD, &[], &[]],
        Context::List => [players::LIST, &[], &[]],
        Context::Renaming => [players::RENAMING, &[], &[]],
        Context::Joining => [players::JOINING, &[], &[]],
        Context::Bowling => [balls::NOUGHT_IS_A_BALL, balls::BALLS, BOWLING],
        Context::Pending => [balls::BALLS, PENDING, &[]],
        Context::Correcting => [balls::NOUGHT_IS_A_BALL, balls::BALLS, CORRECTING],
        Context::Results => [balls::NOUGHT_IS_A_BALL, balls::BALLS, RESULTS],
        Context::Statistics => [STATISTICS, &[], &[]],
        Context::Help => [over::HELP_SCREEN, &[], &[]],
        Context::Quitting => [over::QUITTING, &[], &[]],
        Context::Offering => [over::OFFERING, &[], &[]],
        Context::Themes => [over::THEMES, &[], &[]],
        Context::History => [kept::HISTORY, &[], &[]],
        Context::Searching => [kept::SEARCHING, &[], &[]],
        Context::Replaying => [kept::REPLAYING, &[], &[]],
        Context::Corrections => [kept::CORRECTIONS, &[], &[]],
        Context::Sharing => [over::SHARING, &[], &[]],
        Context::Watching => [WATCHING, &[], &[]],
    }
}

/// The keys of every context.
pub const fn everywhere() -> &'static [Binding] {
    EVERYWHERE
}
