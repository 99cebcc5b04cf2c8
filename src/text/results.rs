//! The words of the results screen.

use super::Language;
use super::happening::names;
use crate::domain::Player;
use crate::night::GameNumber;

impl Language {
    /// The title when the game is over.
    #[must_use]
    pub fn game_over(self, number: GameNumber) -> String {
        match self {
            Self::English => format!("game {number} is over"),
            Self::Korean => format!("{number}게임 끝"),
        }
    }

    /// The title when everybody left before the end.
    #[must_use]
    pub fn game_abandoned(self, number: GameNumber) -> String {
        match self {
            Self::English => format!("game {number} was abandoned"),
            Self::Korean => format!("{number}게임 중단"),
        }
    }

    /// Who won, or who share the first place.
    #[must_use]
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
    #[must_use]
    pub const fn press_next(self) -> &'static str {
        self.either("n bowls the next game", "n 다음 게임")
    }

    /// The heads of the columns: score, strikes, spares, opens, longest string; games, total,
    /// average, high game.
    #[must_use]
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

    /// A game without an open frame.
    #[must_use]
    pub const fn clean(self) -> &'static str {
        self.either("clean", "클린")
    }
}
