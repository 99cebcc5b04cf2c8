//! Whether animations are shown, and switching them on or off.

use super::{App, Effect, Effects};

#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub enum Motion {
    /// Animations are shown.
    #[default]
    Shown,
    /// No animations.
    Still,
}

impl Motion {
    /// The key of the setting.
    pub const SETTING: &str = "still";

    /// Parses the stored setting.
    pub fn from_setting(still: &str) -> Self {
        match still {
            "on" => Self::Still,
            _ => Self::Shown,
        }
    }
}

impl App {
    pub const fn with_motion(mut self, motion: Motion) -> Self {
        self.motion = motion;
        self
    }

    pub const fn motion(&self) -> Motion {
        self.motion
    }

    /// Takes effect at once and is saved even if the choice of a theme is cancelled.
    pub(super) fn switch_motion(&mut self) -> Effects {
        let (motion, still) = match self.motion {
            Motion::Shown => (Motion::Still, "on"),
            Motion::Still => (Motion::Shown, "off"),
        };
        self.motion = motion;
        let value = still.to_owned();
        vec![Effect::Remember {
            key: Motion::SETTING,
            value,
        }]
    }
}
