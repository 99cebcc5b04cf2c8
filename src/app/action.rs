//! What a person can ask for. Every key becomes one of these, and every one of these has a key.

use super::ShareTarget;
use crate::domain::Mark;

/// An order to the program.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Action {
    /// `0`: a gutter ball, or the second half of `10`.
    Nought,
    /// `1`: one pin, or the first half of `10`.
    One,
    /// Any other ball.
    Bowl(Mark),
    /// Take what is shown: the pending 1, a name, a correction; or go on.
    Confirm,
    /// Drop what is shown and go back. Never destroys anything.
    Cancel,
    /// Take back the last thing typed, or undo.
    Erase,
    /// Undo the last thing that happened.
    Undo,
    /// Do it again.
    Redo,
    /// Put the cursor on the board.
    Correct,
    /// Move the cursor or the choice.
    Move(Direction),
    /// Show the players.
    ShowPlayers,
    /// Show what games add up to.
    ShowStatistics,
    /// Show the keys.
    ShowHelp,
    /// Between the sheet and the big view.
    SwitchView,
    /// Show the themes.
    ChooseTheme,
    /// Let things move, or not.
    SwitchMotion,
    /// Ask in which form the night is to be handed on.
    Share,
    /// In this one.
    ShareAs(ShareTarget),
    /// Begin the next game.
    StartGame,
    /// A letter of a name.
    Type(char),
    /// Take the first name that is suggested.
    TakeSuggestion,
    /// Between the field and the list of players.
    SwitchFocus,
    /// Sit out, or come back.
    OutOrBack,
    /// Go home.
    GoHome,
    /// Take another name.
    Rename,
    /// Earlier in the order.
    MoveUp,
    /// Later in the order.
    MoveDown,
    /// Join the game that is on.
    JoinNow,
    /// Join from the next game on.
    JoinNextGame,
    /// Show the nights that were kept.
    ShowHistory,
    /// Type what to look for.
    Search,
    /// Let it run, or stop it.
    PlayOrPause,
    /// The game before this one.
    EarlierGame,
    /// The game after this one.
    LaterGame,
    /// Show what was corrected.
    ShowCorrections,
    /// Begin a new night instead of the one that is offered.
    BeginAnew,
    /// Ask whether to quit.
    AskToQuit,
    /// Leave at once.
    Quit,
    /// Stop until `fg`.
    Suspend,
}

/// One step on the board or in a list.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Direction {
    /// To the player above.
    Up,
    /// To the player below.
    Down,
    /// To the frame before.
    Left,
    /// To the frame after.
    Right,
}
