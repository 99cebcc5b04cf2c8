//! What is on screen, and what a message does to it. No input, no output, no widgets.
//!
//! Everything that happens is a [`Message`]: a key as an [`Action`], pasted text, a tick, the
//! answer to an effect. [`App::update`] takes it and is the only way to change the state:
//!
//! 1. the overlay, or else the screen on top of the stack, answers with `Steps`: record an event,
//!    go to a screen, show an overlay, show a notice;
//! 2. the app takes the steps in order until one is refused. A refusal is a [`Notice`] and changes
//!    nothing else;
//! 3. everything that needs I/O (save, look up, share, quit) is returned as [`Effects`]. The desk
//!    performs them and answers with another message.

mod action;
mod animation;
mod beginning;
mod by_pins;
mod centre;
mod clock;
mod context;
mod correcting_nights;
mod effect;
mod first_look;
mod hold;
mod lost;
mod message;
mod motion;
mod mouse;
mod notice;
mod overlay;
mod phones;
mod pin_entry;
mod recording;
mod screen;
mod sharing;
mod stack;
mod step;
mod stepping;
mod target;
mod theme_name;
mod tonight;
mod view;

pub(crate) use crate::archive::{hangul_keys, is_syllable};
pub use action::{Action, Direction, Leap};
pub use animation::{Animation, Occasion};
pub use by_pins::{BY_PINS, ByPins};
pub use centre::{CentreNews, CentreState};
pub use context::Context;
pub use correcting_nights::{Correctable, CorrectedNight};
pub use effect::{Effect, Effects};
pub use first_look::FIRST_LOOK;
pub use lost::Lost;
pub use message::{Hearer, Message};
pub use motion::Motion;
pub use mouse::Mouse;
pub use notice::{NamedEvent, Notice};
pub use overlay::Overlay;
pub use phones::{Phones, PhonesEnd, PhonesNews};
pub use pin_entry::{PinEntry, PinRefusal, TypedPins};
pub(crate) use screen::legal_marks;
pub use screen::{
    BowlingScreen, CorrectingScreen, CorrectionEntry, Face, Findings, Focus, HistoryScreen,
    LanesScreen, Origin, PastingScreen, PlayersScreen, Reach, ReplayScreen, ResultsScreen, Screen,
    StandingSide, StandingsScreen, StatisticsScreen, StatisticsTopic, WatchedLane, WatchingScreen,
};
pub use sharing::{CopiedBy, ShareTarget, Shared};
pub use target::Target;
pub use theme_name::ThemeName;
pub(crate) use tonight::is_personal_best;
pub use view::View;

use std::net::IpAddr;

use crate::archive::{PastNights, Regulars, SaveState};
use crate::domain::{BowlingGames, Mark, Player};
use crate::night::{Entrance, Night};
use centre::CentreWatch;
use clock::KeyClock;
use first_look::FirstLook;
use stack::Stack;
use step::{Step, Steps};
use tonight::Tonight;

/// The state of the program: the night, whose latest game is the roster ([`App::roster`]), and the
/// stack of screens.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct App {
    night: Night,
    regulars: Regulars,
    /// None until it has been read.
    past: Option<PastNights>,
    saving: SaveState,
    screens: Stack,
    overlay: Option<Overlay>,
    notice: Option<Notice>,
    /// The player whose mark the big view still shows, before it switches to the next one.
    held: Option<Player>,
    theme: ThemeName,
    motion: Motion,
    view: View,
    first_look: FirstLook,
    mouse: Mouse,
    by_pins: ByPins,
    phones: Phones,
    /// Where phones would find the page. None if unknown.
    network: Option<IpAddr>,
    code: String,
    centre: CentreWatch,
    clock: KeyClock,
}

impl App {
    /// The roster: every player's game and whose turn it is, from the latest game of the night.
    /// None before the first game.
    pub const fn roster(&self) -> Option<&BowlingGames> {
        self.night.game()
    }

    /// Handles one message: the only way to change what is on screen.
    pub fn update(&mut self, message: Message) -> Effects {
        match message {
            Message::Action(action) => self.act(action),
            Message::Paste(text) => self.paste(&text),
            Message::Click(target) => self.click(target),
            Message::Wheel(direction) => self.turn_wheel(direction),
            Message::Start(players) => self.start(players),
            Message::FirstLook => self.first_look(),
            message => self.learn(message),
        }
    }

