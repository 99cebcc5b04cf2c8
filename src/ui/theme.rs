//! Colours by meaning. A mark is distinguished first by its shape, then by weight and only then by
//! colour, so that nothing is lost where colours are few or look alike.
//!
//! By default background and plain text are the terminal's own, so that the user's theme wins; the
//! other themes are palettes with their own background.

mod palette;

use ratatui::style::{Color, Modifier, Style};

use super::Depth;
use crate::app::ThemeName;
use crate::domain::Mark;

#[derive(Clone, Copy, Debug)]
pub struct Theme {
    /// For cells without a background; empty in themes that use the terminal's own.
    pub ground: Style,
    /// The tint of the current player's row. Empty if the terminal's own background is used.
    pub lit: Style,
    /// The tint of the first and last line and of keys. Empty if the terminal's own background is used.
    pub band: Style,
    /// Anything without a special meaning.
    pub plain: Style,
    /// Less important: `|` between marks, hints.
    pub muted: Style,
    /// The lines of the sheet.
    pub rule: Style,
    /// Leading names, important numbers.
    pub title: Style,
    /// The current player.
    pub up: Style,
    /// The heavy rules around the current player.
    pub up_rule: Style,
    /// `X`, strings of strikes, 300.
    pub strike: Style,
    /// `/`.
    pub spare: Style,
    /// `F`.
    pub foul: Style,
    /// A total changed by a correction.
    pub changed: Style,
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
    /// Filled cells.
    pub fill: Fills,
    /// The lines of a chart, reused cyclically.
    pub series: [Style; SERIES],
}

/// Styles that fill whole cells with the colour of their meaning.
#[derive(Clone, Copy, Debug)]
pub struct Fills {
    pub strike: Style,
    pub spare: Style,
    /// The current player's name, the next ball, the selected row.
    pub up: Style,
    /// The correction cursor.
    pub cursor: Style,
    /// The third place.
    pub third: Style,
}

/// The number of different styles for the lines of a chart.
const SERIES: usize = 6;

const PLAIN: Style = Style::new();
const MUTED: Style = Style::new().add_modifier(Modifier::DIM);
const BOLD: Style = Style::new().add_modifier(Modifier::BOLD);
const REVERSED: Style = Style::new().add_modifier(Modifier::REVERSED);

/// Black text is never bold: many terminals show bold black as grey.
const fn black_on(colour: Color) -> Style {
    PLAIN.fg(Color::Black).bg(colour)
}

const fn white_on(colour: Color) -> Style {
    BOLD.fg(Color::White).bg(colour)
}

impl Theme {
    /// The sixteen ANSI colours on the terminal's own background. As that is unknown, only fills and rules
    /// are coloured; text has the terminal's colour.
    pub const COLOURS: Self = Self {
        alarm: white_on(Color::Red),
        up_rule: PLAIN.fg(Color::Cyan),
        fill: Fills {
            strike: black_on(Color::Yellow),
            spare: white_on(Color::Blue),
            up: black_on(Color::Cyan),
            cursor: white_on(Color::Magenta),
            third: REVERSED,
        },
        series: [
            PLAIN.cyan(),
            PLAIN.red(),
            PLAIN.green(),
            PLAIN.magenta(),
            PLAIN.blue(),
            PLAIN.yellow(),
        ],
        ..Self::MONOCHROME
    };

    /// No colours, only weights.
    pub const MONOCHROME: Self = Self {
        ground: PLAIN,
        lit: PLAIN,
        band: PLAIN,
        plain: PLAIN,
        muted: MUTED,
        rule: MUTED,
        title: BOLD,
        up: BOLD,
        up_rule: BOLD,
        strike: BOLD,
        spare: BOLD,
        foul: BOLD,
        changed: BOLD.add_modifier(Modifier::UNDERLINED),
        refusal: BOLD,
        alarm: REVERSED.add_modifier(Modifier::BOLD),
        notice: PLAIN,
        key: BOLD,
        pin: BOLD,
        fill: Fills {
            strike: REVERSED,
            spare: REVERSED,
            up: REVERSED,
            cursor: REVERSED.add_modifier(Modifier::BOLD),
            third: REVERSED.add_modifier(Modifier::DIM),
        },
        series: [PLAIN; SERIES],
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
        let theme =
            Self::from_palette(palette.map(|code| PLAIN.fg(depth.nearest(Color::from_u32(code)))));
        match depth {
            Depth::Sixteen => theme.without_washes(),
            _ => theme,
        }
    }

    /// Sixteen colours have no shade close enough to the background for a tint.
    const fn without_washes(self) -> Self {
        Self {
            lit: PLAIN,
            band: PLAIN,
            ..self
        }
    }

    /// A palette with the weights of the monochrome theme; what is reversed there is filled here.
    fn from_palette(inks: [Style; palette::COLOURS]) -> Self {
        let [ground, text, muted, rule, title, others @ ..] = inks;
        let [up, strike, spare, foul, pin, lit, band, ink] = others;
        let filled = |colour: Style| behind(colour).patch(ink).bold();
        Self {
            ground: text.patch(behind(ground)),
            lit: behind(lit),
            band: behind(band),
            muted,
            rule,
            up_rule: up,
            alarm: filled(strike),
            notice: up,
            fill: Fills {
                strike: filled(strike),
                spare: filled(spare),
                up: filled(up),
                cursor: filled(foul),
                third: filled(muted),
            },
            series: [up, strike, spare, foul, title, muted],
            ..Self::from_inks([title, up, strike, spare, foul, pin].map(Style::bold))
        }
    }

    /// Text in these colours.
    const fn from_inks([title, up, strike, spare, foul, pin]: [Style; 6]) -> Self {
        Self {
            title,
            up,
            strike,
            spare,
            foul,
            changed: foul,
            refusal: foul,
            key: title,
            pin,
            ..Self::MONOCHROME
        }
    }
}

/// The colour as a background.
const fn behind(colour: Style) -> Style {
    Style {
        bg: colour.fg,
        ..PLAIN
    }
}

#[cfg(test)]
mod tests;
