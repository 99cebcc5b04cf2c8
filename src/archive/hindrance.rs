//! Why nights can't be sent to a centre until somebody fixes it.

/// As reported by a game's companion; [`CentreError`](super::CentreError) has the details.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Hindrance {
    Password,
    NoDatabase,
    NoRight,
    NoTables,
    NoTls,
    Certificate,
    ProgramIsOlder,
    CentreIsOlder,
    ForeignTables,
}

impl Hindrance {
    /// Parses the keyword of an error. None if the error is temporary.
    pub fn from_word(word: &str) -> Option<Self> {
        Some(match word {
            "password" => Self::Password,
            "no-database" => Self::NoDatabase,
            "no-right" => Self::NoRight,
            "no-tables" => Self::NoTables,
            "no-tls" => Self::NoTls,
            "certificate" => Self::Certificate,
            "program-older" => Self::ProgramIsOlder,
            "centre-older" => Self::CentreIsOlder,
            "foreign" => Self::ForeignTables,
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::archive::CentreError;

    #[test]
    fn what_lasts_is_known_by_its_word_and_what_passes_is_not() {
        let reason = String::new;
        let lasting = [
            CentreError::WrongPassword,
            CentreError::NotAdmitted { reason: reason() },
            CentreError::NoSuchDatabase,
            CentreError::NoRight { reason: reason() },
            CentreError::NoTables,
            CentreError::WithoutTls,
            CentreError::Certificate { reason: reason() },
            CentreError::ProgramIsOlder { known: 1, needs: 2 },
            CentreError::CentreIsOlder {
                version: 1,
                known: 2,
            },
            CentreError::Foreign { reason: reason() },
        ];
        for error in lasting {
            assert!(Hindrance::from_word(error.word()).is_some(), "{error}");
        }
        let passing = [
            CentreError::Unreachable { reason: reason() },
            CentreError::Silent,
            CentreError::Crowded,
            CentreError::Full,
        ];
        for error in passing {
            assert_eq!(Hindrance::from_word(error.word()), None, "{error}");
        }
    }
}
