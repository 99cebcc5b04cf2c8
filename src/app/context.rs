//! Which keys count: one table each.

use super::{App, Focus, Overlay, Pending, Screen};

/// Where the keys go.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Context {
    /// The field for a name.
    Field,
    /// The list of players.
    List,
    /// The field for another name.
    Renaming,
    /// The question when somebody joins.
    Joining,
    /// The board, taking balls.
    Bowling,
    /// The same with a 1 that may become a 10.
    Pending,
    /// The board with the cursor.
    Correcting,
    /// The results.
    Results,
    /// What the games of a player add up to.
    Statistics,
    /// The help.
    Help,
    /// The question before leaving.
    Quitting,
    /// The question whether an open night goes on.
    Offering,
    /// The stored nights.
    History,
    /// What to look for among them.
    Searching,
    /// A stored night, on the board.
    Replaying,
    /// What was corrected in it.
    Corrections,
    /// The list of themes.
    Themes,
    /// The question in which form the night is shared.
    Sharing,
    /// Nights that others bowl.
    Watching,
}

impl App {
    /// Where the keys go now.
    pub const fn context(&self) -> Context {
        match self.overlay {
            Some(Overlay::Help(_)) => Context::Help,
            Some(Overlay::Quitting) => Context::Quitting,
            Some(Overlay::Offering) => Context::Offering,
            Some(Overlay::Corrections(_)) => Context::Corrections,
            Some(Overlay::Themes(_)) => Context::Themes,
            Some(Overlay::Sharing) => Context::Sharing,
            None => self.context_below(),
        }
    }

    /// Where they go without what lies over the screen.
    pub const fn context_below(&self) -> Context {
        match self.screen() {
            Screen::Players(players) => match players.focus {
                Focus::Field => Context::Field,
                Focus::List(_) => Context::List,
                Focus::Renaming(_) => Context::Renaming,
                Focus::Joining => Context::Joining,
            },
            Screen::Bowling(Pending::Nothing) => Context::Bowling,
            Screen::Bowling(Pending::One) => Context::Pending,
            Screen::Correcting(_) => Context::Correcting,
            Screen::Results(_) => Context::Results,
            Screen::History(history) if history.typed.is_some() => Context::Searching,
            Screen::History(_) => Context::History,
            Screen::Replaying(_) => Context::Replaying,
            Screen::Statistics(_) => Context::Statistics,
            Screen::Watching(_) => Context::Watching,
        }
    }
}
