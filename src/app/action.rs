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
    /// Type this pin, 1 to 10: left standing, or knocked down after [`Action::TurnPinsRound`].
    Pin(u8),
    /// Bowl the ball as typed by its pins.
    TakeBall,
    /// Switch between typing the pins that fell and those left standing.
    TurnPinsRound,
    /// Type balls by pins, or by counts.
    SwitchPins,
    /// Mark the latest first ball as a split, or remove the mark.
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
    /// Move by a page, or to an end.
    Leap(Leap),
    ShowPlayers,
    ShowStatistics,
    /// Switch between the leaves and the games of a player.
    ShowLeaves,
    /// Show the keys of this screen.
    ShowHelp,
    /// Toggle between the sheet and the big view.
    SwitchView,
    /// Show the list of themes.
    ChooseTheme,
    /// Turn animations on or off.
    SwitchMotion,
    /// Switch to the other language.
    SwitchLanguage,
    /// Turn mouse reporting on or off.
    SwitchMouse,
    /// Ask for the format in which to share the night.
    Share,
    /// Share it in this format.
    ShareAs(ShareTarget),
    /// Show the address for phones, or ask whether to open the page.
    ShowPhones,
    /// Open the page for phones.
    OpenPage,
    /// Close the page for phones.
    ClosePage,
    /// Show what the current player needs to reach a score.
    ShowNeeds,
    /// Let the next player bowl out of turn.
    NextPlayer,
    /// Let the previous player bowl out of turn.
    PreviousPlayer,
    /// Begin the next game.
    StartGame,
    /// End the running game now.
    EndGame,
    /// A character of a name.
    Type(char),
    /// Accept the first suggested name.
    TakeSuggestion,
    /// Add the line-up of the last night.
    TakeLineUp,
    /// Switch between the field and the list of players.
    SwitchFocus,
    /// Sit out, or come back.
    OutOrBack,
    /// Leave for the rest of the night.
    GoHome,
    Rename,
    /// Earlier in the order of play.
    MoveUp,
    /// Later in the order of play.
    MoveDown,
    /// Turn rotation of the order on or off.
    SwitchRotation,
    /// Join the running game.
    JoinNow,
    /// Join in the next game.
    JoinNextGame,
    /// Show the stored nights.
    ShowHistory,
    /// Search the stored nights.
    Search,
    /// Label the stored night under the cursor.
    Label,
    /// Exclude it from statistics, or include it again.
    Exclude,
    /// Ask whether to delete the stored night.
    Delete,
    /// Start or pause the replay.
    PlayOrPause,
    EarlierGame,
    LaterGame,
    /// Show the corrections of a stored night.
    ShowCorrections,
    /// Begin a new night instead of continuing the offered one.
    BeginAnew,
    /// Ask whether to quit.
    AskToQuit,
    /// Quit at once.
    Quit,
    /// Suspend until `fg`.
    Suspend,
}

/// A single step on the board or in a list.
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

/// The rows of a page. The app does not know how many are visible.
const PAGE: usize = 10;

impl Leap {
    /// The row reached from another one.
    pub(crate) fn leads_from(self, row: usize, last: usize) -> usize {
        match self {
            Self::PageUp => row.saturating_sub(PAGE),
            Self::PageDown => row.saturating_add(PAGE).min(last),
            Self::First => 0,
            Self::Last => last,
        }
    }

    /// The same in a list that is scrolled from its end.
    pub(crate) const fn reversed(self) -> Self {
        match self {
            Self::PageUp => Self::PageDown,
            Self::PageDown => Self::PageUp,
            Self::First => Self::Last,
            Self::Last => Self::First,
        }
    }
}
