//! A normalised key: Caps Lock, a Korean keyboard layer or full-width letters make no difference.

use std::fmt::{self, Display, Formatter};

use crossterm::event::{KeyCode, KeyModifiers};

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

/// The first Hangul letter (compatibility jamo), and the range of composed syllables.
const FIRST_LETTER: u32 = 0x3131;
const FIRST_SYLLABLE: u32 = 0xac00;
const LAST_SYLLABLE: u32 = 0xd7a3;

/// The 2-set layout keys of each letter from U+3131 on, consonants then vowels.
const LETTERS: [&str; 51] = [
    "r", "r", "rt", "s", "sw", "sg", "e", "e", "f", "fr", "fa", "fq", "ft", "fx", "fv", "fg", "a",
    "q", "q", "qt", "t", "t", "d", "w", "w", "c", "z", "x", "v", "g", "k", "o", "i", "o", "j", "p",
    "u", "p", "h", "hk", "ho", "hl", "y", "n", "nj", "np", "nl", "b", "m", "ml", "l",
];
/// The same for the first consonant of a syllable.
const INITIALS: [&str; 19] = [
    "r", "r", "s", "e", "e", "f", "a", "q", "q", "t", "t", "d", "w", "w", "c", "z", "x", "v", "g",
];
/// The same for the vowel of a syllable: the last 21 letters.
const VOWELS: usize = 21;
/// The same for the final consonants of a syllable, which may be absent.
const FINALS: [&str; 28] = [
    "", "r", "r", "rt", "s", "sw", "sg", "e", "f", "fr", "fa", "fq", "ft", "fx", "fv", "fg", "a",
    "q", "qt", "t", "t", "d", "w", "c", "z", "x", "v", "g",
];

impl Key {
    /// Normalises a key press. Usually one key; several for a composed Korean syllable, none for a
    /// key that no table has.
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
    match u32::from(letter) {
        wide @ 0xff01..=0xff5e => letters(char::from_u32(wide - 0xfee0).unwrap_or(letter)),
        code @ FIRST_LETTER..=0x3163 => keys(LETTERS.get((code - FIRST_LETTER) as usize)),
        code @ FIRST_SYLLABLE..=LAST_SYLLABLE => syllable((code - FIRST_SYLLABLE) as usize),
        _ => vec![letter.to_ascii_lowercase()],
    }
}

fn keys(keys: Option<&&str>) -> Vec<char> {
    keys.into_iter().flat_map(|keys| keys.chars()).collect()
}

/// Syllables are numbered by initial, vowel and final.
fn syllable(number: usize) -> Vec<char> {
    let (rest, ending) = (number / FINALS.len(), number % FINALS.len());
    let vowel = LETTERS.len() - VOWELS + rest % VOWELS;
    let parts = [
        INITIALS.get(rest / VOWELS),
        LETTERS.get(vowel),
        FINALS.get(ending),
    ];
    parts.into_iter().flat_map(keys).collect()
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
