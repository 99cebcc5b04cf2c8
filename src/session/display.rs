//! Display settings: from the command line, else saved ones, else what the terminal supports.

use crate::app::{App, Motion, Mouse, ThemeName};
use crate::cli::Cli;
use crate::text::Language;
use crate::ui::{Depth, DisplayOptions, Glyphs};

/// The app with the theme, the motion and the mouse of the command line, else of the saved settings.
pub(super) fn dressed(
    app: App,
    cli: &Cli,
    setting: impl Fn(&'static str) -> Option<String>,
) -> App {
    app.with_theme(theme(cli, setting(ThemeName::SETTING)))
        .with_motion(motion(cli, setting(Motion::SETTING)))
        .with_mouse(mouse(cli, setting(Mouse::SETTING)))
}

/// The theme from the command line, else the saved one, else what suits the terminal.
fn theme(cli: &Cli, remembered: Option<String>) -> ThemeName {
    let remembered = remembered.and_then(|name| ThemeName::named(&name));
    cli.options
        .theme
        .or(remembered)
        .unwrap_or_else(default_theme)
}

/// A theme with its own background if the terminal shows its colours correctly. Otherwise the
/// terminal's own colours are the safe choice.
pub(super) fn default_theme() -> ThemeName {
    match Depth::from_environment(|name| std::env::var(name).ok()) {
        Depth::Full => ThemeName::Alley,
        _ => ThemeName::default(),
    }
}

/// From the command line or the environment, else as saved, else from the locale.
pub(super) fn chosen(cli: &Cli, remembered: Option<String>, language: Language) -> Language {
    let remembered = remembered.and_then(|code| Language::from_code(&code));
    cli.options.lang.or(remembered).unwrap_or(language)
}

pub fn glyphs(cli: &Cli) -> Glyphs {
    if cli.options.ascii {
        return Glyphs::Ascii;
    }
    Glyphs::from_environment(|name| std::env::var(name).ok())
}

/// From the command line, else as saved.
fn motion(cli: &Cli, remembered: Option<String>) -> Motion {
    if cli.options.still {
        return Motion::Still;
    }
    remembered.map_or_else(Motion::default, |still| Motion::from_setting(&still))
}

/// From the command line, else from the environment, else as saved.
fn mouse(cli: &Cli, remembered: Option<String>) -> Mouse {
    let variable = std::env::var("TENPIN_MOUSE").unwrap_or_default();
    match variable.as_str() {
        _ if cli.options.no_mouse => return Mouse::Off,
        "" => {}
        "off" | "no" | "false" => return Mouse::Off,
        number if number.parse() == Ok(0) => return Mouse::Off,
        _ => return Mouse::On,
    }
    remembered.map_or_else(Mouse::default, |mouse| Mouse::from_setting(&mouse))
}

/// A theme given by name overrides `NO_COLOR`.
pub(super) fn display(language: Language, cli: &Cli) -> DisplayOptions {
    let variable = |name: &str| std::env::var(name).ok();
    let depth = match cli.options.theme {
        Some(_) => Depth::from_terminal(variable),
        None => Depth::from_environment(variable),
    };
    DisplayOptions {
        language,
        depth,
        glyphs: glyphs(cli),
    }
}
