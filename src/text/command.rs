//! The words of the sub-commands that look at nights.

use std::path::Path;

use super::Language;
use crate::archive::{Imported, Problem, Rebuilt};

impl Language {
    /// A night without a game.
    pub const fn nothing_bowled(self) -> &'static str {
        self.either("no game was begun", "시작한 게임이 없습니다")
    }

    /// A file without a night, or without one of those that were asked for.
    pub const fn no_nights(self, is_filtered: bool) -> &'static str {
        if is_filtered {
            return self.either(
                "no such night: `tenpin nights` lists all",
                "그런 기록이 없습니다: `tenpin nights`로 모두 보기",
            );
        }
        self.either(
            "no nights yet: `tenpin` begins one",
            "아직 기록이 없습니다: `tenpin`으로 시작하세요",
        )
    }

    /// How many games were finished, and the best of them, always as wide.
    pub fn games_and_high(self, games: u32, high: Option<u16>) -> String {
        let high = high.map_or_else(|| "-".to_owned(), |high| high.to_string());
        match (self, games) {
            (Self::English, 1) => format!("{games:>2} game   high {high:>3}"),
            (Self::English, _) => format!("{games:>2} games  high {high:>3}"),
            (Self::Korean, _) => format!("{games:>2}게임  최고 {high:>3}"),
        }
    }

    /// Nothing is wrong with the file.
    pub fn all_as_written(self, nights: u64) -> String {
        match (self, nights) {
            (Self::English, 1) => "1 night: everything is as it was written".into(),
            (Self::English, _) => format!("{nights} nights: everything is as it was written"),
            (Self::Korean, _) => format!("기록 {nights}개: 모두 쓰인 그대로입니다"),
        }
    }

    /// Something in the file that is not as it should be.
    pub fn problem(self, problem: &Problem) -> String {
        match (self, problem) {
            (Self::English, problem) => problem.to_string(),
            (Self::Korean, Problem::File(finding)) => format!("파일: {finding}"),
            (Self::Korean, Problem::Unreadable(error)) => {
                format!("파일을 더 읽을 수 없습니다: {error}")
            }
            (Self::Korean, Problem::Night { number, trouble }) => {
                format!("{number}번 기록: {}", self.trouble(trouble))
            }
            (Self::Korean, Problem::Times { number }) => {
                format!("{number}번 기록: 시작이나 끝이 사건들과 맞지 않습니다")
            }
            (
                Self::Korean,
                Problem::Line {
                    number,
                    game,
                    player,
                },
            ) => format!(
                "{number}번 기록 {game}게임: 선수 {player}의 줄이 사건들과 다릅니다; `tenpin data rebuild`가 바로잡습니다"
            ),
        }
    }

    /// The finished games were made again.
    pub fn rebuilt(self, rebuilt: &Rebuilt) -> String {
        let Rebuilt {
            nights,
            lines,
            broken,
        } = rebuilt;
        let made = match self {
            Self::English => format!("nights: {nights}, lines made again: {lines}"),
            Self::Korean => format!("기록 {nights}개에서 {lines}줄을 다시 만들었습니다"),
        };
        match (broken, self) {
            (0, _) => made,
            (_, Self::English) => {
                format!("{made}; left alone, because they are damaged: {broken}")
            }
            (_, Self::Korean) => format!("{made}; 손상된 {broken}개는 그대로 두었습니다"),
        }
    }

    /// The copy is there.
    pub fn copied_to(self, path: &Path) -> String {
        match self {
            Self::English => format!("copied to {}", path.display()),
            Self::Korean => format!("{}에 복사했습니다", path.display()),
        }
    }

    /// A night was taken in.
    pub fn imported(self, imported: Imported) -> String {
        match (self, imported) {
            (Self::English, Imported::Added(number)) => format!("night {number}: added"),
            (Self::English, Imported::Same(number)) => format!("night {number}: here already"),
            (Self::English, Imported::Longer(number)) => format!("night {number}: gone on with"),
            (Self::English, Imported::Shorter(number)) => {
                format!("night {number}: here already, and further on")
            }
            (Self::Korean, Imported::Added(number)) => format!("{number}번 기록: 추가했습니다"),
            (Self::Korean, Imported::Same(number)) => format!("{number}번 기록: 이미 있습니다"),
            (Self::Korean, Imported::Longer(number)) => format!("{number}번 기록: 이어 썼습니다"),
            (Self::Korean, Imported::Shorter(number)) => {
                format!("{number}번 기록: 여기 있는 것이 더 깁니다")
            }
        }
    }

    /// A night was not taken in.
    pub fn not_imported(self, reason: &str) -> String {
        match self {
            Self::English => format!("not taken in: {reason}"),
            Self::Korean => format!("가져오지 못했습니다: {reason}"),
        }
    }

    /// What could not be kept when the game was left.
    pub fn lost_on_leaving(self, events: u64, reason: &str) -> String {
        match self {
            Self::English => format!("{events} NOT SAVED and lost: {reason}"),
            Self::Korean => format!("저장되지 않은 {events}개를 잃었습니다: {reason}"),
        }
    }
}
