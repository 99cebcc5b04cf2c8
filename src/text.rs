//! Every word a person reads, in each language. A phrase is a function of the language, and a
//! language that is missing in one does not compile.

mod big;
mod command;
mod correcting;
mod figure;
mod history;
mod leaving;
pub mod line_mode;
mod named_event;
mod night;
mod outlook;
mod players;
mod refusal;
mod results;
mod saving;
mod screen;
mod sharing;
mod statistics;
mod store;
mod themes;
mod watching;
mod words;

pub use figure::Figure;
pub use words::Words;

/// The languages the program speaks.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub enum Language {
    /// English, also where nothing else was asked for.
    #[default]
    English,
    /// Korean.
    Korean,
}

impl Language {
    /// One word or the other.
    pub(crate) const fn either(self, english: &'static str, korean: &'static str) -> &'static str {
        match self {
            Self::English => english,
            Self::Korean => korean,
        }
    }

    /// How programs call it.
    pub const fn code(self) -> &'static str {
        self.either("en", "ko")
    }

    /// The language of the environment: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that says
    /// anything decides. Where Unicode can't be shown it is English, which needs none.
    pub fn from_environment(variable: impl Fn(&str) -> Option<String>) -> Self {
        if !is_unicode(&variable) {
            return Self::English;
        }
        match first_of(["LC_ALL", "LC_MESSAGES", "LANG"], variable) {
            Some(locale) if locale.split(['_', '.', '@']).next() == Some("ko") => Self::Korean,
            _ => Self::English,
        }
    }
}

/// Can Unicode be shown? The first of `LC_ALL`, `LC_CTYPE` and `LANG` that says anything decides.
///
/// Where none does the locale is C, strictly speaking. But that is how containers and services are
/// started, from terminals that have long known Unicode; whoever wants ASCII says so.
pub fn is_unicode(variable: impl Fn(&str) -> Option<String>) -> bool {
    let locale = first_of(["LC_ALL", "LC_CTYPE", "LANG"], variable);
    locale.is_none_or(|locale| {
        let locale = locale.to_ascii_lowercase();
        locale.contains("utf-8") || locale.contains("utf8")
    })
}

/// The first variable that says anything.
fn first_of(names: [&str; 3], variable: impl Fn(&str) -> Option<String>) -> Option<String> {
    let mut values = names.into_iter().filter_map(variable);
    values.find(|value| !value.is_empty())
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

    fn language_of(variables: Variables<'_>) -> Language {
        Language::from_environment(environment(variables))
    }

    fn unicode(variables: Variables<'_>) -> bool {
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
    fn the_first_variable_that_says_anything_decides() {
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
