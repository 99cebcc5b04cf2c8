//! Actions: what the user can ask for. Every key maps to one of these, and each of these has a key.

use super::ShareTarget;
use crate::domain::Mark;

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Action {
    /// `0`: a gutter ball. Right after a `1` at a full rack, ten.
    Nought,
    /// `1`: one pin.
    One,
    /// Any other ball.
    Bowl(Mark),
    /// This pin stands, 1 to 10.
    Pin(u8),
    /// Take the ball as its pins are typed.
    TakeBall,
    /// The typed pins are those that fell, or those that stand.
    TurnPinsRound,
    /// Type balls by pins, or by counts.
    SwitchPins,
    /// Circle the latest first ball as a split, or take the circle away.
    CircleSplit,
    /// Accept what is shown: a name, a correction; or continue.
    Confirm,
    /// Discard what is shown and go back. Never destroys anything.
    Cancel,
    /// Delete the last character typed, or undo.
    Erase,
    /// Undo the last event.
    Undo,
    Redo,
    /// Put the correction cursor on the board.
    Correct,
    /// Move the cursor or the selection.
    Move(Direction),
    /// The same by a screen, or to an end.
    Leap(Leap),
    ShowPlayers,
    ShowStatistics,
    /// Show what the player leaves, or the games again.
    ShowLeaves,
    /// Show the keys of this screen.
    ShowHelp,
    /// Toggle between the sheet and the big view.
    SwitchView,
    /// Show the list of themes.
    ChooseTheme,
    /// Turn animations on or off.
    SwitchMotion,
    /// Speak the other language.
    SwitchLanguage,
    /// Listen to the mouse, or leave it to the terminal.
    SwitchMouse,
    /// Ask in which format to share the night.
    Share,
    /// Share it in this format.
    ShareAs(ShareTarget),
    /// Show where phones can look on, or ask whether they may.
    ShowPhones,
    /// Open the page for phones.
    OpenPage,
    /// Close it.
    ClosePage,
    /// Show what the player who is up needs to reach a score.
    ShowNeeds,
    /// Somebody else is up: the next player who may bowl.
    NextPlayer,
    /// The same, the one before.
    PreviousPlayer,
    /// Begin the next game.
    StartGame,
    /// End the running game now.
    EndGame,
    /// A character of a name.
    Type(char),
    /// Take the first suggested name.
    TakeSuggestion,
    /// Take the line-up of the last night.
    TakeLineUp,
    /// Toggle between the field and the list of players.
    SwitchFocus,
    /// Sit out, or come back.
    OutOrBack,
    /// Leave for the night.
    GoHome,
    Rename,
    /// Earlier in the order of play.
    MoveUp,
    /// Later in the order of play.
    MoveDown,
    /// Let another player begin each game, or not.
    SwitchRotation,
    /// Join the running game.
    JoinNow,
    /// Join with the next game.
    JoinNextGame,
    /// Show the stored nights.
    ShowHistory,
    /// Search the stored nights.
    Search,
    /// Label the stored night under the cursor.
    Label,
    /// Leave it out of statistics, or count it again.
    Exclude,
    /// Ask whether to delete it.
    Delete,
    /// Run or pause the replay.
    PlayOrPause,
    EarlierGame,
    LaterGame,
    /// Show the corrections of a stored night.
    ShowCorrections,
    /// Begin a new night instead of the one offered.
    BeginAnew,
    /// Ask whether to quit.
    AskToQuit,
    /// Quit at once.
    Quit,
    /// Suspend until `fg`.
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

/// A long step in a list.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Leap {
    PageUp,
    PageDown,
    First,
    Last,
}

/// Rows of a page. The app does not know how many are visible.
const PAGE: usize = 10;

impl Leap {
    /// Where it leads from a row of a list.
    pub(crate) fn leads_from(self, row: usize, last: usize) -> usize {
        match self {
            Self::PageUp => row.saturating_sub(PAGE),
            Self::PageDown => row.saturating_add(PAGE).min(last),
            Self::First => 0,
            Self::Last => last,
        }
    }

    /// The same in a list that is counted from its end.
    pub(crate) const fn reversed(self) -> Self {
        match self {
            Self::PageUp => Self::PageDown,
            Self::PageDown => Self::PageUp,
            Self::First => Self::Last,
            Self::Last => Self::First,
        }
    }
}
