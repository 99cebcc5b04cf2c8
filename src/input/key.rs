//! A normalised key: Caps Lock, a Korean keyboard layer or full-width letters make no difference.

use std::fmt::{self, Display, Formatter};

use crossterm::event::{KeyCode, KeyModifiers};

use crate::app::hangul_keys;

#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub enum Key {
    /// A character; letters are lower case.
    Char(char),
    /// A letter with Ctrl.
    Control(char),
    Enter,
    Escape,
    Tab,
    ShiftTab,
    Backspace,
    Delete,
    Up,
    Down,
    Left,
    Right,
    ShiftUp,
    ShiftDown,
    Home,
    End,
    PageUp,
    PageDown,
}

/// The name of the key as shown on screen.
impl Display for Key {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        let name = match self {
            Self::Char(' ') => "Space",
            Self::Char(letter) => return write!(formatter, "{letter}"),
            Self::Control(letter) => {
                return write!(formatter, "Ctrl-{}", letter.to_ascii_uppercase());
            }
            Self::Enter => "Enter",
            Self::Escape => "Esc",
            Self::Tab => "Tab",
            Self::ShiftTab => "Shift-Tab",
            Self::Backspace => "Backspace",
            Self::Delete => "Del",
            Self::Up => "↑",
            Self::Down => "↓",
            Self::Left => "←",
            Self::Right => "→",
            Self::ShiftUp => "Shift-↑",
            Self::ShiftDown => "Shift-↓",
            Self::Home => "Home",
            Self::End => "End",
            Self::PageUp => "PgUp",
            Self::PageDown => "PgDn",
        };
        formatter.write_str(name)
    }
}

impl Key {
    /// Normalises a key press. Usually one key; several for a composed Hangul syllable, none for a
    /// key that is in no table.
    pub fn fold(code: KeyCode, modifiers: KeyModifiers) -> Vec<Self> {
        match code {
            _ if modifiers.intersects(KeyModifiers::ALT | KeyModifiers::META) => vec![],
            KeyCode::Char('j' | 'm') if modifiers.contains(KeyModifiers::CONTROL) => {
                vec![Self::Enter]
            }
            KeyCode::Char(letter) if modifiers.contains(KeyModifiers::CONTROL) => {
                vec![Self::Control(letter.to_ascii_lowercase())]
            }
            KeyCode::Char(letter) => letters(letter).into_iter().map(Self::Char).collect(),
            code => named(code, modifiers).into_iter().collect(),
        }
    }
}

const fn named(code: KeyCode, modifiers: KeyModifiers) -> Option<Key> {
    let is_shifted = modifiers.contains(KeyModifiers::SHIFT);
    match code {
        KeyCode::Up if is_shifted => Some(Key::ShiftUp),
        KeyCode::Down if is_shifted => Some(Key::ShiftDown),
        KeyCode::Enter => Some(Key::Enter),
        KeyCode::Esc => Some(Key::Escape),
        KeyCode::Tab if is_shifted => Some(Key::ShiftTab),
        KeyCode::BackTab => Some(Key::ShiftTab),
        KeyCode::Tab => Some(Key::Tab),
        KeyCode::Backspace => Some(Key::Backspace),
        KeyCode::Delete => Some(Key::Delete),
        KeyCode::Up => Some(Key::Up),
        KeyCode::Down => Some(Key::Down),
        KeyCode::Left => Some(Key::Left),
        KeyCode::Right => Some(Key::Right),
        KeyCode::Home => Some(Key::Home),
        KeyCode::End => Some(Key::End),
        KeyCode::PageUp => Some(Key::PageUp),
        KeyCode::PageDown => Some(Key::PageDown),
        _ => None,
    }
}

/// The keys that type a character.
fn letters(letter: char) -> Vec<char> {
    let plain = || vec![letter.to_ascii_lowercase()];
    match u32::from(letter) {
        wide @ 0xff01..=0xff5e => letters(char::from_u32(wide - 0xfee0).unwrap_or(letter)),
        _ => hangul_keys(letter).unwrap_or_else(plain),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(text: &str) -> String {
        let fold = |letter| Key::fold(KeyCode::Char(letter), KeyModifiers::NONE);
        let letter = |key| match key {
            Key::Char(letter) => letter,
            other => panic!("{other:?}"),
        };
        text.chars().flat_map(fold).map(letter).collect()
    }

    #[test]
    fn caps_lock_makes_no_difference() {
        assert_eq!(typed("XxFf?7"), "xxff?7");
    }

    #[test]
    fn korean_letters_are_the_keys_they_stand_on() {
        assert_eq!(typed("ㅂㅌㅕ"), "qxu");
        assert_eq!(typed("ㅁㄴㅇㄹㅎㅗㅓㅏㅣ"), "asdfghjkl");
        assert_eq!(typed("ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ"), "qwertyuiop");
        assert_eq!(typed("ㅋㅌㅊㅍㅠㅜㅡ"), "zxcvbnm");
        assert_eq!(typed("ㅃㄸㅒㅖ"), "qeop");
    }

    #[test]
    fn a_composed_syllable_is_all_its_keys() {
        assert_eq!(typed("텨"), "xu");
        assert_eq!(typed("가힣"), "rkglg");
        assert_eq!(typed("꽑"), "rhkfr");
    }

    #[test]
    fn full_width_characters_are_plain_ones() {
        assert_eq!(typed("８／Ｘ－"), "8/x-");
    }

    #[test]
    fn alt_is_ignored_and_ctrl_is_kept_apart() {
        assert_eq!(Key::fold(KeyCode::Char('x'), KeyModifiers::ALT), []);
        let control = Key::fold(KeyCode::Char('C'), KeyModifiers::CONTROL);
        assert_eq!(control, [Key::Control('c')]);
    }

    #[test]
    fn shift_counts_only_with_arrows() {
        assert_eq!(
            Key::fold(KeyCode::Char('X'), KeyModifiers::SHIFT),
            [Key::Char('x')]
        );
        assert_eq!(Key::fold(KeyCode::Up, KeyModifiers::SHIFT), [Key::ShiftUp]);
        assert_eq!(Key::fold(KeyCode::Enter, KeyModifiers::SHIFT), [Key::Enter]);
    }
}
