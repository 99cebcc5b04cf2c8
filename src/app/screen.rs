//! What can be on screen.

use super::{
    App, Cursor, HistoryScreen, Lane, Pending, PlayersScreen, ReplayScreen, StatisticsScreen,
    ThemeName,
};

/// The screens, each with what only it needs.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Screen {
    /// Who bowls.
    Players(PlayersScreen),
    /// The board, taking balls.
    Bowling(Pending),
    /// The board with the cursor on it.
    Correcting(Cursor),
    /// What the game came to, with this line in sight.
    Results(usize),
    /// The nights that were kept.
    History(HistoryScreen),
    /// One of them on the board.
    Replaying(Box<ReplayScreen>),
    /// What the games of a player add up to.
    Statistics(StatisticsScreen),
    /// Nights that others bowl, the latest first: a lane each.
    Watching(Vec<App>),
    /// One of them.
    Lane(Lane),
}

/// What lies over the screen and takes the keys.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Overlay {
    /// The keys of the screen below: so many pages on, around and around.
    Help(i32),
    /// The question before leaving.
    Quitting,
    /// The question whether the night goes on that was still open.
    Offering,
    /// The corrections of a night that was kept, without so many of the latest ones.
    Corrections(usize),
    /// The question in which form the night is handed on.
    Sharing,
    /// The list of themes, and the one to go back to.
    Themes(ThemeName),
}
