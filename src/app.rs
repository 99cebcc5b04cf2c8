//! What is on screen, and what a key does to it. No input, no output, no widget: an [`Action`] comes
//! in, the state changes, and what only the outside can do goes out as [`Effect`]s.
//!
//! A refusal is a [`Notice`] and changes nothing else.

mod action;
mod animation;
mod bowling;
mod context;
mod correcting;
mod effect;
mod history;
mod message;
mod motion;
mod notice;
mod overlays;
mod players;
mod replay;
mod results;
mod screen;
mod sharing;
mod statistics;
mod themes;
mod undoing;
mod view;
mod watching;

pub use action::{Action, Direction};
pub use animation::{Animation, Occasion};
pub use bowling::Pending;
pub use context::Context;
pub use correcting::Cursor;
pub use effect::{Effect, Effects};
pub use history::HistoryScreen;
pub use message::Message;
pub use motion::Motion;
pub use notice::{NamedEvent, Notice};
pub use players::{Focus, PlayersScreen};
pub use replay::{CorrectionEntry, KeptNight, ReplayScreen};
pub use screen::{Overlay, Screen};
pub use sharing::{Form, Shared, SharedNight};
pub use statistics::{Findings, StatisticsScreen};
pub use themes::ThemeName;
pub use view::View;
pub use watching::Lane;

use crate::archive::{Regulars, SaveState};
use crate::domain::Player;
use crate::night::{Entrance, Event, Night, NightError};

/// The state of the program: the night with its roster, and what is on screen of it.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct App {
    night: Night,
    regulars: Regulars,
    saving: SaveState,
    screen: Screen,
    overlay: Option<Overlay>,
    notice: Option<Notice>,
    theme: ThemeName,
    motion: Motion,
    view: View,
}

impl Default for App {
    fn default() -> Self {
        Self::new(Night::default())
    }
}

impl App {
    /// The program over a night, at the place where that goes on.
    pub fn new(night: Night) -> Self {
        let mut app = Self {
            night,
            regulars: Regulars::default(),
            saving: SaveState::NotKept,
            screen: Screen::Players(PlayersScreen::default()),
            overlay: None,
            notice: None,
            theme: ThemeName::default(),
            motion: Motion::default(),
            view: View::default(),
        };
        if app.night.game().is_some() {
            app.go_back();
        }
        app
    }

    /// The same after asking whether that night is to go on.
    pub const fn offering(mut self) -> Self {
        self.overlay = Some(Overlay::Offering);
        self
    }

    /// The same with something to be told first.
    pub fn telling(mut self, notice: Notice) -> Self {
        self.notice = Some(notice);
        self
    }

    /// What became of them.
    pub const fn saving(&self) -> SaveState {
        match &self.screen {
            Screen::Lane(lane) => SaveState::Saved(lane.saved()),
            _ => self.saving,
        }
    }

    /// Takes one message: the only way to change what is on screen.
    pub fn update(&mut self, message: Message) -> Effects {
        match message {
            Message::Action(action) => return self.act(action),
            Message::Paste(text) => return self.paste(&text),
            Message::Watched(nights) => return self.follow_nights(nights),
            Message::Start(players) => return self.start_with(players),
            Message::Saved(saving) => self.saving = saving,
            Message::Regulars(regulars) => self.regulars = regulars,
            Message::Nights(found) => self.found_nights(found),
            Message::Opened(kept) => self.opened(kept),
            Message::Statistics(findings) => self.find(findings),
            Message::Shared(shared) => self.notice = Some(Notice::Shared(shared)),
            Message::Tick => self.advance(),
        }
        vec![]
    }

    fn start_with(&mut self, players: Vec<Player>) -> Effects {
        let started = self.try_to_start_with(players);
        self.or_refuse(started)
    }

    fn try_to_start_with(&mut self, players: Vec<Player>) -> Result<Effects, NightError> {
        let mut effects = Effects::new();
        for player in players {
            effects.extend(self.record(self.night.joining(player, Entrance::NextGame))?);
        }
        effects.extend(self.record(self.night.starting())?);
        self.screen = Screen::Bowling(Pending::Nothing);
        Ok(effects)
    }

