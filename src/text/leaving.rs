//! The words of the help, of the question before leaving, and of what is ignored.

use super::Language;

impl Language {
    /// The title of the help.
    pub const fn keys(self) -> &'static str {
        self.either("keys", "키")
    }

    /// The question before leaving.
    pub const fn ask_to_leave(self) -> &'static str {
        self.either("Leave the game?", "나가시겠습니까?")
    }

    /// A paste where no text is taken.
    pub const fn paste_ignored(self) -> &'static str {
        self.either(
            "pasted text is taken only where a name is typed (p)",
            "붙여넣기는 이름을 입력하는 곳(p)에서만 됩니다",
        )
    }

    /// A fourth letter.
    pub const fn name_is_full(self) -> &'static str {
        self.either(
            "a name has 3 letters: Enter takes it",
            "이름은 3글자입니다: Enter로 확정",
        )
    }
}
