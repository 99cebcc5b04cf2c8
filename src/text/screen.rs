//! The words of the board.

use super::{Language, words};
use crate::domain::{Call, FrameNumber, Player};
use crate::night::GameNumber;

impl Language {
    /// The headings of a table of marks, at most seven columns wide.
    pub fn mark_heads(self) -> [&'static str; 3] {
        self.pick_all([["strikes", "스트"], ["spares", "스페어"], ["opens", "오픈"]])
    }
}

words! {
    // The title of the help.
    keys => "keys", "키";
    game(number: GameNumber) => "game {number}", "{number}게임";
    frame(number: FrameNumber) => "frame {number}", "{number}프레임";
    ball(number: usize) => "ball {number}", "{number}구";
    // Where space is short.
    stands_short(pins: u8) match pins {
        10 => "10 pins", "10핀";
        _ => "{pins} left", "{pins}핀";
    }
    stands(pins: u8) match pins {
        1 => "1 pin left", "남은 핀 1개";
        _ => "{pins} pins standing", "남은 핀 {pins}개";
    }
    // Sits out; at most four columns.
    out => "out", "휴식";
    // Has left; at most four columns.
    home => "home", "귀가";
    // The game was ended before the line was finished; at most four columns.
    cut_short => "cut", "중단";
    next => "next", "다음";
    // The points so far.
    now => "now", "현재";
    // The highest score still possible.
    max => "max", "최대";
    // The heading of the score column, at most five columns.
    total_head => "TOTAL", "합계";
    // Before the series below a name, at most three columns.
    series_head => "ser", "합";
    series_label => "series", "시리즈";
    is_up(player: Player) => "{player} is up", "{player} 차례";
    // The lanes of all players.
    race => "race", "레이스";
    tonight => "tonight", "오늘";
    lane_legend => "━ now ┄ possible", "━ 현재 ┄ 가능";
    leads => "leads", "선두";
    tied => "tied", "동점";
    behind(points: u16) => "{points} behind", "{points}점 차";
    up_to(max: u16) => "up to {max}", "최대 {max}";
    average_head => "average", "평균";
    best_head => "best", "최고";
    // A single player: the score at the pace of the settled frames.
    on_course(pace: u16) => "on course for {pace} at this pace", "이 페이스면 {pace}점";
    against_average(pace: u16, average: u16) match (pace.abs_diff(average), pace > average) {
        (0, _) => "right on the average", "평균과 같음";
        (points, true) => "{points} over the average", "평균보다 {points}점 높음";
        (points, false) => "{points} under the average", "평균보다 {points}점 낮음";
    }
    nth_game(number: usize) => "game {number}", "{number}게임";
    high_game => "high game", "최고 점수";
    most_strikes => "most strikes", "최다 스트라이크";
    most_strikes_short => "most X", "최다 X";
    fewest_opens_of_night => "fewest opens", "최소 오픈";
    last_balls => "last balls", "최근 투구";
    more_above(count: usize) => " ▲ {count} more ", " ▲ {count} 더 ";
    more_below(count: usize) => " ▼ {count} more ", " ▼ {count} 더 ";
    personal_best(score: u16) => "{score}, a personal best!", "{score}점, 개인 최고 기록!";
    call_of(call: Call, pins: &str) match call {
        Call::Left(_) => "{pins}", "{pins}";
        Call::SplitMade(_) => "{pins} MADE!", "{pins} 성공!";
        Call::Spare => "spare", "스페어";
        Call::Strike => "strike", "스트라이크";
        Call::Double => "double", "더블";
        Call::Turkey => "TURKEY", "터키";
        Call::Strikes(strikes) => "{strikes} in a row", "{strikes}연속 스트라이크";
        Call::CleanGame => "clean game", "클린 게임";
        Call::Perfect => "300 · PERFECT GAME", "300점 · 퍼펙트 게임";
    }
}
