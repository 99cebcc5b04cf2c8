//! The words of the help, of the question before quitting, and of ignored input.

use super::{Language, words};

words! {
    keys => "keys", "키";
    ask_to_leave => "Leave the game?", "나가시겠습니까?";
    paste_ignored =>
        "pasted text is taken only where a name is typed (p)",
        "붙여넣기는 이름을 입력하는 곳(p)에서만 됩니다";
    name_is_full => "a name has 3 letters: Enter takes it", "이름은 3글자입니다: Enter로 확정";
}
