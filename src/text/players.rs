//! The words of the players screen.

use super::{Language, words};
use crate::archive::RecordKind;
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
        Attendance::Left => "went home", "먼저 감";
    }
    rotation_is_on => "rotate the order: on", "순서 돌리기: 켬";
    // The action of a key in the list.
    sit_out => "sit out", "쉬기";
    come_back => "come back", "돌아오기";
    // The current score of the line.
    score_now(score: u16) => "{score} now", "현재 {score}";
    // Frames behind the others.
    owes(frames: usize) match frames {
        1 => "1 frame behind", "1프레임 밀림";
        _ => "{frames} frames behind", "{frames}프레임 밀림";
    }
    // The first steps: what the keys next to them do.
    step_balls => "pins knocked down, one key a ball", "쓰러진 핀, 투구마다 키 하나";
    step_strike => "a strike", "스트라이크";
    step_undo => "undoes the last ball", "마지막 투구 되돌리기";
    step_help => "shows every key", "모든 키 보기";
    who_bowls_tonight => "who's bowling tonight?", "오늘은 누가 치나요?";
    // The titles of the lists.
    line_up => "line-up", "라인업";
    played_before => "played before", "이전에 친 선수";
    how_it_goes => "how it goes", "입력 방법";
    what_keys_do => "edit players", "선수 편집";
    last_time => "last time", "지난 기록";
    records_here => "records of this place", "이 점수판의 최고 기록";
    records_before_tonight => "records before tonight", "오늘 이전 최고 기록";
    nobody_yet => "nobody yet", "아직 없음";
    nobody_by_that_name(typed: &str) => "no past player starts with {typed}", "{typed}: 이 글자로 시작하는 선수 없음";
    // In place of an average.
    first_night => "new player", "새 선수";
    average_of(average: u64) => "average {average}", "평균 {average}";
    // A shorter form.
    average_shortly(average: u64) => "avg {average}", "평균 {average}";
    best_of(best: u16) => "best {best}", "최고 {best}";
    // Between a key and the name it selects.
    takes => " takes ", " 선택 ";
    join_now => "now, catching up", "지금부터 따라잡기";
    join_next_game => "from the next game", "다음 게임부터";
    const record(kind: RecordKind) match kind {
        RecordKind::Game => "high game", "최고 점수";
        RecordKind::Series => "high series", "최고 시리즈";
        RecordKind::String => "most in a row", "최다 연속";
    }
}

pub(crate) fn names(players: &[Player]) -> String {
    let names: Vec<_> = players.iter().map(ToString::to_string).collect();
    names.join(", ")
}

/// `PJS, KYJ and ABC`
pub(crate) fn and(players: &[Player]) -> String {
    match players {
        [] => String::new(),
        [only] => only.to_string(),
        [first @ .., last] => format!("{} and {last}", names(first)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_joined_as_people_say_them() {
        let names = ["PJS", "KYJ", "ABC"].map(|name| Player::new(name).unwrap());
        let tie = |players: &[Player]| Language::English.winners(players, 300);
        assert_eq!(tie(&names[..1]), "PJS wins with 300");
        assert_eq!(tie(&names[..2]), "PJS and KYJ tie for first with 300");
        assert_eq!(tie(&names), "PJS, KYJ and ABC tie for first with 300");
        assert_eq!(
            Language::Korean.winners(&names[..2], 300),
            "PJS, KYJ 공동 1위: 300점"
        );
    }
}