    /// A refusal is a notice.
    fn or_refuse(&mut self, outcome: Result<Effects, NightError>) -> Effects {
        outcome.unwrap_or_else(|refusal| {
            self.notice = Some(Notice::Refused(refusal));
            vec![]
        })
    }

    fn act(&mut self, action: Action) -> Effects {
        self.notice = None;
        let outcome = match (self.overlay, action) {
            (overlay, Action::Quit) => Ok(self.quit(overlay)),
            (_, Action::Suspend) => Ok(vec![Effect::Suspend]),
            (Some(Overlay::Offering), Action::BeginAnew) => Ok(self.begin_anew()),
            (Some(Overlay::Sharing), Action::ShareAs(form)) => Ok(self.share(form)),
            (Some(Overlay::Themes(before)), action) => Ok(self.update_themes(before, action)),
            (Some(overlay), action) => {
                self.update_overlay(overlay, action);
                Ok(vec![])
            }
            (None, action) => self.update_screen(action),
        };
        self.or_refuse(outcome)
    }

    fn update_screen(&mut self, action: Action) -> Result<Effects, NightError> {
        match action {
            Action::ShowHelp => self.show(Overlay::Help(0)),
            Action::AskToQuit => self.show(Overlay::Quitting),
            Action::ChooseTheme => self.choose_theme(),
            Action::ShowHistory => return Ok(self.show_history()),
            Action::Share => self.show(Overlay::Sharing),
            Action::SwitchView => self.switch_view(),
            Action::ShowStatistics => return Ok(self.show_statistics()),
            Action::Undo => return self.undo(),
            Action::Redo => return self.redo(),
            action => return self.update_own(action),
        }
        Ok(vec![])
    }

    fn update_own(&mut self, action: Action) -> Result<Effects, NightError> {
        match self.screen {
            Screen::Players(_) => self.update_players(action),
            Screen::Bowling(pending) => self.update_bowling(pending, action),
            Screen::Correcting(_) => self.update_correcting(action),
            Screen::Results(line) => self.update_results(line, action),
            Screen::History(_) => Ok(self.update_history(action)),
            Screen::Replaying(_) => Ok(self.update_replay(action)),
            Screen::Statistics(_) => Ok(self.update_statistics(action)),
            Screen::Watching(_) | Screen::Lane(_) => {
                self.update_lanes(action);
                Ok(vec![])
            }
        }
    }

    /// Pasted text: names where a name is typed, and nothing elsewhere.
    fn paste(&mut self, text: &str) -> Effects {
        self.notice = Some(Notice::PasteIgnored);
        match (&self.screen, self.overlay) {
            (Screen::Players(players), None) => match players.focus() {
                Focus::Field | Focus::List(_) => self.paste_names(text),
                Focus::Renaming(_) => self.paste_letters(text),
                Focus::Joining => vec![],
            },
            _ => vec![],
        }
    }

    fn record(&mut self, event: Event) -> Result<Effects, NightError> {
        self.night.record(event)?;
        Ok(vec![Effect::Note])
    }

    /// Goes where the night goes on; the list of players stays.
    fn follow(&mut self) {
        if !matches!(self.screen, Screen::Players(_)) {
            self.go_back();
        }
    }

    /// To the board or the results.
    fn go_back(&mut self) {
        self.screen = match self.night.game() {
            // In the list the next undo is an undo; in the field it would be a letter.
            None => Screen::Players(PlayersScreen::with_list()),
            Some(_) if self.night.is_running() => Screen::Bowling(Pending::Nothing),
            Some(_) => Screen::Results(0),
        };
    }

    const fn show(&mut self, overlay: Overlay) {
        self.overlay = Some(overlay);
    }

    /// The night.
    pub const fn night(&self) -> &Night {
        &self.night
    }

    /// The screen.
    pub const fn screen(&self) -> &Screen {
        &self.screen
    }

    /// What lies over it.
    pub const fn overlay(&self) -> Option<Overlay> {
        self.overlay
    }

    /// What is to be told.
    pub const fn notice(&self) -> Option<&Notice> {
        self.notice.as_ref()
    }
}
