//! The words of the question-and-answer game. The Korean questions are those of the documents.

mod command;
mod verb;

pub use verb::Verb;

use super::Language;
use crate::domain::{FrameNumber, Player, Standing};

impl Language {
    /// Asks whether the night of these players goes on.
    pub fn ask_whether_to_go_on(self, names: &str) -> String {
        match self {
            Self::English => format!("Go on with the open night of {names}? (yes or no): "),
            Self::Korean => format!("{names}의 진행 중인 기록을 계속할까요? (yes/no): "),
        }
    }

    /// Neither.
    pub const fn answer_yes_or_no(self) -> &'static str {
        self.either("yes or no", "yes 또는 no로 답하세요")
    }

    /// Asks for the count of players; both languages ask in English, as the documents do.
    pub const fn ask_people(self) -> &'static str {
        "How many people? "
    }

    /// Asks for the name of the player with this number.
    pub fn ask_name(self, number: usize) -> String {
        match self {
            Self::English => format!("Name of player {number}?(3 English letters): "),
            Self::Korean => format!("플레이어 {number}의 이름은?(3 english letters): "),
        }
    }

    /// Asks for the name of the only player.
    pub const fn ask_only_name(self) -> &'static str {
        match self {
            Self::English => "Player name(3 English letters)?: ",
            Self::Korean => "플레이어 이름은(3 english letters)?: ",
        }
    }

    /// Asks for a ball of this player.
    pub fn ask_ball(self, player: Player) -> String {
        format!("{player}'s turn : ")
    }

    /// Asks the only player for a ball of this frame.
    pub fn ask_ball_of_frame(self, frame: FrameNumber) -> String {
        match self {
            Self::English => format!("Frame {frame} bowl : "),
            Self::Korean => format!("{frame}프레임 투구 : "),
        }
    }

    /// Asks whether another game follows.
    pub const fn ask_next(self) -> &'static str {
        match self {
            Self::English => "next for another game, anything else to leave: ",
            Self::Korean => "next를 입력하면 다음 게임, 다른 것은 끝: ",
        }
    }

    /// An answer that is no count of players.
    pub fn no_people(self, answer: &str) -> String {
        match self {
            Self::English => format!("{answer:?} is no count of players: 1 to 24 can bowl"),
            Self::Korean => {
                format!("{answer:?}: 사람 수가 아닙니다. 1명부터 24명까지 칠 수 있습니다")
            }
        }
    }

    /// An answer that is no ball.
    pub fn no_ball(self, answer: &str) -> String {
        match self {
            Self::English => {
                format!(
                    "{answer:?} is no ball: 0 to 10, x strike, / spare, - gutter, f foul; \
                     help tells the commands"
                )
            }
            Self::Korean => format!(
                "{answer:?}: 투구가 아닙니다. 0부터 10까지, x 스트라이크, / 스페어, - 거터, f 파울. \
                 명령은 help로 볼 수 있습니다"
            ),
        }
    }

    /// One line of the standings.
    pub fn standing(self, standing: &Standing<'_>) -> String {
        let (place, player) = (standing.place(), standing.game().player());
        let score = standing.score();
        match self {
            Self::English => format!("{place}. {player} {score}"),
            Self::Korean => format!("{place}위 {player} {score}점"),
        }
    }
}
