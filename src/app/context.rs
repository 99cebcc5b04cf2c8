//! Which key table applies.

use super::{App, Focus, HistoryScreen, Origin, Overlay, Screen, StatisticsTopic, View};
use crate::domain::BowlingGames;

/// Defines the contexts and the list of all of them.
macro_rules! contexts {
    ($($(#[$documentation:meta])* $name:ident,)*) => {
        /// Where key presses go.
        #[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
        pub enum Context {
            $($(#[$documentation])* $name,)*
        }

        impl Context {
            pub const ALL: &[Self] = &[$(Self::$name),*];
        }
    };
}

contexts! {
    /// The field for a new name.
    Field,
    /// The same, when nobody is here and nights are stored.
    FieldOfNobody,
    /// The same, when there is a game to go back to.
    FieldInGame,
    /// The same, with letters in it.
    Name,
    List,
    /// The same, when there is a game to go back to.
    ListInGame,
    /// The same, when a player who has left is selected.
    ListOfGone,
    /// The field for changing a name.
    Renaming,
    /// The question whether a player joins now or in the next game.
    Joining,
    /// The board, where balls are typed.
    Bowling,
    /// The same, with balls typed by pins.
    Pins,
    /// The board with the correction cursor.
    Correcting,
    /// The same, with balls typed by pins.
    CorrectingPins,
    /// The board with pasted balls.
    Pasting,
    Results,
    /// The statistics of a player.
    Statistics,
    /// The same, showing what the player leaves.
    Leaves,
    Help,
    /// The question before quitting.
    Quitting,
    /// The same, while a game is running.
    QuittingGame,
    /// The question whether to continue an unfinished night.
    Offering,
    /// The stored nights.
    History,
    /// The same, filtered by a search.
    Found,
    /// The same without a night to open.
    NoNights,
    /// The same after a search.
    NothingFound,
    /// The search field above the stored nights.
    Searching,
    /// The field for the label of a stored night.
    Labelling,
    /// The question before deleting a stored night.
    Deleting,
    /// A stored night on the board.
    Replaying,
    /// The corrections of a stored night.
    Corrections,
    Themes,
    /// The question about the format for sharing.
    Sharing,
    /// The result as a QR code.
    Code,
    /// The question whether to open the page for phones.
    Phones,
    /// The address of that page.
    PhonesOpen,
    /// What the current player needs.
    Needs,
    /// Watching nights bowled elsewhere.
    Watching,
    /// The contexts of the big view, named like those of the sheet.
    BigBowling,
    BigPins,
    BigResults,
    BigReplaying,
    BigWatching,
    /// All lanes of a hall.
    Lanes,
    /// Watching one of them.
    LaneWatching,
    BigLaneWatching,
    /// The same without a list to go back to.
    LaneAlone,
    BigLaneAlone,
    /// The standings of a competition.
    Standings,
}

impl Context {
    /// The same in the big view, whose footer shows fewer keys.
    const fn in_big_view(self) -> Self {
        match self {
            Self::Bowling => Self::BigBowling,
            Self::Pins => Self::BigPins,
            Self::Results => Self::BigResults,
            Self::Replaying => Self::BigReplaying,
            Self::Watching => Self::BigWatching,
            Self::LaneWatching => Self::BigLaneWatching,
            Self::LaneAlone => Self::BigLaneAlone,
            other => other,
        }
    }
}

impl App {
    /// Where key presses go now.
    pub fn context(&self) -> Context {
        match self.overlay {
            Some(Overlay::Help(_)) => Context::Help,
            Some(Overlay::Quitting) if self.can_end_game() => Context::QuittingGame,
            Some(Overlay::Quitting) => Context::Quitting,
            Some(Overlay::Offering) => Context::Offering,
            Some(Overlay::Corrections(_)) => Context::Corrections,
            Some(Overlay::Themes(_)) => Context::Themes,
            Some(Overlay::Sharing) => Context::Sharing,
            Some(Overlay::Code) => Context::Code,
            Some(Overlay::Phones) if self.phones.is_closed() => Context::Phones,
            Some(Overlay::Phones) => Context::PhonesOpen,
            Some(Overlay::Deleting(_)) => Context::Deleting,
            Some(Overlay::Needs) => Context::Needs,
            None => self.context_below(),
        }
    }

    /// A game without a ball can't be ended.
    fn can_end_game(&self) -> bool {
        self.night.is_running() && self.night.game().is_some_and(BowlingGames::is_begun)
    }

    /// The context, followed by the one below for keys that it does not bind: a ball typed over a box that
    /// only informs is not lost.
    pub fn contexts(&self) -> Vec<Context> {
        let below = (self.overlay == Some(Overlay::Needs)).then(|| self.context_below());
        [self.context()].into_iter().chain(below).collect()
    }

    /// The context below the overlay.
    pub fn context_below(&self) -> Context {
        match self.view() {
            View::Sheet => self.sheet_context(),
            View::Big => self.sheet_context().in_big_view(),
        }
    }

    fn sheet_context(&self) -> Context {
        match self.screen() {
            Screen::Players(players) => match players.focus {
                Focus::Field if !players.typed.is_empty() => Context::Name,
                Focus::Field if self.night.game().is_some() => Context::FieldInGame,
                Focus::Field if self.is_of_nobody() => Context::FieldOfNobody,
                Focus::Field => Context::Field,
                Focus::List(place) => self.list_context(place),
                Focus::Renaming(_) => Context::Renaming,
                Focus::Joining => Context::Joining,
            },
            Screen::Bowling(_) if self.is_by_pins() => Context::Pins,
            Screen::Bowling(_) => Context::Bowling,
            Screen::Correcting(cursor) if cursor.pins.is_some() => Context::CorrectingPins,
            Screen::Correcting(_) => Context::Correcting,
            Screen::Pasting(_) => Context::Pasting,
            Screen::Results(_) => Context::Results,
            Screen::History(history) => history_context(history),
            Screen::Replaying(_) => Context::Replaying,
            Screen::Statistics(screen) => match screen.topic {
                StatisticsTopic::Games => Context::Statistics,
                StatisticsTopic::Leaves => Context::Leaves,
            },
            Screen::Watching(watching) => match watching.origin {
                Origin::Alone => Context::Watching,
                Origin::Lane => Context::LaneAlone,
                Origin::Hall => Context::LaneWatching,
            },
            Screen::Lanes(_) => Context::Lanes,
            Screen::Standings(_) => Context::Standings,
        }
    }

    /// Is nobody here yet, although nights are stored?
    fn is_of_nobody(&self) -> bool {
        let has_nights = self.past.as_ref().is_some_and(|past| past.nights > 0);
        has_nights && self.tonight().listed().is_empty()
    }

    fn list_context(&self, place: usize) -> Context {
        let listed = self.tonight().listed();
        let is_gone = listed.get(place).is_some_and(|person| !person.is_here());
        match self.night.game() {
            Some(_) if is_gone => Context::ListOfGone,
            Some(_) => Context::ListInGame,
            None => Context::List,
        }
    }
}

const fn history_context(history: &HistoryScreen) -> Context {
    match (history.search.is_filtered(), history.entries.is_empty()) {
        _ if history.typed.is_some() => Context::Searching,
        _ if history.label.is_some() => Context::Labelling,
        (true, true) => Context::NothingFound,
        (true, false) => Context::Found,
        (false, true) => Context::NoNights,
        (false, false) => Context::History,
    }
}
