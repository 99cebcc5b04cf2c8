//! What can still be reached, in words.

use super::Language;
use crate::domain::outlook::{Chase, FrameResult};
use crate::domain::{FrameState, Player};

impl Language {
    /// The highest score still possible, by how the rack ends.
    pub fn at_most(self, outcomes: &[(FrameResult, u16)]) -> String {
        let parts: Vec<_> = outcomes
            .iter()
            .map(|(outcome, score)| self.at_most_with(*outcome, *score))
            .collect();
        let title = self.either("at most", "최대");
        format!("{title} {}", parts.join(", "))
    }

    fn at_most_with(self, outcome: FrameResult, score: u16) -> String {
        match (self, outcome) {
            (Self::English, FrameResult::Strike) => format!("{score} with a strike"),
            (Self::English, FrameResult::Spare) => format!("{score} with a spare"),
            (Self::English, FrameResult::Less) => format!("{score} otherwise"),
            (Self::Korean, FrameResult::Strike) => format!("스트라이크면 {score}"),
            (Self::Korean, FrameResult::Spare) => format!("스페어면 {score}"),
            (Self::Korean, FrameResult::Less) => format!("아니면 {score}"),
        }
    }

    /// What it takes to pass the best of the others.
    pub fn chase(self, chase: &Chase<'_>) -> String {
        let (rival, points) = (chase.rival(), chase.points());
        let Some(least) = chase.least() else {
            return match self {
                Self::English => format!("{rival} is out of reach"),
                Self::Korean => format!("{rival}: 이제 따라잡을 수 없습니다"),
            };
        };
        let rack = chase.rack();
        if rack.and_then(FrameState::standing) == Some(least) {
            return self.all_or_nothing(rival, rack, chase.points_after(least));
        }
        match (self, least.count()) {
            (Self::English, 0) => format!("{} to pass {rival}", counted(points, "point")),
            (Self::English, pins) => {
                let (points, pins) = (counted(points, "point"), counted(pins.into(), "pin"));
                format!("{points} to pass {rival}: at least {pins} here")
            }
            (Self::Korean, 0) => format!("{rival} 역전까지 {points}점"),
            (Self::Korean, pins) => format!("{rival} 역전까지 {points}점: 이번에 {pins}개 이상"),
        }
    }

    /// Everything that stands must fall, and so many points must follow.
    fn all_or_nothing(self, rival: Player, rack: Option<FrameState>, points: u16) -> String {
        let ball = match rack {
            Some(FrameState::FirstBowl(_)) => self.either("a spare", "스페어"),
            _ => self.either("a strike", "스트라이크"),
        };
        match (self, points) {
            (Self::English, 0) => format!("{ball} here to pass {rival}"),
            (Self::English, points) => {
                let points = counted(points, "more point");
                format!("{ball} here and {points} to pass {rival}")
            }
            (Self::Korean, 0) => format!("{ball}를 쳐야 {rival} 역전"),
            (Self::Korean, points) => format!("{ball}와 {points}점을 더 내야 {rival} 역전"),
        }
    }

    /// Nobody else can get as far.
    pub fn has_won(self, player: Player) -> String {
        match self {
            Self::English => format!("nobody can catch {player} any more"),
            Self::Korean => format!("{player}: 아무도 따라잡을 수 없습니다"),
        }
    }
}

fn counted(count: u16, noun: &str) -> String {
    match count {
        1 => format!("1 {noun}"),
        count => format!("{count} {noun}s"),
    }
}
