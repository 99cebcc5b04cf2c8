//! Colours as meanings. A mark is told by its shape first, by weight second and by colour third, so
//! that nothing is lost where colours are few or look alike.
//!
//! By default the ground and the plain text are the terminal's own, so that a person's own theme
//! wins; the other themes are palettes with a ground of their own.

mod palette;

use ratatui::style::{Color, Modifier, Style};

use self::palette::Palette;
use super::Depth;
use crate::app::ThemeName;
use crate::domain::Mark;

/// A style for each meaning.
#[derive(Clone, Copy, Debug)]
pub struct Theme {
    /// What has no colour gets these; nothing in the themes that leave it to the terminal.
    pub ground: Style,
    /// Anything without a meaning of its own.
    pub plain: Style,
    /// What is there when somebody looks for it: `|` between marks, hints.
    pub muted: Style,
    /// The lines of the sheet.
    pub rule: Style,
    /// The name of the program and of a screen.
    pub title: Style,
    /// Whoever is up.
    pub up: Style,
    /// The cell of the next ball.
    pub current: Style,
    /// The cell of the correction cursor.
    pub cursor: Style,
    /// `X`.
    pub strike: Style,
    /// `/`.
    pub spare: Style,
    /// `F`.
    pub foul: Style,
    /// A running total.
    pub total: Style,
    /// A total that a correction would change.
    pub changed: Style,
    /// A double, a turkey, 300.
    pub call: Style,
    /// What was refused, and why.
    pub refusal: Style,
    /// What is not on disk.
    pub alarm: Style,
    /// Anything else that is told.
    pub notice: Style,
    /// A key to press.
    pub key: Style,
    /// A pin that stands.
    pub pin: Style,
    /// The lines of a chart, one after another and around again.
    pub series: [Style; SERIES],
}

/// How many lines of a chart have a style of their own.
const SERIES: usize = 6;

const PLAIN: Style = Style::new();
const MUTED: Style = Style::new().add_modifier(Modifier::DIM);
const BOLD: Style = Style::new().add_modifier(Modifier::BOLD);
const REVERSED: Style = Style::new().add_modifier(Modifier::REVERSED);

impl Theme {
    /// The terminal's own sixteen colours.
    pub const COLOURS: Self = Self {
        ground: PLAIN,
        plain: PLAIN,
        muted: MUTED,
        rule: MUTED,
        title: BOLD,
        up: BOLD.fg(Color::Cyan),
        current: REVERSED.fg(Color::Cyan),
        cursor: REVERSED.fg(Color::Magenta),
        strike: BOLD.fg(Color::Red),
        spare: BOLD.fg(Color::Blue),
        foul: BOLD.fg(Color::Magenta),
        total: PLAIN,
        changed: BOLD.fg(Color::Magenta),
        call: BOLD.fg(Color::Red),
        refusal: BOLD.fg(Color::Magenta),
        alarm: REVERSED.add_modifier(Modifier::BOLD).fg(Color::Red),
        notice: PLAIN.fg(Color::Cyan),
        key: BOLD,
        pin: BOLD.fg(Color::Cyan),
        series: [
            PLAIN.fg(Color::Cyan),
            PLAIN.fg(Color::Red),
            PLAIN.fg(Color::Green),
            PLAIN.fg(Color::Magenta),
            PLAIN.fg(Color::Blue),
            PLAIN.fg(Color::Yellow),
        ],
    };

    /// Weight alone.
    pub const MONOCHROME: Self = Self {
        ground: PLAIN,
        plain: PLAIN,
        muted: MUTED,
        rule: MUTED,
        title: BOLD,
        up: BOLD,
        current: REVERSED,
        cursor: REVERSED.add_modifier(Modifier::BOLD),
        strike: BOLD,
        spare: BOLD,
        foul: BOLD,
        total: PLAIN,
        changed: BOLD.add_modifier(Modifier::UNDERLINED),
        call: BOLD,
        refusal: BOLD,
        alarm: REVERSED.add_modifier(Modifier::BOLD),
        notice: PLAIN,
        key: BOLD,
        pin: BOLD,
        series: [PLAIN; SERIES],
    };

    /// The style of a mark.
    pub const fn mark(&self, mark: Mark) -> Style {
        match mark {
            Mark::Strike => self.strike,
            Mark::Spare => self.spare,
            Mark::Foul => self.foul,
            Mark::Gutter | Mark::Count(_) => self.plain,
        }
    }

    /// The theme of that name in as many colours as there are.
    pub fn new(name: ThemeName, depth: Depth) -> Self {
        let palette = match name {
            _ if depth == Depth::Colourless => return Self::MONOCHROME,
            ThemeName::Monochrome => return Self::MONOCHROME,
            ThemeName::Terminal => return Self::COLOURS,
            ThemeName::Dark => Palette::DARK,
            ThemeName::Light => Palette::LIGHT,
            ThemeName::HighContrast => Palette::HIGH_CONTRAST,
            ThemeName::Alley => Palette::ALLEY,
        };
        Self::painted(&palette.map(|colour| depth.nearest(colour)))
    }

    /// Weights as in the terminal's own theme; what is reversed there stands here on its colour.
    const fn painted(palette: &Palette) -> Self {
        Self {
            ground: PLAIN.fg(palette.text).bg(palette.ground),
            plain: PLAIN,
            muted: PLAIN.fg(palette.muted),
            rule: PLAIN.fg(palette.rule),
            title: BOLD.fg(palette.title),
            up: BOLD.fg(palette.up),
            current: REVERSED.fg(palette.up),
            cursor: REVERSED.fg(palette.foul),
            strike: BOLD.fg(palette.strike),
            spare: BOLD.fg(palette.spare),
            foul: BOLD.fg(palette.foul),
            total: PLAIN,
            changed: BOLD.fg(palette.foul),
            call: BOLD.fg(palette.strike),
            refusal: BOLD.fg(palette.foul),
            alarm: REVERSED.add_modifier(Modifier::BOLD).fg(palette.strike),
            notice: PLAIN.fg(palette.up),
            key: BOLD.fg(palette.title),
            pin: BOLD.fg(palette.pin),
            series: [
                PLAIN.fg(palette.up),
                PLAIN.fg(palette.strike),
                PLAIN.fg(palette.spare),
                PLAIN.fg(palette.foul),
                PLAIN.fg(palette.title),
                PLAIN.fg(palette.muted),
            ],
        }
    }
}

#[cfg(test)]
mod tests;
