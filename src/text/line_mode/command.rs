//! What is said about a command: what it did, or what is wrong with it and what is allowed.

use super::Verb;
use crate::domain::{FrameNumber, Player};
use crate::night::GameNumber;
use crate::text::Language;

impl Language {
    /// Somebody is here and does not bowl yet.
    pub fn joined_for_next_game(self, player: Player) -> String {
        match self {
            Self::English => format!("{player} joined and bowls from the next game on"),
            Self::Korean => format!("{player} 추가: 다음 게임부터 칩니다"),
        }
    }

    /// Nobody goes on with a game that nobody has finished.
    pub fn nobody_bowls_on(self, game: GameNumber) -> String {
        match self {
            Self::English => format!("game {game} is abandoned: nobody is left to bowl it"),
            Self::Korean => format!("{game}번째 게임은 중단되었습니다: 칠 사람이 없습니다"),
        }
    }
}

/// What is wrong.
impl Language {
    /// A command with so many words after its own that it makes no sense.
    pub fn wrong_words(self, verb: Verb, words: usize) -> String {
        let usage = verb.usage();
        match (self, words < verb.needed()) {
            (Self::English, true) => format!("words are missing: say {usage}"),
            (Self::English, false) => format!("too many words: say {usage}"),
            (Self::Korean, true) => format!("단어가 모자랍니다: {usage}"),
            (Self::Korean, false) => format!("단어가 너무 많습니다: {usage}"),
        }
    }

    /// A name that nobody has tonight, and the names of those who are here.
    pub fn not_here(self, player: Player, here: &[Player]) -> String {
        let names: Vec<_> = here.iter().map(ToString::to_string).collect();
        let names = names.join(", ");
        match (self, here) {
            (Self::English, []) => format!("{player} is not here, and nobody else is: join first"),
            (Self::English, [_]) => format!("{player} is not here: only {names} is"),
            (Self::English, _) => format!("{player} is not here: {names} are"),
            (Self::Korean, []) => format!("{player}: 없는 사람입니다. 지금은 아무도 없습니다"),
            (Self::Korean, _) => {
                format!("{player}: 없는 사람입니다. 지금 있는 사람은 {names}입니다")
            }
        }
    }

    /// A word that is no frame.
    pub fn no_frame(self, word: &str) -> String {
        match self {
            Self::English => format!("{word:?} is no frame: a game has frames 1 to 10"),
            Self::Korean => format!("{word:?}: 프레임이 아닙니다. 프레임은 1부터 10까지입니다"),
        }
    }

    /// A word that is no place in an order of so many.
    pub fn no_place(self, word: &str, players: usize) -> String {
        match self {
            Self::English => {
                format!("{word:?} is no place: the order has places 1 to {players}")
            }
            Self::Korean => {
                format!("{word:?}: 순서가 아닙니다. 순서는 1부터 {players}까지입니다")
            }
        }
    }

    /// A word that does not say from when on somebody bowls.
    pub fn no_entrance(self, word: &str) -> String {
        match self {
            Self::English => format!(
                "{word:?} is no time to join: join NAME is now, join NAME next from the next game on"
            ),
            Self::Korean => format!(
                "{word:?}: 언제부터인지 알 수 없습니다. join NAME은 지금부터, join NAME next는 다음 게임부터"
            ),
        }
    }

    /// More balls than a frame takes.
    pub fn too_many_balls(self, frame: FrameNumber) -> String {
        match (self, frame.is_last()) {
            (Self::English, true) => {
                "too many balls: frame 10 has two, or three after a strike or a spare".into()
            }
            (Self::English, false) => {
                format!("too many balls: frame {frame} has two, or one if it is a strike")
            }
            (Self::Korean, true) => {
                "투구가 너무 많습니다: 10프레임은 두 번, 스트라이크나 스페어면 세 번입니다".into()
            }
            (Self::Korean, false) => {
                format!("투구가 너무 많습니다: {frame}프레임은 두 번, 스트라이크면 한 번입니다")
            }
        }
    }
}
