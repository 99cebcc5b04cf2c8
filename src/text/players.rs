//! The words of the players screen.

use super::{Language, words};
use crate::domain::Player;
use crate::night::Attendance;

words! {
    players => "players", "선수";
    name => "name", "이름";
    new_name(player: Player) => "new name for {player}", "{player}의 새 이름";
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
    // The first steps: what the keys beside them do.
    step_balls => "what fell, one key a ball", "쓰러진 핀, 투구마다 키 하나";
    step_undo => "takes the last ball back", "마지막 투구 되돌리기";
    step_help => "shows every key", "모든 키 보기";
}

pub(crate) fn names(players: &[Player]) -> String {
    let names: Vec<_> = players.iter().map(ToString::to_string).collect();
    names.join(", ")
}
