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

    const fn setting(self) -> &'static str {
        match self {
            Self::Still => "on",
            Self::Shown => "off",
        }
    }

    const fn other(self) -> Self {
        match self {
            Self::Still => Self::Shown,
            Self::Shown => Self::Still,
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
        self.motion = self.motion.other();
        vec![Effect::Remember {
            key: "still",
            value: self.motion.setting().to_owned(),
        }]
    }
}
