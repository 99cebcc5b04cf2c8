//! The words of the players screen.

use super::{Language, words};
use crate::domain::Player;
use crate::night::Attendance;

words! {
    players => "players", "선수";
    name => "name", "이름";
    new_name(player: Player) => "new name for {player}", "{player}의 새 이름";
    missing_letters(missing: usize) match missing {
        0 => "Enter takes it", "Enter로 확정";
        1 => "1 more letter", "1글자 더";
        _ => "{missing} more letters", "{missing}글자 더";
    }
    choose => "choose with the arrows · Enter to the game", "화살표로 고르기 · Enter 게임으로";
    type_new_name => "3 letters and Enter · Esc keeps the name", "영문 3글자와 Enter · Esc 그대로";
    who_bowls => "who bowls first? type 3 letters and Enter", "누가 먼저 칩니까? 영문 3글자와 Enter";
    add_or_start =>
        "3 letters, Enter adds · Enter alone starts",
        "영문 3글자, Enter 추가 · Enter만 누르면 시작";
    add_or_go_back =>
        "3 letters, Enter adds · Enter alone goes back",
        "영문 3글자, Enter 추가 · Enter만 누르면 뒤로";
    ask_from_when(players: &[Player]) match (names(players),) {
        (names,) =>
            "{names}: Enter now, catching up · g from the next game",
            "{names}: Enter 지금부터 · g 다음 게임부터";
    }
    const attendance(attendance: Attendance) match attendance {
        Attendance::Bowls => "", "";
        Attendance::Waits => "from the next game", "다음 게임부터";
        Attendance::SitsOut => "sits out", "쉬는 중";
        Attendance::Left => "went home", "집에 감";
    }
    // Frames behind the others.
    owes(frames: usize) match frames {
        1 => "1 frame behind", "1프레임 밀림";
        _ => "{frames} frames behind", "{frames}프레임 밀림";
    }
}

impl Language {
    /// The first steps: keys, and what they do.
    pub fn first_steps(self) -> [(&'static str, &'static str); 4] {
        [
            (
                "Enter",
                [
                    "after each name; Enter alone starts",
                    "이름마다 한 번, 빈 칸에서는 시작",
                ],
            ),
            (
                "7 / x -",
                ["what fell, one key a ball", "쓰러진 핀, 투구마다 키 하나"],
            ),
            ("u", ["takes the last ball back", "마지막 투구 되돌리기"]),
            ("?", ["shows every key", "모든 키 보기"]),
        ]
        .map(|(keys, words)| (keys, self.pick(words)))
    }
}

pub(super) fn names(players: &[Player]) -> String {
    let names: Vec<_> = players.iter().map(ToString::to_string).collect();
    names.join(", ")
}
