//! Errors of the operating system, without their numbers. The messages here are English, as in the
//! other errors.

use std::io::{self, ErrorKind};

use thiserror::Error;

/// Why the system can't open or serve something.
#[derive(Clone, Debug, Eq, Error, PartialEq)]
pub enum SystemFault {
    /// The file or its directory doesn't exist.
    #[error("no such file or directory")]
    NotFound,
    /// Permission denied.
    #[error("permission denied")]
    NotAllowed,
    /// The path is a directory, not a file.
    #[error("that is a directory")]
    Directory,
    /// Another program is listening there.
    #[error("the address is already in use")]
    AddressInUse,
    /// The address belongs to another machine.
    #[error("not an address of this machine")]
    ForeignAddress,
    /// Any other error, with the system's message.
    #[error("{0}")]
    Other(String),
}

impl From<&io::Error> for SystemFault {
    fn from(error: &io::Error) -> Self {
        match error.kind() {
            // A custom error with a message of its own.
            _ if error.get_ref().is_some() => Self::Other(error.to_string()),
            ErrorKind::NotFound => Self::NotFound,
            ErrorKind::PermissionDenied => Self::NotAllowed,
            ErrorKind::IsADirectory => Self::Directory,
            ErrorKind::AddrInUse => Self::AddressInUse,
            ErrorKind::AddrNotAvailable => Self::ForeignAddress,
            _ => Self::Other(without_number(&error.to_string())),
        }
    }
}

/// `File too large (os error 27)` without the parentheses.
fn without_number(words: &str) -> String {
    let number = words.find(" (os error ");
    let words = number
        .and_then(|number| words.get(..number))
        .unwrap_or(words);
    words.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(error: &io::Error) -> String {
        SystemFault::from(error).to_string()
    }

    #[test]
    fn no_number_is_told() {
        assert_eq!(
            told(&ErrorKind::PermissionDenied.into()),
            "permission denied"
        );
        let system = io::Error::from_raw_os_error(5).to_string();
        let told = told(&io::Error::from_raw_os_error(5));
        assert!(system.starts_with(&told) && system != told, "{told}");
    }

    #[test]
    fn words_of_a_program_stay() {
        let error = io::Error::new(ErrorKind::NotFound, "no lane 12");
        assert_eq!(told(&error), "no lane 12");
    }
}
