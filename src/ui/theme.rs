//! Colours as meanings. The ground and the plain text are the terminal's own, so that a person's
//! own theme wins; a mark is told by its shape first, by weight second and by colour third.

use ratatui::style::{Color, Modifier, Style};

use crate::domain::Mark;

/// A style for each meaning.
#[derive(Clone, Copy, Debug)]
pub struct Theme {
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

    /// Weight alone, for `NO_COLOR`.
    pub const MONOCHROME: Self = Self {
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
    #[must_use]
    pub const fn mark(&self, mark: Mark) -> Style {
        match mark {
            Mark::Strike => self.strike,
            Mark::Spare => self.spare,
            Mark::Foul => self.foul,
            Mark::Gutter | Mark::Count(_) => self.plain,
        }
    }

    /// The theme of the environment.
    pub fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Self {
        match variable("NO_COLOR") {
            Some(value) if !value.is_empty() => Self::MONOCHROME,
            _ => Self::COLOURS,
        }
    }
}
