//! The words of the results screen.

use super::players::names;
use super::{Language, words};
use crate::domain::race::Lead;
use crate::domain::{FrameNumber, Player};
use crate::night::GameNumber;

words! {
    game_over(number: GameNumber) => "game {number} is over", "{number}게임 끝";
    // All players left before the end.
    game_abandoned(number: GameNumber) => "game {number} was abandoned", "{number}게임 중단";
    winners(winners: &[Player], score: u16) match (winners, names(winners)) {
        ([], _) => "", "";
        ([_], names) => "{names} wins with {score}", "{names} 1위: {score}점";
        (_, names) => "{names} share the first place with {score}", "{names} 공동 1위: {score}점";
    }
    what_made_the_difference => "what made the difference", "승부를 가른 것";
    lead_for_good(lead: Lead) match (lead.player(), lead.frame()) {
        (player, FrameNumber::FIRST) =>
            "{player} led from the first frame to the last",
            "{player}: 처음부터 끝까지 선두";
        (player, frame) =>
            "{player} took the lead for good in frame {frame}",
            "{player}: {frame}프레임부터 끝까지 선두";
    }
    longest_string(players: &[Player], strikes: u8) match (names(players),) {
        (names,) =>
            "the longest string: {strikes} strikes in a row by {names}",
            "가장 긴 연속 스트라이크: {strikes}개, {names}";
    }
    open_frames_of(player: Player, opens: u8) match opens {
        0 => "{player} none", "{player} 0개";
        _ => "{player} {opens}", "{player} {opens}개";
    }
    open_frames_of_all(counts: &str) => "open frames: {counts}", "오픈 프레임: {counts}";
    clean => "clean", "클린";
}

impl Language {
    /// The column headings.
    pub fn result_heads(self) -> [&'static str; 9] {
        self.pick_all([
            ["score", "점수"],
            ["strikes", "스트라이크"],
            ["spares", "스페어"],
            ["opens", "오픈"],
            ["string", "연속"],
            ["games", "게임"],
            ["total", "합계"],
            ["average", "평균"],
            ["high", "최고"],
        ])
    }

    /// How many open frames each player had.
    pub fn open_frames(self, opens: &[(Player, u8)]) -> String {
        let counts = opens.iter();
        let counts = counts.map(|(player, opens)| self.open_frames_of(*player, *opens));
        self.open_frames_of_all(&counts.collect::<Vec<_>>().join(", "))
    }
}
