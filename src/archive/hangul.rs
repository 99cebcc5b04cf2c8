//! Hangul: the keys that type a syllable, and the initials of a name in Latin letters.

use crate::domain::{Player, RuleError};

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
/// The keys of each initial consonant.
const INITIALS: [&str; 19] = [
    "r", "r", "s", "e", "e", "f", "a", "q", "q", "t", "t", "d", "w", "w", "c", "z", "x", "v", "g",
];
/// The number of vowels, the last letters of `LETTERS`.
const VOWELS: usize = 21;
/// The keys of each final consonant; the first entry is none.
const FINALS: [&str; 28] = [
    "", "r", "r", "rt", "s", "sw", "sg", "e", "f", "fr", "fa", "fq", "ft", "fx", "fv", "fg", "a",
    "q", "qt", "t", "t", "d", "w", "c", "z", "x", "v", "g",
];

/// How people romanize the initial consonants; a blank for the silent one.
const ROMAN: [char; 19] = [
    'K', 'K', 'N', 'D', 'D', 'R', 'M', 'B', 'B', 'S', 'S', ' ', 'J', 'J', 'C', 'K', 'T', 'P', 'H',
];
/// The first Latin letter of each vowel, after the silent consonant.
const ROMAN_VOWELS: [char; VOWELS] = [
    'A', 'A', 'Y', 'Y', 'E', 'E', 'Y', 'Y', 'O', 'W', 'W', 'O', 'Y', 'W', 'W', 'W', 'W', 'Y', 'E',
    'E', 'I',
];
/// Family names with a different first letter: Park, Lee, Lim, Cho and so on.
const FAMILY: [(char, char); 4] = [('박', 'P'), ('이', 'L'), ('임', 'L'), ('조', 'C')];

/// The keys that type a Hangul character. None if it is not Hangul.
pub(crate) fn keys(letter: char) -> Option<Vec<char>> {
    let place = u32::from(letter).checked_sub(FIRST_LETTER);
    let alone = place.and_then(|place| LETTERS.get(place as usize));
    let parts = match (alone, Syllable::new(letter)) {
        (Some(keys), _) => vec![*keys],
        (None, Some(syllable)) => syllable.keys(),
        (None, None) => return None,
    };
    Some(parts.into_iter().flat_map(str::chars).collect())
}

pub(crate) fn is_syllable(letter: char) -> bool {
    Syllable::new(letter).is_some()
}

/// The indices of the initial, the vowel and the final of a composed syllable.
#[derive(Clone, Copy)]
struct Syllable(usize, usize, usize);

impl Syllable {
    fn new(letter: char) -> Option<Self> {
        let number = match u32::from(letter) {
            code @ FIRST_SYLLABLE..=LAST_SYLLABLE => (code - FIRST_SYLLABLE) as usize,
            _ => return None,
        };
        let (rest, ending) = (number / FINALS.len(), number % FINALS.len());
        Some(Self(rest / VOWELS, rest % VOWELS, ending))
    }

    fn keys(self) -> Vec<&'static str> {
        let Self(initial, vowel, ending) = self;
        let vowel = LETTERS.len() - VOWELS + vowel;
        let keys = [
            INITIALS.get(initial),
            LETTERS.get(vowel),
            FINALS.get(ending),
        ];
        keys.into_iter().flatten().copied().collect()
    }

    /// The first Latin letter, as people romanize it.
    fn roman(self) -> Option<char> {
        let consonant = ROMAN.get(self.0).filter(|letter| **letter != ' ');
        consonant.or_else(|| ROMAN_VOWELS.get(self.1)).copied()
    }
}

/// The initials of a Hangul name in three Latin letters: 박지성 is PJS. A family name of two
/// syllables gives only its first letter, and a given name of one syllable gives its letter twice.
/// None unless it is a Hangul name of two to four syllables.
pub(crate) fn initials(name: &str) -> Option<String> {
    let name = composed(name);
    if !name.iter().all(|letter| is_syllable(*letter)) {
        return None;
    }
    let (first, last) = match name.as_slice() {
        [family, given] => (*family, [*given, *given]),
        [family, one, two] | [family, _, one, two] => (*family, [*one, *two]),
        _ => return None,
    };
    let usual = FAMILY.iter().find(|(family, _)| *family == first);
    let family = match usual {
        Some((_, letter)) => *letter,
        None => Syllable::new(first)?.roman()?,
    };
    let given = last.map(|syllable| Syllable::new(syllable)?.roman());
    [Some(family), given[0], given[1]].into_iter().collect()
}

/// The player for a typed name: three letters, or a Hangul name by its initials.
pub(crate) fn player_named(name: &str) -> Result<Player, RuleError> {
    let initials = initials(name);
    Player::new(initials.as_deref().unwrap_or(name))
}

/// Composes decomposed Hangul, as some systems paste it.
fn composed(name: &str) -> Vec<char> {
    name.chars().fold(Vec::new(), |mut name, letter| {
        let both = name.last().and_then(|last| joined(*last, letter));
        match (both, name.last_mut()) {
            (Some(both), Some(last)) => *last = both,
            _ => name.push(letter),
        }
        name
    })
}

/// Joins an initial and a vowel, or a syllable without a final and a final, into one syllable.
fn joined(last: char, next: char) -> Option<char> {
    let syllable = Syllable::new(last);
    let code = match (u32::from(last), u32::from(next)) {
        (initial @ 0x1100..=0x1112, vowel @ 0x1161..=0x1175) => {
            FIRST_SYLLABLE + ((initial - 0x1100) * 21 + vowel - 0x1161) * 28
        }
        (open, ending @ 0x11a8..=0x11c2) if syllable.is_some_and(|open| open.2 == 0) => {
            open + ending - 0x11a7
        }
        _ => return None,
    };
    char::from_u32(code)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_gives_the_initials_people_write() {
        for (name, expected) in [
            ("박지성", "PJS"),
            ("김유진", "KYJ"),
            ("이은우", "LEW"),
            ("최영희", "CYH"),
            ("배수지", "BSJ"),
            ("남궁민수", "NMS"),
            ("허준", "HJJ"),
        ] {
            assert_eq!(initials(name).as_deref(), Some(expected), "{name}");
        }
    }

    #[test]
    fn a_decomposed_name_is_the_same_name() {
        let decomposed = "\u{1107}\u{1161}\u{11a8}\u{110c}\u{1175}\u{1109}\u{1165}\u{11bc}";
        assert_eq!(initials(decomposed).as_deref(), Some("PJS"));
    }

    #[test]
    fn what_is_no_hangul_name_has_no_initials() {
        for text in ["", "박", "PJS", "박J성", "ㅂㅈㅅ", "박 지성", "가나다라마"] {
            assert_eq!(initials(text), None, "{text}");
        }
    }

    #[test]
    fn a_player_is_named_by_letters_or_in_hangul() {
        for name in ["pjs", "박지성"] {
            assert_eq!(player_named(name), Player::new("PJS"));
        }
        let refusal = RuleError::NameLength { length: 1 };
        assert_eq!(player_named("박"), Err(refusal));
    }

    #[test]
    fn every_syllable_gives_three_letters() {
        let syllables = FIRST_SYLLABLE..=LAST_SYLLABLE;
        for syllable in syllables.filter_map(char::from_u32) {
            let name: String = [syllable; 3].iter().collect();
            let initials = initials(&name).unwrap();
            assert!(
                initials.len() == 3 && initials.chars().all(|letter| letter.is_ascii_uppercase())
            );
        }
    }
}
