//! What it takes to reach a score, in words.

use super::{Language, words};
use crate::domain::need::{Need, left, need, perfect_balls};
use crate::domain::{FrameState, Frames, Pins, Player, forecast};

words! {
    needs_of(player: Player) => "what {player} needs", "{player}의 목표";
    for_score(score: u16) => "{score}", "{score}점";
    for_average(average: u16) => "average {average}", "평균 {average}";
    // This takes one pin more than the best.
    to_beat_best(best: u16) => "beat best {best}", "최고 {best} 넘기";
    is_reached => "reached", "달성";
    not_in_reach(max: u16) => "out of reach, {max} at most", "불가능: 최대 {max}점";
    points_more(points: u16) => "{points} more", "{points}점 더";
    marks_in(marks: usize, frames: usize) match (marks, frames.saturating_sub(marks)) {
        (0, _) => "no mark needed", "마크 없이 가능";
        (1, 0) => "a mark in the last frame", "마지막 프레임 마크";
        (_, 0) => "a mark in all {frames} frames", "남은 {frames}프레임 모두 마크";
        (1, _) => "at least 1 mark in {frames} frames", "{frames}프레임 중 마크 1개 이상";
        (_, _) => "at least {marks} marks in {frames} frames", "{frames}프레임 중 마크 {marks}개 이상";
    }
    // A shorter form.
    marks_shortly(marks: usize, frames: usize) match (marks, frames.saturating_sub(marks)) {
        (0, _) => "no mark needed", "마크 없이 가능";
        (_, 0) => "a mark in each frame", "모두 마크";
        (1, _) => "at least 1 mark", "마크 1개 이상";
        (_, _) => "at least {marks} marks", "마크 {marks}개 이상";
    }
    // Every ball takes all pins: after a first ball, a spare comes before the strikes.
    only_strikes(balls: usize, rack: Option<FrameState>) match (balls, rack, balls.saturating_sub(1)) {
        (1, Some(FrameState::FirstBowl(_)), _) => "a spare", "스페어";
        (2, Some(FrameState::FirstBowl(_)), _) => "a spare and a strike", "스페어 후 스트라이크";
        (_, Some(FrameState::FirstBowl(_)), rest) =>
            "a spare and {rest} strikes",
            "스페어 후 스트라이크 {rest}개";
        (1, ..) => "a strike", "스트라이크";
        (..) => "{balls} strikes", "스트라이크 {balls}개";
    }
    const everything_now(rack: Option<FrameState>) match rack {
        Some(FrameState::FirstBowl(_)) => "a spare now", "이번에 스페어";
        _ => "a strike now", "이번에 스트라이크";
    }
    pins_now(pins: u8) match pins {
        1 => "1 pin now", "이번에 1핀 이상";
        _ => "{pins} pins now", "이번에 {pins}핀 이상";
    }
    a_mark_is => "a mark is a strike or a spare", "마크: 스트라이크나 스페어";
}

impl Language {
    /// What this score takes, in shorter and shorter forms. The longest has the points, the marks or
    /// strikes, and the least next ball if not every ball will do.
    pub fn needed(self, frames: &Frames, score: u16) -> Vec<String> {
        let (marks, least) = match need(frames, score) {
            Need::Reached => return vec![self.is_reached().to_owned()],
            Need::OutOfReach => return vec![self.not_in_reach(forecast::max(frames))],
            Need::Possible { marks, least } => (marks, least),
        };
        let points = self.points_more(score.saturating_sub(forecast::now(frames)));
        if let Some(balls) = perfect_balls(frames, score) {
            let strikes = self.only_strikes(balls, frames.in_play());
            return vec![format!("{points} · {strikes}"), strikes];
        }
        let left = left(frames);
        let (long, short) = (self.marks_in(marks, left), self.marks_shortly(marks, left));
        let ball = self.next_ball(frames, least);
        let whole = ball.map(|ball| format!("{points} · {long} · {ball}"));
        let fewer = [
            format!("{points} · {long}"),
            format!("{points} · {short}"),
            long,
            short,
        ];
        whole.into_iter().chain(fewer).collect()
    }

    /// The least next ball. None if every ball will do.
    fn next_ball(self, frames: &Frames, least: Pins) -> Option<String> {
        match least.count() {
            0 => None,
            _ if frames.standing() == Some(least) => {
                Some(self.everything_now(frames.in_play()).to_owned())
            }
            pins => Some(self.pins_now(pins)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::notation;

    fn told(game: &str, score: u16) -> [String; 2] {
        let frames = notation::read(game).unwrap();
        [Language::English, Language::Korean].map(|own| own.needed(&frames, score).remove(0))
    }

    #[test]
    fn what_is_needed_is_told_as_bowlers_say_it() {
        assert_eq!(
            told("X 9/ 81", 150),
            [
                "103 more · at least 2 marks in 7 frames",
                "103점 더 · 7프레임 중 마크 2개 이상"
            ]
        );
        let nine = "--".repeat(9);
        assert_eq!(
            told(&nine, 29),
            [
                "29 more · a mark in the last frame · a strike now",
                "29점 더 · 마지막 프레임 마크 · 이번에 스트라이크"
            ]
        );
        let game = format!("{nine}7");
        assert_eq!(told(&game, 8)[0], "1 more · no mark needed · 1 pin now");
        assert_eq!(
            told(&game, 10)[0],
            "3 more · a mark in the last frame · a spare now"
        );
        assert_eq!(told(&game, 7), ["reached", "달성"]);
        assert_eq!(
            told(&game, 21),
            ["out of reach, 20 at most", "불가능: 최대 20점"]
        );
    }

    #[test]
    fn where_only_strikes_will_do_they_are_counted() {
        let game = format!("{}7", "--".repeat(9));
        assert_eq!(
            told(&game, 20),
            [
                "13 more · a spare and a strike",
                "13점 더 · 스페어 후 스트라이크"
            ]
        );
        assert_eq!(
            told("X X", 300),
            ["270 more · 10 strikes", "270점 더 · 스트라이크 10개"]
        );
    }
}
