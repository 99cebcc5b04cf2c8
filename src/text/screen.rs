//! The words of the board.

use super::{Language, words};
use crate::domain::{Call, FrameNumber, Player};
use crate::night::GameNumber;

words! {
    // The title of the help.
    keys => "keys", "키";
    game(number: GameNumber) => "game {number}", "{number}게임";
    frame_of(number: FrameNumber) => "frame {number} of 10", "10프레임 중 {number}프레임";
    frame(number: FrameNumber) => "frame {number}", "{number}프레임";
    ball(number: usize) => "ball {number}", "{number}구";
    stands(pins: u8) match pins {
        1 => "1 pin stands", "남은 핀 1개";
        _ => "{pins} pins stand", "남은 핀 {pins}개";
    }
    // Sits out, in at most four columns.
    out => "out", "휴식";
    // Has left, in at most four columns.
    home => "home", "귀가";
    next => "next", "다음";
    // The points known so far.
    now => "now", "현재";
    // The highest score still possible.
    max => "max", "최대";
    lead => "lead", "선두";
    tied => "tied", "동점";
    running_totals => "running totals", "누적 점수";
    more_above(count: usize) => " ▲ {count} more ", " ▲ {count} 더 ";
    more_below(count: usize) => " ▼ {count} more ", " ▼ {count} 더 ";
    personal_best(player: Player, score: u16) =>
        "{player}: {score}, a personal best!",
        "{player}: {score}점, 개인 최고 기록!";
    // The title over the regulars.
    bowled_before => "here before", "이전 선수";
    call(player: Player, call: Call) match call {
        Call::Double => "{player}: a double!", "{player}: 더블!";
        Call::Turkey => "{player}: a TURKEY!", "{player}: 터키!";
        Call::Strikes(strikes) =>
            "{player}: {strikes} strikes in a row!",
            "{player}: {strikes}연속 스트라이크!";
        Call::CleanGame => "{player}: a clean game!", "{player}: 클린 게임!";
        Call::Perfect => "{player}: 300! A PERFECT GAME!", "{player}: 300점! 퍼펙트 게임!";
    }
}
