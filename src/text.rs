//! All user-visible text: one table per topic, a row per phrase, a column per language. A phrase
//! is a method of [`Language`]. Phrases that name keys are in `input/hint.rs`, next to the keys.
//!
//! To add a language, add a variant of [`Language`], a column in `words!` and [`Words`], and a column
//! in each table (here, in `text/`, in `input/hint.rs`, and for the key rows in `input/table`). A
//! phrase without that column does not compile, and no signature changes.

pub mod arguments;
mod big;
mod centre;
mod command;
mod correcting;
mod day;
mod figure;
mod help;
mod history;
pub mod line_mode;
mod named_event;
mod need;
mod night;
mod outlook;
mod pins;
mod players;
mod refusal;
mod results;
mod saving;
mod screen;
mod serving;
mod sharing;
mod standings;
mod statistics;
mod store;
mod system;
mod themes;
mod watching;
mod words;

pub use figure::{FIGURES, Figure};
pub(crate) use players::names;
pub use standings::{PersonCells, TeamCells, person_cells, team_cells};
pub use words::Words;
pub(crate) use words::words;

#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub enum Language {
    #[default]
    English,
    Korean,
}

words! {
    // As in `LANG` and in HTML `lang`.
    code => "en", "ko";
}

impl Language {
    /// The language with this code. None if there is none.
    pub fn from_code(code: &str) -> Option<Self> {
        let all = [Self::English, Self::Korean];
        all.into_iter().find(|language| language.code() == code)
    }

    /// The language that is not selected.
    pub const fn other(self) -> Self {
        match self {
            Self::English => Self::Korean,
            Self::Korean => Self::English,
        }
    }

    /// From the environment: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set decides.
    /// English if Unicode can't be shown.
    pub fn from_environment(variable: impl Fn(&str) -> Option<String>) -> Self {
        if !is_unicode(&variable) {
            return Self::English;
        }
        match first_set(["LC_ALL", "LC_MESSAGES", "LANG"], variable) {
            Some(locale) if locale.split(['_', '.', '@']).next() == Some("ko") => Self::Korean,
            _ => Self::English,
        }
    }
}

/// Can Unicode be shown? The first of `LC_ALL`, `LC_CTYPE` and `LANG` that is set decides.
///
/// If none is set the locale is C, strictly speaking. But containers and services are started that
/// way, from terminals that support Unicode; ASCII has to be requested.
pub fn is_unicode(variable: impl Fn(&str) -> Option<String>) -> bool {
    let locale = first_set(["LC_ALL", "LC_CTYPE", "LANG"], variable);
    locale.is_none_or(|locale| {
        let locale = locale.to_ascii_lowercase();
        locale.contains("utf-8") || locale.contains("utf8")
    })
}

fn first_set(names: [&str; 3], variable: impl Fn(&str) -> Option<String>) -> Option<String> {
    let mut values = names.into_iter().filter_map(variable);
    values.find(|value| !value.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    type LocaleVariables<'test> = &'test [(&'test str, &'test str)];

    fn environment(variables: LocaleVariables<'_>) -> impl Fn(&str) -> Option<String> {
        move |name| {
            let found = variables.iter().find(|(known, _)| *known == name);
            found.map(|(_, value)| (*value).to_owned())
        }
    }

    fn language_of(variables: LocaleVariables<'_>) -> Language {
        Language::from_environment(environment(variables))
    }

    fn unicode(variables: LocaleVariables<'_>) -> bool {
        is_unicode(environment(variables))
    }

    #[test]
    fn unicode_is_shown_unless_the_locale_is_another() {
        let german = ("LANG", "de_DE.UTF-8");
        assert!(unicode(&[]));
        assert!(unicode(&[("LANG", "")]));
        assert!(unicode(&[german]));
        assert!(unicode(&[("LANG", "C.utf8")]));
        assert!(!unicode(&[("LANG", "C")]));
        assert!(!unicode(&[("LANG", "POSIX")]));
        assert!(!unicode(&[("LANG", "de_DE.ISO-8859-1")]));
        assert!(!unicode(&[("LC_ALL", "C"), german]));
        assert!(!unicode(&[("LC_CTYPE", "ko_KR.EUC-KR"), german]));
        assert!(unicode(&[("LC_MESSAGES", "C"), german]));
    }

    #[test]
    fn where_unicode_is_not_shown_the_language_is_english() {
        assert_eq!(language_of(&[("LANG", "ko_KR.EUC-KR")]), Language::English);
        let messages = ("LC_MESSAGES", "ko_KR.UTF-8");
        assert_eq!(language_of(&[messages, ("LANG", "C")]), Language::English);
        assert_eq!(language_of(&[messages]), Language::Korean);
    }

    #[test]
    fn the_first_variable_that_is_set_decides() {
        let korean = ("LANG", "ko_KR.UTF-8");
        assert_eq!(language_of(&[]), Language::English);
        assert_eq!(language_of(&[korean]), Language::Korean);
        assert_eq!(language_of(&[("LANG", "kok_IN.UTF-8")]), Language::English);
        assert_eq!(language_of(&[("LC_ALL", ""), korean]), Language::Korean);
        assert_eq!(language_of(&[("LC_ALL", "C"), korean]), Language::English);
        assert_eq!(
            language_of(&[("LC_MESSAGES", "ko"), ("LANG", "en_US.UTF-8")]),
            Language::Korean
        );
    }
}
