//! The words of the help, of the question before leaving, and of what is ignored.

use super::Language;

impl Language {
    /// The title of the help.
    #[must_use]
    pub const fn keys(self) -> &'static str {
        self.either("keys", "키")
    }

    /// The question before leaving.
    #[must_use]
    pub const fn ask_to_leave(self) -> &'static str {
        self.either("Leave the game?", "나가시겠습니까?")
    }

    /// What happens to the night then.
    #[must_use]
    pub const fn not_kept(self) -> &'static str {
        self.either("This night is not kept.", "이 기록은 남지 않습니다.")
    }

    /// The same when all of it is on disk.
    #[must_use]
    pub const fn kept(self) -> &'static str {
        self.either("The night is kept.", "기록은 저장되어 있습니다.")
    }

    /// The same when some of it is not.
    #[must_use]
    pub fn will_be_lost(self, events: usize) -> String {
        match self {
            Self::English => format!("{events} NOT SAVED: they would be lost."),
            Self::Korean => format!("저장되지 않은 {events}개를 잃게 됩니다."),
        }
    }

    /// A paste where no text is taken.
    #[must_use]
    pub const fn paste_ignored(self) -> &'static str {
        self.either(
            "pasted text is taken only where a name is typed (p)",
            "붙여넣기는 이름을 입력하는 곳(p)에서만 됩니다",
        )
    }

    /// A fourth letter.
    #[must_use]
    pub const fn name_is_full(self) -> &'static str {
        self.either(
            "a name has 3 letters: Enter takes it",
            "이름은 3글자입니다: Enter로 확정",
        )
    }
}
