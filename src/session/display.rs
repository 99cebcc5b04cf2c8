//! Display settings: from the command line, else as saved, else what the terminal supports.

use crate::app::{Motion, ThemeName};
use crate::cli::Cli;
use crate::text::Language;
use crate::ui::{Depth, DisplayOptions, Glyphs};

/// The theme from the command line, else the saved one.
pub(super) fn theme(cli: &Cli, remembered: Option<String>) -> ThemeName {
    let remembered = remembered.and_then(|name| ThemeName::named(&name));
    cli.theme.or(remembered).unwrap_or_default()
}

pub fn glyphs(cli: &Cli) -> Glyphs {
    if cli.ascii {
        return Glyphs::Ascii;
    }
    Glyphs::from_environment(|name| std::env::var(name).ok())
}

/// From the command line, else as saved.
pub(super) fn motion(cli: &Cli, remembered: Option<String>) -> Motion {
    if cli.still {
        return Motion::Still;
    }
    remembered.map_or_else(Motion::default, |still| Motion::from_setting(&still))
}

/// A theme that is asked for by name overrides `NO_COLOR`.
pub(super) fn display(language: Language, cli: &Cli) -> DisplayOptions {
    let variable = |name: &str| std::env::var(name).ok();
    let depth = match cli.theme {
        Some(_) => Depth::from_terminal(variable),
        None => Depth::from_environment(variable),
    };
    DisplayOptions {
        language,
        depth,
        glyphs: glyphs(cli),
    }
}
