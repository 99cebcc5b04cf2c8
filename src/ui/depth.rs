//! The colour depth of the terminal, and the nearest colour it supports.

use ratatui::style::Color;

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Depth {
    /// No colours: meaning is carried by weight and shape.
    Colourless,
    /// The sixteen ANSI colours.
    Sixteen,
    /// The 256-colour palette: a 6×6×6 cube and 24 greys.
    Indexed,
    /// True colour.
    Full,
}

/// Red, green and blue.
pub(super) type Light = (u8, u8, u8);

/// The sixteen colours by number, with xterm's default values.
pub(super) const SIXTEEN: [(Color, Light); 16] = [
    (Color::Black, (0, 0, 0)),
    (Color::Red, (205, 0, 0)),
    (Color::Green, (0, 205, 0)),
    (Color::Yellow, (205, 205, 0)),
    (Color::Blue, (0, 0, 238)),
    (Color::Magenta, (205, 0, 205)),
    (Color::Cyan, (0, 205, 205)),
    (Color::Gray, (229, 229, 229)),
    (Color::DarkGray, (127, 127, 127)),
    (Color::LightRed, (255, 0, 0)),
    (Color::LightGreen, (0, 255, 0)),
    (Color::LightYellow, (255, 255, 0)),
    (Color::LightBlue, (92, 92, 255)),
    (Color::LightMagenta, (255, 0, 255)),
    (Color::LightCyan, (0, 255, 255)),
    (Color::White, (255, 255, 255)),
];

/// The levels of the colour cube.
const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];
const FIRST_OF_CUBE: u8 = 16;
const FIRST_GREY: u8 = 232;

/// Darker colours become black.
const DARK: u8 = 72;
/// Darker greys become dark grey.
const MIDDLE_GREY: u8 = 190;
/// Darker greys become light grey; the others white.
const LIGHT_GREY: u8 = 240;
/// Colours with a smaller spread between their channels count as grey.
const PALE: u8 = 72;
/// Colours at least this light become bright ones.
const BRIGHT: u8 = 230;

impl Depth {
    /// Detected from the environment: `NO_COLOR` turns colours off.
    pub fn from_environment(variable: impl Fn(&str) -> Option<String>) -> Self {
        match variable("NO_COLOR") {
            Some(value) if !value.is_empty() => Self::Colourless,
            _ => Self::from_terminal(variable),
        }
    }

    /// What the terminal supports, regardless of `NO_COLOR`.
    pub fn from_terminal(variable: impl Fn(&str) -> Option<String>) -> Self {
        let value = |name| variable(name).unwrap_or_default();
        let terminal = value("TERM");
        match value("COLORTERM").as_str() {
            "truecolor" | "24bit" => Self::Full,
            _ if terminal.contains("direct") => Self::Full,
            _ if terminal.contains("256color") => Self::Indexed,
            _ if terminal.starts_with("vt") => Self::Colourless,
            _ => Self::Sixteen,
        }
    }

    /// The nearest supported colour. The terminal's own colours are unchanged, unless there are none.
    pub fn nearest(self, colour: Color) -> Color {
        match (self, colour) {
            (Self::Colourless, _) => Color::Reset,
            (Self::Sixteen, Color::Rgb(red, green, blue)) => nearest_of_sixteen((red, green, blue)),
            (Self::Sixteen, Color::Indexed(index)) => nearest_of_sixteen(light_of(index)),
            (Self::Indexed, Color::Rgb(red, green, blue)) => nearest_index((red, green, blue)),
            (_, colour) => colour,
        }
    }
}

/// The distance between two colours, weighted: the eye is most sensitive to green, least to blue.
fn distance(one: Light, other: Light) -> u32 {
    let apart = |one: u8, other: u8| u32::from(one.abs_diff(other)).pow(2);
    2 * apart(one.0, other.0) + 4 * apart(one.1, other.1) + 3 * apart(one.2, other.2)
}

/// Chosen by hue, or else by grey: with only sixteen colours, the nearest by distance would mostly
/// be a grey.
fn nearest_of_sixteen((red, green, blue): Light) -> Color {
    let (most, least) = (red.max(green).max(blue), red.min(green).min(blue));
    let middle = least.midpoint(most);
    let part = |light: u8, bit: usize| if light > middle { bit } else { 0 };
    let hue = part(red, 1) + part(green, 2) + part(blue, 4);
    let index = match (most, most - least) {
        (0..DARK, _) => 0,
        (0..MIDDLE_GREY, 0..PALE) => 8,
        (0..LIGHT_GREY, 0..PALE) => 7,
        (_, 0..PALE) => 15,
        (0..BRIGHT, _) => hue,
        _ => hue + 8,
    };
    SIXTEEN
        .get(index)
        .map_or(Color::Reset, |(colour, _)| *colour)
}

