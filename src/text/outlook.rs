//! The outlook in words.

use super::{Language, words};
use crate::domain::outlook::{Chase, FrameResult};
use crate::domain::{FrameState, Player};

words! {
    highest_possible(outcomes: &str) => "best possible {outcomes}", "최대 {outcomes}";
    at_most_with(outcome: FrameResult, score: u16, is_last_ball: bool) match (outcome, is_last_ball) {
        (FrameResult::Strike, _) => "{score} (strike)", "{score}(스트라이크)";
        (FrameResult::Spare, _) => "{score} (spare)", "{score}(스페어)";
        (FrameResult::Less, true) => "{score} (no mark)", "{score}(마크 없음)";
        (FrameResult::Less, false) => "{score} (open)", "{score}(오픈)";
    }
    more_points(count: u16) => "{count} more", "{count}점";
    at_least(pins: u8) match pins {
        1 => "at least 1 pin now", "이번에 1핀 이상";
        _ => "at least {pins} pins now", "이번에 {pins}핀 이상";
    }
    out_of_reach(rival: Player) => "{rival} is out of reach", "{rival} 역전 불가";
    to_pass(rival: Player, points: u16) match points {
        // A rival level on points is not behind.
        1 => "1 to pass {rival}", "{rival} 추월까지 1점";
        _ => "{points} to pass {rival}", "{rival} 역전까지 {points}점";
    }
    points_to_pass(rival: Player, points: u16) match points {
        1 => "1 point to pass {rival}", "{rival} 추월까지 1점";
        _ => "{points} points to pass {rival}", "{rival} 역전까지 {points}점";
    }
    to_beat_own_best_shortly(points: u16) => "{points} to beat your best game", "최고 기록 경신까지 {points}점";
    to_beat_own_best(points: u16, best: u16) =>
        "{points} to beat your best game ({best})",
        "최고 기록({best}) 경신까지 {points}점";
    to_go(rival: Player, frames: usize) match frames {
        0 => "", "";
        1 => " ({rival} has 1 frame to go)", " ({rival} 1프레임 남음)";
        _ => " ({rival} has {frames} frames to go)", " ({rival} {frames}프레임 남음)";
    }
    const everything_that_stands(rack: Option<FrameState>) match rack {
        Some(FrameState::FirstBowl(_)) => "a spare", "스페어";
        _ => "a strike", "스트라이크";
    }
    ball_to_pass(ball: &str, rival: Player) => "{ball} here passes {rival}", "{ball}면 {rival} 역전";
    ball_and_points_to_pass(ball: &str, points: &str, rival: Player) =>
        "{ball} plus {points} passes {rival}",
        "{ball} + {points} 더 내면 {rival} 역전";
    has_won(player: Player) => "{player} can't be caught", "{player} 1위 확정";
}

impl Language {
    /// The highest score still possible, by the result of the current rack.
    /// The last ball of a game at a fresh rack leaves no open frame.
    pub fn at_most(self, outcomes: &[(FrameResult, u16)], is_last_ball: bool) -> String {
        self.highest_possible(&self.outcomes(outcomes, is_last_ball))
    }

    /// `212 (spare), 200 (open)`
    pub fn outcomes(self, outcomes: &[(FrameResult, u16)], is_last_ball: bool) -> String {
        let outcomes = outcomes.iter();
        let outcomes =
            outcomes.map(|(outcome, score)| self.at_most_with(*outcome, *score, is_last_ball));
        outcomes.collect::<Vec<_>>().join(", ")
    }

    /// What it takes to pass the best rival, and whether the rival has frames to go; in shorter and
    /// shorter forms.
    pub fn chase(self, chase: &Chase<'_>) -> [String; 4] {
        let (rival, points) = (chase.rival(), chase.points());
        let now = self.chase_now(chase, self.points_to_pass(rival, points));
        let to_go = self.to_go(rival, chase.frames_to_go().count());
        let shortest = match chase.least() {
            Some(_) => self.to_pass(rival, points),
            None => now.clone(),
        };
        let short = self.chase_now(chase, self.to_pass(rival, points));
        [now.clone() + &to_go, now, short, shortest]
    }

    fn chase_now(self, chase: &Chase<'_>, to_pass: String) -> String {
        let (rival, rack) = (chase.rival(), chase.rack());
        let Some(least) = chase.least() else {
            return self.out_of_reach(rival);
        };
        if rack.and_then(FrameState::standing) == Some(least) {
            return self.all_or_nothing(rival, rack, chase.points_after(least));
        }
        match least.count() {
            0 => to_pass,
            pins => format!("{to_pass}: {}", self.at_least(pins)),
        }
    }

    /// All standing pins must fall, and then `points` more.
    fn all_or_nothing(self, rival: Player, rack: Option<FrameState>, points: u16) -> String {
        let ball = self.everything_that_stands(rack);
        match points {
            0 => self.ball_to_pass(ball, rival),
            points => self.ball_and_points_to_pass(ball, &self.more_points(points), rival),
        }
    }
}
