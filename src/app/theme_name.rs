//! The themes by name.

use super::Effect;

/// A theme. Its colours are in `ui`.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub enum ThemeName {
    /// The terminal's own colours and background.
    #[default]
    Terminal,
    /// Its own dark background.
    Dark,
    /// Its own light background.
    Light,
    /// White on black, readable from afar.
    HighContrast,
    /// No colours.
    Monochrome,
    /// Night blue, wood and neon.
    Alley,
}

impl ThemeName {
    /// The key of the setting.
    pub const SETTING: &str = "theme";

    /// All of them, in the order of the list.
    pub const ALL: [Self; 6] = [
        Self::Terminal,
        Self::Dark,
        Self::Light,
        Self::HighContrast,
        Self::Monochrome,
        Self::Alley,
    ];

    /// The name on the command line and in the settings.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Terminal => "terminal",
            Self::Dark => "dark",
            Self::Light => "light",
            Self::HighContrast => "contrast",
            Self::Monochrome => "monochrome",
            Self::Alley => "alley",
        }
    }

    /// The effect that stores it as the user's choice.
    pub(super) fn remembered(self) -> Effect {
        Effect::Remember {
            key: Self::SETTING,
            value: self.name().to_owned(),
        }
    }

    /// The theme with this name. None if there is none.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.name() == name)
    }

    /// The theme this many places further down the list. Wraps around.
    pub(super) fn on_by(self, places: usize) -> Self {
        let themes = Self::ALL.into_iter().cycle();
        let mut from_own = themes.skip_while(|theme| *theme != self);
        from_own.nth(places).unwrap_or(self)
    }
}
