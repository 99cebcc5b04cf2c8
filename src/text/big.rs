//! The words of the big view.

use super::Language;
use crate::domain::Call;

impl Language {
    /// A call for the far end of the room. The large letters are Latin, and these words are called so
    /// everywhere.
    pub fn large_call(self, call: Call) -> String {
        match call {
            Call::Double => "DOUBLE".into(),
            Call::Turkey => "TURKEY".into(),
            Call::Strikes(strikes) => format!("{strikes} STRIKES"),
            Call::CleanGame => "CLEAN GAME".into(),
            Call::Perfect => "PERFECT".into(),
        }
    }

    /// Those for whom there is no room.
    pub fn and_more(self, count: usize) -> String {
        match self {
            Self::English => format!("+ {count} more"),
            Self::Korean => format!("외 {count}명"),
        }
    }
}
