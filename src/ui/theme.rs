//! Colours by meaning. A mark is distinguished by its shape first, by weight second and by colour
//! third, so that nothing is lost where colours are few or look alike.
//!
//! By default background and plain text are the terminal's own, so that the user's own theme wins;
//! the other themes are palettes with their own ground.

mod palette;

use ratatui::style::{Color, Modifier, Style};

use super::Depth;
use crate::app::ThemeName;
use crate::domain::Mark;

#[derive(Clone, Copy, Debug)]
pub struct Theme {
    /// Applied to cells without a colour; empty in the themes that leave this to the terminal.
    pub ground: Style,
    /// Anything without a meaning of its own.
    pub plain: Style,
    /// Less important: `|` between marks, hints.
    pub muted: Style,
    /// The lines of the sheet.
    pub rule: Style,
    /// The name of the program and of a screen.
    pub title: Style,
    /// The player who is up.
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
    /// Refusals, and their reasons.
    pub refusal: Style,
    /// Unsaved events.
    pub alarm: Style,
    /// Any other notice.
    pub notice: Style,
    /// A key to press.
    pub key: Style,
    /// A standing pin.
    pub pin: Style,
    /// The lines of a chart, cycled.
    pub series: [Style; SERIES],
}

/// How many lines of a chart have their own style.
const SERIES: usize = 6;

const PLAIN: Style = Style::new();
const MUTED: Style = Style::new().add_modifier(Modifier::DIM);
const BOLD: Style = Style::new().add_modifier(Modifier::BOLD);
const REVERSED: Style = Style::new().add_modifier(Modifier::REVERSED);

impl Theme {
    /// The sixteen ANSI colours.
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
            PLAIN.cyan(),
            PLAIN.red(),
            PLAIN.green(),
            PLAIN.magenta(),
            PLAIN.blue(),
            PLAIN.yellow(),
        ],
    };

    /// Weight only.
    pub const MONOCHROME: Self = Self {
        up: BOLD,
        current: REVERSED,
        cursor: REVERSED.add_modifier(Modifier::BOLD),
        strike: BOLD,
        spare: BOLD,
        foul: BOLD,
        changed: BOLD.add_modifier(Modifier::UNDERLINED),
        call: BOLD,
        refusal: BOLD,
        alarm: REVERSED.add_modifier(Modifier::BOLD),
        notice: PLAIN,
        pin: BOLD,
        series: [PLAIN; SERIES],
        ..Self::COLOURS
    };

    pub const fn mark(&self, mark: Mark) -> Style {
        match mark {
            Mark::Strike => self.strike,
            Mark::Spare => self.spare,
            Mark::Foul => self.foul,
            Mark::Gutter | Mark::Count(_) => self.plain,
        }
    }

    /// The theme with this name, at this colour depth.
    pub fn new(name: ThemeName, depth: Depth) -> Self {
        let palette = match name {
            _ if depth == Depth::Colourless => return Self::MONOCHROME,
            ThemeName::Monochrome => return Self::MONOCHROME,
            ThemeName::Terminal => return Self::COLOURS,
            ThemeName::Dark => palette::DARK,
            ThemeName::Light => palette::LIGHT,
            ThemeName::HighContrast => palette::HIGH_CONTRAST,
            ThemeName::Alley => palette::ALLEY,
        };
        Self::from_palette(palette.map(|code| PLAIN.fg(depth.nearest(Color::from_u32(code)))))
    }

    /// With the weights of the terminal theme; what is reversed there has a coloured background
    /// here.
    const fn from_palette(inks: [Style; palette::COLOURS]) -> Self {
        let [ground, text, muted, rule, title, others @ ..] = inks;
        let [up, strike, spare, foul, pin] = others;
        Self {
            ground: Style {
                bg: ground.fg,
                ..text
            },
            muted,
            rule,
            title: title.bold(),
            up: up.bold(),
            current: up.reversed(),
            cursor: foul.reversed(),
            strike: strike.bold(),
            spare: spare.bold(),
            foul: foul.bold(),
            changed: foul.bold(),
            call: strike.bold(),
            refusal: foul.bold(),
            alarm: strike.reversed().bold(),
            notice: up,
            key: title.bold(),
            pin: pin.bold(),
            series: [up, strike, spare, foul, title, muted],
            ..Self::COLOURS
        }
    }
}

#[cfg(test)]
mod tests;
