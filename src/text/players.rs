//! The words of the players screen.

use super::Language;
use super::named_event::names;
use crate::domain::Player;
use crate::night::Attendance;

impl Language {
    /// The title of the screen.
    pub const fn players(self) -> &'static str {
        self.either("players", "선수")
    }

    /// Before the field.
    pub const fn name(self) -> &'static str {
        self.either("name", "이름")
    }

    /// Before the field for another name.
    pub fn new_name(self, player: Player) -> String {
        match self {
            Self::English => format!("new name for {player}"),
            Self::Korean => format!("{player}의 새 이름"),
        }
    }

    /// The first steps: keys, and what they do.
    pub const fn first_steps(self) -> [(&'static str, &'static str); 4] {
        match self {
            Self::English => [
                ("Enter", "after each name; Enter alone starts"),
                ("7 / x -", "what fell, one key a ball"),
                ("u", "takes the last ball back"),
                ("?", "shows every key"),
            ],
            Self::Korean => [
                ("Enter", "이름마다 한 번, 빈 칸에서는 시작"),
                ("7 / x -", "쓰러진 핀, 투구마다 키 하나"),
                ("u", "마지막 투구 되돌리기"),
                ("?", "모든 키 보기"),
            ],
        }
    }

    /// What the field waits for.
    pub fn missing_letters(self, missing: usize) -> String {
        match (self, missing) {
            (Self::English, 0) => "Enter takes it".into(),
            (Self::English, 1) => "1 more letter".into(),
            (Self::English, missing) => format!("{missing} more letters"),
            (Self::Korean, 0) => "Enter로 확정".into(),
            (Self::Korean, missing) => format!("{missing}글자 더"),
        }
    }

    /// What the list waits for.
    pub const fn choose(self) -> &'static str {
        self.either(
            "choose with the arrows · Enter to the game",
            "화살표로 고르기 · Enter 게임으로",
        )
    }

    /// What the field for another name waits for.
    pub const fn type_new_name(self) -> &'static str {
        self.either(
            "3 letters and Enter · Esc keeps the name",
            "영문 3글자와 Enter · Esc 그대로",
        )
    }

    /// The empty field before anybody has joined.
    pub const fn who_bowls(self) -> &'static str {
        self.either(
            "who bowls first? type 3 letters and Enter",
            "누가 먼저 칩니까? 영문 3글자와 Enter",
        )
    }

    /// The empty field before the first game.
    pub const fn add_or_start(self) -> &'static str {
        self.either(
            "3 letters, Enter adds · Enter alone starts",
            "영문 3글자, Enter 추가 · Enter만 누르면 시작",
        )
    }

    /// The empty field during the night.
    pub const fn add_or_go_back(self) -> &'static str {
        self.either(
            "3 letters, Enter adds · Enter alone goes back",
            "영문 3글자, Enter 추가 · Enter만 누르면 뒤로",
        )
    }

    /// The question when somebody joins in mid-game.
    pub fn ask_from_when(self, players: &[Player]) -> String {
        let names = names(players);
        match self {
            Self::English => {
                format!("{names}: Enter now, catching up · g from the next game")
            }
            Self::Korean => {
                format!("{names}: Enter 지금부터 · g 다음 게임부터")
            }
        }
    }

    /// Whether somebody takes turns; nothing where that is plain.
    pub const fn attendance(self, attendance: Attendance) -> &'static str {
        match attendance {
            Attendance::Bowls => "",
            Attendance::Waits => self.either("from the next game", "다음 게임부터"),
            Attendance::SitsOut => self.either("sits out", "쉬는 중"),
            Attendance::Left => self.either("went home", "집에 감"),
        }
    }

    /// Frames behind the others.
    pub fn owes(self, frames: usize) -> String {
        match (self, frames) {
            (Self::English, 1) => "1 frame behind".into(),
            (Self::English, frames) => format!("{frames} frames behind"),
            (Self::Korean, frames) => format!("{frames}프레임 밀림"),
        }
    }
}