fn nearest_index(light: Light) -> Color {
    let candidates = FIRST_OF_CUBE..=u8::MAX;
    let nearest = candidates.min_by_key(|index| distance(light_of(*index), light));
    nearest.map_or(Color::Reset, Color::Indexed)
}

/// The RGB value of an indexed colour.
pub(super) fn light_of(index: u8) -> Light {
    let step = |place: u8| STEPS.get(usize::from(place % 6)).copied().unwrap_or(0);
    match index {
        0..FIRST_OF_CUBE => SIXTEEN
            .get(usize::from(index))
            .map_or((0, 0, 0), |(_, light)| *light),
        FIRST_OF_CUBE..FIRST_GREY => {
            let place = index - FIRST_OF_CUBE;
            (step(place / 36), step(place / 6), step(place))
        }
        FIRST_GREY.. => {
            let grey = 8 + 10 * (index - FIRST_GREY);
            (grey, grey, grey)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Variables<'test> = &'test [(&'test str, &'test str)];

    fn environment(variables: Variables<'_>) -> impl Fn(&str) -> Option<String> {
        move |name| {
            let found = variables.iter().find(|(known, _)| *known == name);
            found.map(|(_, value)| (*value).to_owned())
        }
    }

    fn depth(variables: Variables<'_>) -> Depth {
        Depth::from_environment(environment(variables))
    }

    #[test]
    fn the_environment_tells_how_many_colours_there_are() {
        let xterm = ("TERM", "xterm-256color");
        assert_eq!(depth(&[xterm]), Depth::Indexed);
        assert_eq!(depth(&[xterm, ("COLORTERM", "truecolor")]), Depth::Full);
        assert_eq!(depth(&[xterm, ("COLORTERM", "24bit")]), Depth::Full);
        assert_eq!(depth(&[("TERM", "xterm-direct")]), Depth::Full);
        assert_eq!(
            depth(&[("TERM", "xterm"), ("COLORTERM", "1")]),
            Depth::Sixteen
        );
        assert_eq!(depth(&[("TERM", "linux")]), Depth::Sixteen);
        assert_eq!(depth(&[("TERM", "vt220")]), Depth::Colourless);
    }

    #[test]
    fn no_color_takes_the_colours_that_the_terminal_has() {
        let full = ("COLORTERM", "truecolor");
        assert_eq!(depth(&[full, ("NO_COLOR", "1")]), Depth::Colourless);
        assert_eq!(depth(&[full, ("NO_COLOR", "")]), Depth::Full);
        let unwanted = [full, ("NO_COLOR", "1")];
        assert_eq!(Depth::from_terminal(environment(&unwanted)), Depth::Full);
    }

    #[test]
    fn a_colour_that_is_there_stays_as_it_is() {
        for index in FIRST_OF_CUBE..=u8::MAX {
            let (red, green, blue) = light_of(index);
            let found = Depth::Indexed.nearest(Color::Rgb(red, green, blue));
            // Some greys are also in the cube.
            let is_same = |other: &u8| light_of(*other) == light_of(index);
            let mut same = (FIRST_OF_CUBE..=u8::MAX).filter(is_same);
            assert!(same.any(|other| found == Color::Indexed(other)));
        }
        for (colour, _) in SIXTEEN {
            assert_eq!(Depth::Sixteen.nearest(colour), colour);
            assert_eq!(Depth::Indexed.nearest(colour), colour);
        }
        let any = Color::Rgb(1, 2, 3);
        assert_eq!(Depth::Full.nearest(any), any);
    }

    #[test]
    fn other_colours_become_their_neighbours() {
        let amber = Color::Rgb(255, 176, 0);
        assert_eq!(Depth::Indexed.nearest(amber), Color::Indexed(214));
        let others = [
            (amber, Color::LightYellow),
            (Color::Indexed(196), Color::LightRed),
            (Color::Rgb(10, 15, 60), Color::Black),
            (Color::Rgb(99, 104, 112), Color::DarkGray),
            (Color::Rgb(246, 236, 217), Color::White),
            (Color::Rgb(168, 63, 0), Color::Red),
            (Color::Rgb(138, 180, 255), Color::LightBlue),
        ];
        for (colour, nearest) in others {
            assert_eq!(Depth::Sixteen.nearest(colour), nearest);
        }
        let grey = Color::Rgb(17, 19, 18);
        assert_eq!(Depth::Indexed.nearest(grey), Color::Indexed(233));
    }

    #[test]
    fn without_colours_only_the_terminal_s_own_is_left() {
        for colour in [Color::Rgb(9, 9, 9), Color::Indexed(9), Color::Red] {
            assert_eq!(Depth::Colourless.nearest(colour), Color::Reset);
        }
    }
}
