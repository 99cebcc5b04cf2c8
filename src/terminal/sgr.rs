//! SGR ("select graphic rendition"): all style changes before a cell, as one escape sequence.

use std::io::{self, Write};

use ratatui::style::{Color, Modifier};

/// Foreground or background.
#[derive(Clone, Copy, Debug)]
pub(super) enum SgrLayer {
    Front,
    Back,
}

/// Codes to be written together.
#[derive(Debug, Default)]
pub(super) struct Sgr(String);

/// Bold and dim, which are reset by the same code.
const WEIGHTS: Modifier = Modifier::BOLD.union(Modifier::DIM);

const BEGIN: [(Modifier, &str); 4] = [
    (Modifier::BOLD, "1"),
    (Modifier::DIM, "2"),
    (Modifier::REVERSED, "7"),
    (Modifier::UNDERLINED, "4"),
];

const END: [(Modifier, &str); 3] = [
    (WEIGHTS, "22"),
    (Modifier::REVERSED, "27"),
    (Modifier::UNDERLINED, "24"),
];

impl Sgr {
    pub(super) const RESET: &[u8] = b"\x1b[0m";

    pub(super) fn change(&mut self, mut current: Modifier, wanted: Modifier) {
        let gone = current - wanted;
        for (modifier, end) in END.into_iter().filter(|(own, _)| gone.intersects(*own)) {
            current -= modifier;
            self.push(end);
        }
        let new = wanted - current;
        for (_, begin) in BEGIN.into_iter().filter(|(own, _)| new.contains(*own)) {
            self.push(begin);
        }
    }

    pub(super) fn set(&mut self, ground: SgrLayer, color: Color) {
        let (low, bright) = match ground {
            SgrLayer::Front => (30, 90),
            SgrLayer::Back => (40, 100),
        };
        match (color, ansi(color)) {
            (Color::Rgb(red, green, blue), _) => {
                self.push(&format!("{};2;{red};{green};{blue}", low + 8));
            }
            (Color::Indexed(index), None) => self.push(&format!("{};5;{index}", low + 8)),
            (_, Some(index @ 0..8)) => self.push(&(low + index).to_string()),
            (_, Some(index)) => self.push(&(bright + index - 8).to_string()),
            (_, None) => self.push(&(low + 9).to_string()),
        }
    }

    fn push(&mut self, code: &str) {
        if !self.0.is_empty() {
            self.0.push(';');
        }
        self.0.push_str(code);
    }

    pub(super) fn write(&self, output: &mut impl Write) -> io::Result<()> {
        match self.0.as_str() {
            "" => Ok(()),
            codes => write!(output, "\x1b[{codes}m"),
        }
    }
}

/// A number for each colour that is written differently.
pub(super) const fn number(color: Color) -> u32 {
    if let Color::Rgb(red, green, blue) = color {
        return u32::from_be_bytes([1, red, green, blue]);
    }
    match (color, ansi(color)) {
        (Color::Indexed(index), _) | (_, Some(index)) => u32::from_be_bytes([2, 0, 0, index]),
        (_, None) => 0,
    }
}

/// The index of one of the terminal's sixteen colours. None for other colours.
const fn ansi(color: Color) -> Option<u8> {
    Some(match color {
        Color::Black => 0,
        Color::Red => 1,
        Color::Green => 2,
        Color::Yellow => 3,
        Color::Blue => 4,
        Color::Magenta => 5,
        Color::Cyan => 6,
        Color::Gray => 7,
        Color::DarkGray => 8,
        Color::LightRed => 9,
        Color::LightGreen => 10,
        Color::LightYellow => 11,
        Color::LightBlue => 12,
        Color::LightMagenta => 13,
        Color::LightCyan => 14,
        Color::White => 15,
        Color::Indexed(index @ 0..16) => index,
        Color::Reset | Color::Indexed(_) | Color::Rgb(..) => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(sgr: &Sgr) -> String {
        let mut output = Vec::new();
        sgr.write(&mut output).unwrap();
        String::from_utf8(output).unwrap().replace('\u{1b}', "^")
    }

    #[test]
    fn each_colour_has_its_shortest_code() {
        let colours = [
            (SgrLayer::Front, Color::Reset, "^[39m"),
            (SgrLayer::Back, Color::Reset, "^[49m"),
            (SgrLayer::Front, Color::Cyan, "^[36m"),
            (SgrLayer::Back, Color::Gray, "^[47m"),
            (SgrLayer::Front, Color::DarkGray, "^[90m"),
            (SgrLayer::Back, Color::White, "^[107m"),
            (SgrLayer::Front, Color::Indexed(3), "^[33m"),
            (SgrLayer::Back, Color::Indexed(16), "^[48;5;16m"),
            (SgrLayer::Front, Color::Rgb(1, 20, 255), "^[38;2;1;20;255m"),
        ];
        for (ground, colour, expected) in colours {
            let mut sgr = Sgr::default();
            sgr.set(ground, colour);
            assert_eq!(written(&sgr), expected, "{colour:?}");
        }
    }

    #[test]
    fn all_changes_are_one_sequence() {
        let mut sgr = Sgr::default();
        sgr.change(Modifier::BOLD, Modifier::DIM | Modifier::REVERSED);
        sgr.set(SgrLayer::Front, Color::Red);
        assert_eq!(written(&sgr), "^[22;2;7;31m");
        assert_eq!(written(&Sgr::default()), "");
    }
}
