//! Whether anything moves after a ball, and switching that.

use super::{App, Effect, Effects};

/// Is anything to move?
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub enum Motion {
    /// For a moment after a ball.
    #[default]
    Shown,
    /// Never.
    Still,
}

impl Motion {
    /// What the setting `still` says.
    pub fn from_setting(still: &str) -> Self {
        match still {
            "on" => Self::Still,
            _ => Self::Shown,
        }
    }
}

impl App {
    /// The same with or without motion.
    pub const fn with_motion(mut self, motion: Motion) -> Self {
        self.motion = motion;
        self
    }

    /// Is anything to move?
    pub const fn motion(&self) -> Motion {
        self.motion
    }

    /// It holds at once and stays, whatever becomes of the theme.
    pub(super) fn switch_motion(&mut self) -> Effects {
        let (motion, still) = match self.motion {
            Motion::Shown => (Motion::Still, "on"),
            Motion::Still => (Motion::Shown, "off"),
        };
        self.motion = motion;
        let value = still.to_owned();
        vec![Effect::Remember {
            key: "still",
            value,
        }]
    }
}
