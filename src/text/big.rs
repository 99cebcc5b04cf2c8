//! The words of the big view.

use super::{Language, words};
use crate::domain::Call;

words! {
    and_more(count: usize) => "+ {count} more", "외 {count}명";
}

impl Language {
    /// A call in large letters. The font has only Latin letters, and all languages use these words.
    pub fn large_call(self, call: Call) -> String {
        match call {
            Call::Double => "DOUBLE".into(),
            Call::Turkey => "TURKEY".into(),
            Call::Strikes(strikes) => format!("{strikes} STRIKES"),
            Call::CleanGame => "CLEAN GAME".into(),
            Call::Perfect => "PERFECT".into(),
        }
    }
}
