//! What can be on screen, and what only the outside can do about it.

use super::{
    Animation, App, Cursor, Form, HistoryScreen, Lane, Pending, PlayersScreen, ReplayScreen,
    StatisticsScreen, ThemeName,
};
use crate::archive::NightQuery;
use crate::domain::Player;

/// What only the outside can do.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Effect {
    /// Something has happened: keep the night.
    Keep,
    /// Let go of the night that was open, and keep a new one.
    KeepAnew,
    /// Keep this setting; it holds from now on.
    Remember {
        /// Which one.
        key: &'static str,
        /// What was chosen.
        value: String,
    },
    /// Look for nights that were kept.
    FindNights(NightQuery),
    /// Read the night of this number.
    OpenNight(u32),
    /// Hand the night on in this form, and tell what became of it.
    Share(Form),
    /// Let this be seen for a moment.
    Animate(Animation),
    /// Find out what somebody's games add up to.
    LookUp(Player),
    /// Stop until `fg`.
    Suspend,
    /// Leave.
    Quit,
}

/// In the order in which they are to be carried out.
pub type Effects = Vec<Effect>;

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
