//! The table syntax: a row per phrase, a column per language, in the order of [`Language`]. A row
//! that lacks a column does not compile.

use super::Language;

/// A phrase in every language.
pub type Words = [&'static str; 2];

impl Language {
    pub const fn pick(self, [english, korean]: Words) -> &'static str {
        match self {
            Self::English => english,
            Self::Korean => korean,
        }
    }

    pub(super) fn pick_all<const ROWS: usize>(self, rows: [Words; ROWS]) -> [&'static str; ROWS] {
        rows.map(|words| self.pick(words))
    }
}

/// Turns each row into a method of [`Language`].
///
/// - `name => "…", "…";` is a `&'static str`
/// - `name(count: u8) => "… {count}", "…";` is a `String`
/// - `name(count: u8) match count { 1 => "…", "…"; _ => "…", "…"; }` has a row per case; with
///   `const` in front nothing is formatted, and it returns a `&'static str`
/// - `name(error: Error) translates { Error::Variant => "…"; }` omits the English column, which is
///   next to the variants of the error
macro_rules! words {
    () => {};
    ($name:ident => $english:literal, $korean:literal; $($rest:tt)*) => {
        words! { const $name() match () { () => $english, $korean; } $($rest)* }
    };
    ($name:ident $arguments:tt => $english:literal, $korean:literal; $($rest:tt)*) => {
        words! { $name $arguments match () { () => $english, $korean; } $($rest)* }
    };
    (const $name:ident($($argument:ident: $type:ty),*) match $subject:tt {
        $($case:pat => $english:literal, $korean:literal;)+
    } $($rest:tt)*) => {
        impl Language {
            pub const fn $name(self $(, $argument: $type)*) -> &'static str {
                match $subject {
                    $($case => self.pick([$english, $korean]),)+
                }
            }
        }
        words! { $($rest)* }
    };
    ($name:ident($($argument:ident: $type:ty),*) match $subject:tt {
        $($case:pat => $english:literal, $korean:literal;)+
    } $($rest:tt)*) => {
        impl Language {
            pub fn $name(self $(, $argument: $type)*) -> String {
                match $subject {
                    $($case => match self {
                        Self::English => format!($english),
                        Self::Korean => format!($korean),
                    },)+
                }
            }
        }
        words! { $($rest)* }
    };
    ($name:ident($error:ident: $type:ty $(, $argument:ident: $extra:ty)*) translates {
        $($case:pat => $korean:literal;)+
    } $($rest:tt)*) => {
        impl Language {
            pub fn $name(self, $error: $type $(, $argument: $extra)*) -> String {
                match (self, $error) {
                    (Self::English, error) => error.to_string(),
                    $((Self::Korean, $case) => format!($korean),)+
                }
            }
        }
        words! { $($rest)* }
    };
}
pub(crate) use words;

#[cfg(test)]
mod tests {
    use super::*;

    words! {
        test_plain => "one word", "한 마디";
        test_formatted(name: &str) => "hello {name}", "{name} 안녕";
        test_cases(pins: u8) match pins {
            1 => "1 pin", "핀 1개";
            _ => "{pins} pins", "핀 {pins}개";
        }
        const test_const(is_on: bool) match is_on {
            true => "on", "켬";
            false => "off", "끔";
        }
        test_translated(error: std::fmt::Error) translates {
            std::fmt::Error => "오류";
        }
    }

    #[test]
    fn a_phrase_is_told_in_the_language_asked_for() {
        assert_eq!(Language::English.test_plain(), "one word");
        assert_eq!(Language::Korean.test_plain(), "한 마디");
        assert_eq!(Language::English.test_const(true), "on");
        assert_eq!(Language::Korean.test_const(false), "끔");
    }

    #[test]
    fn what_is_formatted_takes_its_arguments_in_any_order() {
        assert_eq!(Language::English.test_formatted("KYJ"), "hello KYJ");
        assert_eq!(Language::Korean.test_formatted("KYJ"), "KYJ 안녕");
        assert_eq!(Language::English.test_cases(1), "1 pin");
        assert_eq!(Language::English.test_cases(2), "2 pins");
        assert_eq!(Language::Korean.test_cases(2), "핀 2개");
    }

    #[test]
    fn an_error_is_told_in_english_by_itself() {
        let error = std::fmt::Error;
        assert_eq!(Language::English.test_translated(error), error.to_string());
        assert_eq!(Language::Korean.test_translated(error), "오류");
    }
}
