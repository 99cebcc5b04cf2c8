//! The words of the results screen.

use super::Language;
use super::named_event::names;
use crate::domain::race::Lead;
use crate::domain::{FrameNumber, Player};
use crate::night::GameNumber;

impl Language {
    /// The title when the game is over.
    pub fn game_over(self, number: GameNumber) -> String {
        match self {
            Self::English => format!("game {number} is over"),
            Self::Korean => format!("{number}게임 끝"),
        }
    }

    /// The title when everybody left before the end.
    pub fn game_abandoned(self, number: GameNumber) -> String {
        match self {
            Self::English => format!("game {number} was abandoned"),
            Self::Korean => format!("{number}게임 중단"),
        }
    }

    /// Who won, or who share the first place.
    pub fn winners(self, winners: &[Player], score: u16) -> String {
        let names = names(winners);
        match (self, winners) {
            (_, []) => String::new(),
            (Self::English, [_]) => format!("{names} wins with {score}"),
            (Self::English, _) => format!("{names} share the first place with {score}"),
            (Self::Korean, [_]) => format!("{names} 1위: {score}점"),
            (Self::Korean, _) => format!("{names} 공동 1위: {score}점"),
        }
    }

    /// What to do now.
    pub const fn press_next(self) -> &'static str {
        self.either("n bowls the next game", "n 다음 게임")
    }

    /// The heads of the columns: score, strikes, spares, opens, longest string; games, total,
    /// average, high game.
    pub const fn result_heads(self) -> [&'static str; 9] {
        match self {
            Self::English => [
                "score", "strikes", "spares", "opens", "string", "games", "total", "average",
                "high",
            ],
            Self::Korean => [
                "점수",
                "스트라이크",
                "스페어",
                "오픈",
                "연속",
                "게임",
                "합계",
                "평균",
                "최고",
            ],
        }
    }

    /// The title over how the game was won.
    pub const fn what_made_the_difference(self) -> &'static str {
        self.either("what made the difference", "승부를 가른 것")
    }

    /// From which frame on somebody led.
    pub fn lead_for_good(self, lead: Lead) -> String {
        let (player, frame) = (lead.player(), lead.frame());
        match (self, frame) {
            (Self::English, FrameNumber::FIRST) => {
                format!("{player} led from the first frame to the last")
            }
            (Self::English, _) => format!("{player} took the lead for good in frame {frame}"),
            (Self::Korean, FrameNumber::FIRST) => format!("{player}: 처음부터 끝까지 선두"),
            (Self::Korean, _) => format!("{player}: {frame}프레임부터 끝까지 선두"),
        }
    }

    /// The most strikes in a row.
    pub fn longest_string(self, players: &[Player], strikes: u8) -> String {
        let names = names(players);
        match self {
            Self::English => format!("the longest string: {strikes} strikes in a row by {names}"),
            Self::Korean => format!("가장 긴 연속 스트라이크: {strikes}개, {names}"),
        }
    }

    /// How many frames each of them left open.
    pub fn open_frames(self, opens: &[(Player, u8)]) -> String {
        let counts = opens.iter().map(|(player, opens)| match (self, opens) {
            (Self::English, 0) => format!("{player} none"),
            (Self::English, opens) => format!("{player} {opens}"),
            (Self::Korean, opens) => format!("{player} {opens}개"),
        });
        let counts: Vec<_> = counts.collect();
        let title = self.either("open frames", "오픈 프레임");
        format!("{title}: {}", counts.join(", "))
    }

    /// A game without an open frame.
    pub const fn clean(self) -> &'static str {
        self.either("clean", "클린")
    }
}
