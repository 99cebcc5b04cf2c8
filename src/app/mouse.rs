//! The mouse: whether it is used, and what clicks and the wheel do. It is optional: everything that can
//! be clicked has a key.

use super::step::{Step, Steps};
use super::{
    Action, App, Context, CorrectingScreen, Direction, Effect, Effects, Overlay, Screen, Target,
    ThemeName,
};
use crate::domain::{FrameNumber, Player};

#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub enum Mouse {
    /// Clicks and the wheel go to the program.
    #[default]
    On,
    /// They are handled by the terminal.
    Off,
}

impl Mouse {
    /// The key of the setting.
    pub const SETTING: &str = "mouse";

    /// Parses the stored setting.
    pub fn from_setting(mouse: &str) -> Self {
        match mouse {
            "off" => Self::Off,
            _ => Self::On,
        }
    }
}

impl App {
    pub const fn with_mouse(mut self, mouse: Mouse) -> Self {
        self.mouse = mouse;
        self
    }

    pub const fn mouse(&self) -> Mouse {
        self.mouse
    }

    /// Takes effect at once and is saved even if the choice of a theme is cancelled.
    pub(super) fn switch_mouse(&mut self) -> Effects {
        let (mouse, value) = match self.mouse {
            Mouse::On => (Mouse::Off, "off"),
            Mouse::Off => (Mouse::On, "on"),
        };
        self.mouse = mouse;
        let value = value.to_owned();
        let remember = Effect::Remember {
            key: Mouse::SETTING,
            value,
        };
        vec![Effect::ListenToMouse(mouse), remember]
    }

    /// Does the same as the key for the click target.
    pub(super) fn click(&mut self, target: Target) -> Effects {
        if !matches!(target, Target::Key(_)) {
            self.close_window();
        }
        let steps = match (self.overlay, target) {
            (_, Target::Key(action)) => return self.act(action),
            (Some(Overlay::Themes(_)), Target::Row(row)) => return self.click_theme(row),
            (None, Target::Row(row)) => return self.click_row(row),
            (None, Target::Frame(player, frame)) => self.click_frame(player, frame),
            (None, Target::Name(player)) => self.click_name(player),
            (None, Target::Pin(pin)) => self.click_pin(pin),
            _ => vec![],
        };
        self.take(steps)
    }

    /// Moves the cursor to a row; on the row under the cursor it is Enter.
    fn click_row(&mut self, row: usize) -> Effects {
        let (screen, tonight) = self.top();
        if screen.row(tonight) == Some(row) {
            return self.act(Action::Confirm);
        }
        let steps = screen.go_to_row(row, tonight);
        self.notice = None;
        self.take(steps)
    }

    /// Selects a theme and keeps the list open, so that another can be tried with one click.
    fn click_theme(&mut self, row: usize) -> Effects {
        match ThemeName::ALL.get(row) {
            Some(theme) if *theme == self.theme => self.act(Action::Confirm),
            Some(theme) => {
                self.overlay = Some(Overlay::Themes(*theme));
                let remember = Step::Ask(theme.remembered());
                self.take(vec![Step::Wear(*theme), remember])
            }
            None => vec![],
        }
    }

    /// Types a pin, or removes it if it was typed.
    fn click_pin(&mut self, pin: u8) -> Steps {
        self.notice = None;
        match self.top() {
            (Screen::Bowling(screen), tonight) => screen.toggle_pin(pin, tonight.night),
            _ => vec![],
        }
    }

    /// Lets that player bowl out of turn.
    fn click_name(&mut self, player: Player) -> Steps {
        self.notice = None;
        match self.top() {
            (Screen::Bowling(screen), tonight) => screen.mark(player, tonight.night),
            _ => vec![],
        }
    }

    /// Moves the correction cursor to the frame.
    fn click_frame(&mut self, player: Player, frame: FrameNumber) -> Steps {
        let (screen, tonight) = self.top();
        match screen {
            Screen::Bowling(_) | Screen::Results(_) => {
                let cursor = CorrectingScreen::on(player, frame, tonight.night);
                cursor
                    .map(Screen::Correcting)
                    .map(Step::Go)
                    .into_iter()
                    .collect()
            }
            Screen::Correcting(cursor) => cursor.point_at(player, frame, tonight.night),
            _ => vec![],
        }
    }

    /// Does the same as the arrow keys in contexts that scroll or select.
    pub(super) fn turn_wheel(&mut self, direction: Direction) -> Effects {
        match self.context() {
            Context::List
            | Context::ListInGame
            | Context::ListOfGone
            | Context::History
            | Context::Found
            | Context::Statistics
            | Context::Leaves
            | Context::Help
            | Context::Corrections
            | Context::Themes
            | Context::Results
            | Context::Watching
            | Context::Lanes
            | Context::Standings
            | Context::LaneWatching
            | Context::BigLaneWatching
            | Context::LaneAlone
            | Context::BigLaneAlone
            | Context::BigResults
            | Context::BigWatching => self.act(Action::Move(direction)),
            _ => vec![],
        }
    }
}
