//! The tables: which keys give which order, what they are called, and where that is told.

mod kept;
mod over;

use super::Key;
use crate::app::{Action, Context, Direction};
use crate::domain::Mark;
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

const fn count(keys: &'static [Key], count: u8) -> Binding {
    help(keys, Action::Bowl(Mark::Count(count)), Label::Pins)
}

const QUIT: Binding = footer(&[Key::Char('q')], Action::AskToQuit, Label::Quit);
const HELP: Binding = footer(&[Key::Char('?')], Action::ShowHelp, Label::Help);
const UNDO: Binding = footer(&[Key::Char('u')], Action::Undo, Label::Undo);
const REDO: Binding = footer(&[Key::Char('r')], Action::Redo, Label::Redo);
const PLAYERS: Binding = footer(&[Key::Char('p')], Action::ShowPlayers, Label::Players);
const AVERAGES: Binding = footer(&[Key::Char('a')], Action::ShowStatistics, Label::Averages);
const CORRECT: Binding = footer(&[Key::Char('e')], Action::Correct, Label::Correct);
const VIEW: Binding = footer(&[Key::Char('v')], Action::SwitchView, Label::Big);
const NIGHTS: Binding = footer(&[Key::Char('h')], Action::ShowArchive, Label::Nights);
const THEME: Binding = footer(&[Key::Char('t')], Action::ChooseTheme, Label::Theme);
const SHARE: Binding = help(&[Key::Char('s')], Action::Share, Label::Share);
const UP: Binding = help(&[Key::Up], Action::Move(Direction::Up), Label::Move);
const DOWN: Binding = help(&[Key::Down], Action::Move(Direction::Down), Label::Move);
const LEFT: Binding = help(&[Key::Left], Action::Move(Direction::Left), Label::Move);
const RIGHT: Binding = help(&[Key::Right], Action::Move(Direction::Right), Label::Move);

const NOUGHT: Binding = help(&[Key::Char('0')], Action::Nought, Label::Pins);
const ONE: Binding = help(&[Key::Char('1')], Action::One, Label::Pins);
const TWO: Binding = count(&[Key::Char('2')], 2);
const THREE: Binding = count(&[Key::Char('3')], 3);
const FOUR: Binding = count(&[Key::Char('4')], 4);
const FIVE: Binding = count(&[Key::Char('5')], 5);
const SIX: Binding = count(&[Key::Char('6')], 6);
const SEVEN: Binding = count(&[Key::Char('7')], 7);
const EIGHT: Binding = count(&[Key::Char('8')], 8);
const NINE: Binding = count(&[Key::Char('9')], 9);
const STRIKE: Binding = help(
    &[Key::Char('x'), Key::Char('*'), Key::Char('+')],
    Action::Bowl(Mark::Strike),
    Label::Strike,
);
const SPARE: Binding = help(&[Key::Char('/')], Action::Bowl(Mark::Spare), Label::Spare);
const GUTTER: Binding = help(
    &[Key::Char('-'), Key::Char('.')],
    Action::Bowl(Mark::Gutter),
    Label::Gutter,
);
const FOUL: Binding = help(&[Key::Char('f')], Action::Bowl(Mark::Foul), Label::Foul);

const NOUGHT_IS_A_BALL: &[Binding] = &[NOUGHT];

/// The other balls, which stand in several tables.
const BALLS: &[Binding] = &[
    ONE, TWO, THREE, FOUR, FIVE, SIX, SEVEN, EIGHT, NINE, STRIKE, SPARE, GUTTER, FOUL,
];

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

const FIELD: &[Binding] = &[
    footer(&[Key::Enter], Action::Confirm, Label::AddOrStart),
    help(&[Key::Right], Action::TakeSuggestion, Label::TakeSuggestion),
    footer(&[Key::Tab], Action::SwitchFocus, Label::List),
    help(&[Key::Down], Action::SwitchFocus, Label::List),
    help(&[Key::Backspace], Action::Erase, Label::Erase),
    footer(&[Key::Escape], Action::Cancel, Label::Back),
    HELP,
];

const LIST: &[Binding] = &[
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
    help(&[Key::Char('h')], Action::ShowArchive, Label::Nights),
    HELP,
    QUIT,
];

const RENAMING: &[Binding] = &[
    footer(&[Key::Enter], Action::Confirm, Label::Take),
    footer(&[Key::Backspace], Action::Erase, Label::Erase),
    footer(&[Key::Escape], Action::Cancel, Label::Cancel),
];

const JOINING: &[Binding] = &[
    footer(&[Key::Enter], Action::JoinNow, Label::JoinNow),
    footer(&[Key::Char('g')], Action::JoinNextGame, Label::JoinNextGame),
    footer(&[Key::Escape], Action::Cancel, Label::Cancel),
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
        Context::Field => [FIELD, &[], &[]],
        Context::List => [LIST, &[], &[]],
        Context::Renaming => [RENAMING, &[], &[]],
        Context::Joining => [JOINING, &[], &[]],
        Context::Bowling => [NOUGHT_IS_A_BALL, BALLS, BOWLING],
        Context::Pending => [BALLS, PENDING, &[]],
        Context::Correcting => [NOUGHT_IS_A_BALL, BALLS, CORRECTING],
        Context::Results => [NOUGHT_IS_A_BALL, BALLS, RESULTS],
        Context::Statistics => [STATISTICS, &[], &[]],
        Context::Help => [over::HELP_SCREEN, &[], &[]],
        Context::Quitting => [over::QUITTING, &[], &[]],
        Context::Offering => [over::OFFERING, &[], &[]],
        Context::Themes => [over::THEMES, &[], &[]],
        Context::Archive => [kept::ARCHIVE, &[], &[]],
        Context::Searching => [kept::SEARCHING, &[], &[]],
        Context::Replaying => [kept::REPLAYING, &[], &[]],
        Context::Corrections => [kept::CORRECTIONS, &[], &[]],
        Context::Sharing => [over::SHARING, &[], &[]],
        Context::Watching => [WATCHING, &[], &[]],
    }
}

/// The keys of every context.
#[must_use]
pub const fn everywhere() -> &'static [Binding] {
    EVERYWHERE
}
