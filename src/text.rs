//! Every word a person reads, in each language. A phrase is a function of the language, and a
//! language that is missing in one does not compile.

mod command;
mod correcting;
mod figure;
mod happening;
mod keys;
mod leaving;
pub mod line_mode;
mod night;
mod players;
mod refusal;
mod results;
mod saving;
mod screen;
mod statistics;
mod store;

pub use figure::Figure;
pub use keys::Label;

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
    pub(in crate::text) const fn either(
        self,
        english: &'static str,
        korean: &'static str,
    ) -> &'static str {
        match self {
            Self::English => english,
            Self::Korean => korean,
        }
    }

    /// The language of the environment: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that says
    /// anything decides.
    pub fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Self {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .filter_map(variable)
            .find(|value| !value.is_empty());
        match locale {
            Some(locale) if locale.split(['_', '.', '@']).next() == Some("ko") => Self::Korean,
            _ => Self::English,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn language_of(variables: &[(&str, &str)]) -> Language {
        let variable = |name: &str| {
            let found = variables.iter().find(|(known, _)| *known == name);
            found.map(|(_, value)| (*value).to_owned())
        };
        Language::of_environment(variable)
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
