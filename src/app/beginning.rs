//! The initial states of an app: a night to play, or one to look at.

use super::centre::CentreWatch;
use super::clock::KeyClock;
use super::first_look::FirstLook;
use super::stack::Stack;
use super::{
    App, ByPins, LanesScreen, Motion, Mouse, Notice, Origin, Overlay, Phones, PlayersScreen,
    ReplayScreen, Screen, StandingSide, StandingsScreen, ThemeName, View, WatchingScreen,
};
use crate::archive::{Regulars, SaveState};
use crate::night::Night;

impl Default for App {
    fn default() -> Self {
        Self::new(Night::default())
    }
}

impl App {
    /// Starts on the screen where the night continues.
    pub fn new(night: Night) -> Self {
        let mut screens = Stack::new(Screen::Players(PlayersScreen::default()));
        screens.follow(&night);
        Self {
            night,
            regulars: Regulars::default(),
            past: None,
            saving: SaveState::Off,
            screens,
            overlay: None,
            notice: None,
            held: None,
            theme: ThemeName::default(),
            motion: Motion::default(),
            view: View::default(),
            first_look: FirstLook::default(),
            mouse: Mouse::default(),
            by_pins: ByPins::default(),
            phones: Phones::default(),
            network: None,
            code: String::new(),
            centre: CentreWatch::default(),
            clock: KeyClock::default(),
        }
    }

    /// Asks first whether to continue this night.
    pub const fn offering(mut self) -> Self {
        self.overlay = Some(Overlay::Offering);
        self
    }

    /// Shows this notice first.
    pub fn telling(mut self, notice: Notice) -> Self {
        self.notice = Some(notice);
        self
    }

    /// Only watches; no night has been read yet.
    pub fn watching(view: View) -> Self {
        Self {
            screens: Stack::new(Screen::Watching(WatchingScreen::default())),
            view,
            ..Self::default()
        }
    }

    /// The same for a lane of a hall.
    pub fn watching_lane(view: View) -> Self {
        let screen = WatchingScreen::from_origin(Origin::Lane);
        Self {
            screens: Stack::new(Screen::Watching(screen)),
            ..Self::watching(view)
        }
    }

    /// Shows all lanes of a hall; none has been read yet.
    pub fn hall() -> Self {
        Self {
            screens: Stack::new(Screen::Lanes(LanesScreen::default())),
            ..Self::default()
        }
    }

    /// Shows the standings of a competition; nothing has been read yet.
    pub fn standings(side: StandingSide) -> Self {
        Self {
            screens: Stack::new(Screen::Standings(StandingsScreen::new(side))),
            ..Self::default()
        }
    }

    /// Replays a stored night from the start. Going back from there quits.
    pub fn replaying(mut self, mut replay: ReplayScreen) -> Self {
        replay.play_or_pause();
        self.screens = Stack::new(Screen::Replaying(Box::new(replay)));
        self
    }

    pub const fn with_theme(mut self, theme: ThemeName) -> Self {
        self.theme = theme;
        self
    }
}
