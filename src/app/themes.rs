//! The theme that was chosen, and choosing another one: what is looked at shows at once.

use super::{Action, App, Direction, Effect, Effects, Overlay};

/// How everything is coloured, by name. What each looks like is the painter's business.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub enum ThemeName {
    /// The terminal's own colours on its own ground.
    #[default]
    Terminal,
    /// A dark ground of its own.
    Dark,
    /// A light ground of its own.
    Light,
    /// White on black, and colours that carry far.
    HighContrast,
    /// No colours.
    Monochrome,
    /// Night blue, wood and neon.
    Alley,
}

impl ThemeName {
    /// All of them, in the order of the list.
    pub const ALL: [Self; 6] = [
        Self::Terminal,
        Self::Dark,
        Self::Light,
        Self::HighContrast,
        Self::Monochrome,
        Self::Alley,
    ];

    /// How it is written on the command line and among the settings.
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

    /// The theme that is written so.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.name() == name)
    }

    /// So many places on in the list, around and around.
    fn on_by(self, places: usize) -> Self {
        let themes = Self::ALL.into_iter().cycle();
        let mut from_own = themes.skip_while(|theme| *theme != self);
        from_own.nth(places).unwrap_or(self)
    }
}

impl App {
    /// The same with this theme.
    pub const fn with_theme(mut self, theme: ThemeName) -> Self {
        self.theme = theme;
        self
    }

    /// The theme that shows.
    pub const fn theme(&self) -> ThemeName {
        self.theme
    }

    /// Moves through the list, keeps what shows, or goes back to what was before.
    pub(super) fn update_themes(&mut self, before: ThemeName, action: Action) -> Effects {
        match action {
            Action::Move(Direction::Up) => self.theme = self.theme.on_by(ThemeName::ALL.len() - 1),
            Action::Move(_) => self.theme = self.theme.on_by(1),
            Action::SwitchMotion => return self.switch_motion(),
            Action::Confirm => {
                self.overlay = None;
                return vec![Effect::Remember {
                    key: "theme",
                    value: self.theme.name().to_owned(),
                }];
            }
            _ => {
                self.theme = before;
                self.overlay = None;
            }
        }
        vec![]
    }

    /// Shows the list.
    pub(super) const fn choose_theme(&mut self) {
        self.overlay = Some(Overlay::Themes(self.theme));
    }
}