    fn learn(&mut self, message: Message) -> Effects {
        match message {
            Message::Saved(saving) => self.saving = saving,
            Message::Regulars(regulars) => self.regulars = regulars,
            Message::Past(past) => self.past = Some(past),
            Message::Shared(shared) => self.hear_of_sharing(shared),
            Message::NotCopied { text, failed } => {
                return vec![Effect::AskTerminalToCopy { text, failed }];
            }
            Message::HandOver => self.hand_over(),
            Message::Clock(now) => self.tell_time(now),
            Message::Unbound => self.close_window(),
            Message::Centre(news) => self.hear_of_centre(news),
            Message::Phones(news) => self.hear_of_phones(news),
            Message::Watched(nights) => return self.see(nights),
            Message::ToCorrect(night) => return self.open_to_correct(night),
            Message::Corrected(outcome) => return self.show_corrected(outcome),
            message => {
                let steps = self.screens.top_mut().answer(message, &self.regulars);
                return self.take(steps);
            }
        }
        vec![]
    }

    fn start(&mut self, players: Vec<Player>) -> Effects {
        let join = |player| Step::Join(player, Entrance::NextGame);
        let start = Step::Record(self.night.starting());
        self.take(players.into_iter().map(join).chain([start]).collect())
    }

    fn act(&mut self, action: Action) -> Effects {
        self.notice = None;
        self.hand_over();
        if self.is_second_half(action) {
            return self.make_ten();
        }
        self.close_window();
        self.act_through(action);
        let steps = match (&mut self.overlay, action) {
            (_, Action::Quit) => self.quit(),
            (_, Action::Suspend) => vec![Step::Ask(Effect::Suspend)],
            (Some(overlay), action) => overlay.update(action, self.theme),
            (None, action) => self.act_below(action),
        };
        self.stop_at_the_first_correction();
        self.take(steps)
    }

    /// Quits at once, or asks first if something would be lost.
    fn quit(&self) -> Steps {
        match (self.overlay, self.saving) {
            (Some(Overlay::Quitting), _) | (_, SaveState::Saved(_) | SaveState::Off) => {
                vec![Step::Ask(Effect::Quit)]
            }
            (_, SaveState::NotSaved(..)) => vec![Step::Show(Overlay::Quitting)],
        }
    }

    /// Handles actions common to all screens, then passes the others to the screen on top.
    fn act_below(&mut self, action: Action) -> Steps {
        match action {
            Action::ShowHelp => vec![Step::Show(Overlay::Help(0))],
            Action::AskToQuit => vec![Step::Show(Overlay::Quitting)],
            Action::ChooseTheme => self.choose_theme(),
            Action::Share => self.ask_how_to_share(),
            Action::ShowPhones => self.show_phones(),
            Action::ShowNeeds => vec![Step::Show(Overlay::Needs)],
            Action::SwitchView => self.switch_view(),
            Action::SwitchFocus if self.is_big_results() => self.show_sheet(),
            Action::Cancel if self.is_big_without_more() => self.switch_view(),
            Action::Undo if self.has_typed_pins() => {
                self.drop_typed_pins();
                vec![]
            }
            Action::Bowl(Mark::Spare) if self.is_spare_too_early() => {
                vec![PinRefusal::NothingTyped(TypedPins::Standing).into()]
            }
            Action::Undo => vec![Step::recording(self.night.undoing())],
            Action::Redo => vec![Step::recording(self.night.redoing())],
            Action::StartGame if self.is_settling() => vec![],
            action => {
                let (screen, tonight) = self.top();
                screen.update(action, tonight)
            }
        }
    }

    fn paste(&mut self, text: &str) -> Effects {
        self.notice = None;
        self.hand_over();
        self.close_window();
        let overlay = self.overlay;
        let (screen, tonight) = self.top();
        let steps = match overlay {
            Some(_) => vec![Step::Tell(Notice::PasteIgnored(None))],
            None => screen.paste(text, tonight),
        };
        self.take(steps)
    }

    /// The screen on top, and the state it can read.
    fn top(&mut self) -> (&mut Screen, Tonight<'_>) {
        let tonight = Tonight {
            night: &self.night,
            regulars: &self.regulars,
            past: self.past.as_ref(),
        };
        (self.screens.top_mut(), tonight)
    }

    pub(crate) const fn tonight(&self) -> Tonight<'_> {
        Tonight {
            night: &self.night,
            regulars: &self.regulars,
            past: self.past.as_ref(),
        }
    }
}
