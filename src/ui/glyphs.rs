//! ASCII replacements for terminals without Unicode.

use ratatui::buffer::Buffer;

use crate::text;

#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Glyphs {
    Unicode,
    Ascii,
}

impl Glyphs {
    /// Detected from the locale.
    pub fn from_environment(variable: impl Fn(&str) -> Option<String>) -> Self {
        if text::is_unicode(variable) {
            return Self::Unicode;
        }
        Self::Ascii
    }
}

/// Replaces drawing characters with ASCII, column by column. Words are unchanged: they are in the
/// requested language.
pub(super) fn translate(buffer: &mut Buffer) {
    for cell in &mut buffer.content {
        let sign = cell.symbol().chars().next().unwrap_or(' ');
        if is_drawn(sign) {
            cell.set_char(ascii(sign));
        }
    }
}

/// The same for printed text.
pub fn in_ascii(text: &str) -> String {
    let signs = text.chars();
    signs
        .map(|sign| if is_drawn(sign) { ascii(sign) } else { sign })
        .collect()
}

fn is_drawn(sign: char) -> bool {
    !sign.is_ascii() && !sign.is_alphabetic()
}

/// The most similar ASCII character.
const fn ascii(sign: char) -> char {
    match sign {
        '─' | '╌' | '╴' | '╶' | '–' | '—' => '-',
        '━' | '═' => '=',
        '│' | '╎' | '┆' | '┊' | '╵' | '╷' => '|',
        '▶' | '→' | '►' | '▸' => '>',
        '◀' | '←' | '◄' | '◂' => '<',
        '▲' | '↑' => '^',
        '▼' | '↓' => 'v',
        '●' | '○' | '•' | '◦' => 'o',
        '◉' => 'O',
        '·' | '⋅' | '┄' | '┈' | '░' | '\u{2800}' => '.',
        '…' => '~',
        '▒' => ':',
        '▓' => '%',
        '┃' | '║' | '■' | '\u{2580}'..='\u{259f}' => '#',
        '\u{2500}'..='\u{257f}' => '+',
        '\u{a0}' => ' ',
        _ => '*',
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn drawn_signs_become_ascii_and_keep_their_columns() {
        let mut buffer = Buffer::with_lines(["┌─┬┐ ▶ ●●· 1… █▀", "│ ││ ▲▼ → ⣿ 8|/"]);
        translate(&mut buffer);
        let expected = ["+-++ > oo. 1~ ##", "| || ^v > * 8|/"];
        assert_eq!(buffer, Buffer::with_lines(expected));
        assert_eq!(in_ascii("스페어  9% ██▄\n"), "스페어  9% ###\n");
    }

    #[test]
    fn words_stay_in_their_language() {
        let mut buffer = Buffer::with_lines(["▶ 핀 수"]);
        translate(&mut buffer);
        assert_eq!(buffer, Buffer::with_lines(["> 핀 수"]));
    }
}
