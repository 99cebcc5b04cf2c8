//! The words of the full screen, screen by screen.

use super::Language;
use super::happening::names;
use crate::domain::{Call, FrameNumber, Player};
use crate::night::{Attendance, GameNumber};

impl Language {
    /// One word or the other.
    const fn either(self, english: &'static str, korean: &'static str) -> &'static str {
        match self {
            Self::English => english,
            Self::Korean => korean,
        }
    }

    /// Which game it is.
    #[must_use]
    pub fn game(self, number: GameNumber) -> String {
        match self {
            Self::English => format!("game {number}"),
            Self::Korean => format!("{number}게임"),
        }
    }

    /// Which frame of how many.
    #[must_use]
    pub fn frame_of(self, number: FrameNumber) -> String {
        match self {
            Self::English => format!("frame {number} of 10"),
            Self::Korean => format!("10프레임 중 {number}프레임"),
        }
    }

    /// Which frame.
    #[must_use]
    pub fn frame(self, number: FrameNumber) -> String {
        match self {
            Self::English => format!("frame {number}"),
            Self::Korean => format!("{number}프레임"),
        }
    }

    /// Which ball of the frame.
    #[must_use]
    pub fn ball(self, number: usize) -> String {
        match self {
            Self::English => format!("ball {number}"),
            Self::Korean => format!("{number}구"),
        }
    }

    /// What stands.
    #[must_use]
    pub fn stands(self, pins: u8) -> String {
        match (self, pins) {
            (Self::English, 1) => "1 pin stands".into(),
            (Self::English, pins) => format!("{pins} pins stand"),
            (Self::Korean, pins) => format!("남은 핀 {pins}개"),
        }
    }

    /// What a pending 1 can become. The keys are those of the table.
    #[must_use]
    pub const fn pending_one(self) -> &'static str {
        self.either("1…  0 ten · Enter one", "1…  0 열 개 · Enter 한 개")
    }

    /// And where another ball can follow it.
    #[must_use]
    pub const fn gutter_after_one(self) -> &'static str {
        self.either(" · - gutter next", " · - 다음은 거터")
    }

    /// And how to get rid of it.
    #[must_use]
    pub const fn drop_one(self) -> &'static str {
        self.either(" · Esc drops it", " · Esc 취소")
    }

    /// Another ball where none can follow.
    #[must_use]
    pub const fn one_ends_the_game(self) -> &'static str {
        self.either(
            "this 1 ends the game: Enter takes it, 0 makes it ten",
            "이 1이 마지막 투구입니다: Enter 한 개, 0 열 개",
        )
    }

    /// Takes no turns now, in four columns.
    #[must_use]
    pub const fn out(self) -> &'static str {
        self.either("out", "휴식")
    }

    /// Has left, in four columns.
    #[must_use]
    pub const fn home(self) -> &'static str {
        self.either("home", "귀가")
    }

    /// Who follows.
    #[must_use]
    pub const fn next(self) -> &'static str {
        self.either("next", "다음")
    }

    /// Every pin and bonus known so far.
    #[must_use]
    pub const fn now(self) -> &'static str {
        self.either("now", "현재")
    }

    /// The highest score still possible.
    #[must_use]
    pub const fn max(self) -> &'static str {
        self.either("max", "최대")
    }

    /// Who is ahead.
    #[must_use]
    pub const fn lead(self) -> &'static str {
        self.either("lead", "선두")
    }

    /// Several share the lead.
    #[must_use]
    pub const fn tied(self) -> &'static str {
        self.either("tied", "동점")
    }

    /// Lines that are out of sight above.
    #[must_use]
    pub fn more_above(self, count: usize) -> String {
        match self {
            Self::English => format!(" ▲ {count} more "),
            Self::Korean => format!(" ▲ {count} 더 "),
        }
    }

    /// Lines that are out of sight below.
    #[must_use]
    pub fn more_below(self, count: usize) -> String {
        match self {
            Self::English => format!(" ▼ {count} more "),
            Self::Korean => format!(" ▼ {count} 더 "),
        }
    }

    /// The best game of somebody so far.
    #[must_use]
    pub fn personal_best(self, player: Player, score: u16) -> String {
        match self {
            Self::English => format!("{player}: {score}, a personal best!"),
            Self::Korean => format!("{player}: {score}점, 개인 최고 기록!"),
        }
    }

    /// Everything is on disk.
    #[must_use]
    pub const fn saved(self) -> &'static str {
        self.either("saved", "저장됨")
    }

    /// So many events are not on disk.
    #[must_use]
    pub fn not_saved(self, events: usize) -> String {
        match self {
            Self::English => format!("NOT SAVED {events}"),
            Self::Korean => format!("저장 안 됨 {events}"),
        }
    }

    /// Those who bowled here before.
    #[must_use]
    pub const fn bowled_before(self) -> &'static str {
        self.either("here before", "이전 선수")
    }

    /// A call, loud.
    #[must_use]
    pub fn call(self, player: Player, call: Call) -> String {
        let words = match (self, call) {
            (Self::English, Call::Double) => "a double!".into(),
            (Self::English, Call::Turkey) => "a TURKEY!".into(),
            (Self::English, Call::Strikes(strikes)) => format!("{strikes} strikes in a row!"),
            (Self::English, Call::CleanGame) => "a clean game!".into(),
            (Self::English, Call::Perfect) => "300! A PERFECT GAME!".into(),
            (Self::Korean, Call::Double) => "더블!".into(),
            (Self::Korean, Call::Turkey) => "터키!".into(),
            (Self::Korean, Call::Strikes(strikes)) => format!("{strikes}연속 스트라이크!"),
            (Self::Korean, Call::CleanGame) => "클린 게임!".into(),
            (Self::Korean, Call::Perfect) => "300점! 퍼펙트 게임!".into(),
        };
        format!("{player}: {words}")
    }
}

/// Correcting.
impl Language {
    /// The title of the cursor's line.
    #[must_use]
    pub const fn correcting(self) -> &'static str {
        self.either("correct", "고치기")
    }

    /// What to do on the cursor.
    #[must_use]
    pub const fn type_balls(self) -> &'static str {
        self.either(
            "type the balls of this frame, Enter takes them",
            "이 프레임의 투구를 입력하고 Enter",
        )
    }

    /// Enter before the first ball.
    #[must_use]
    pub const fn nothing_typed(self) -> &'static str {
        self.either(
            "nothing typed yet: type the balls of this frame, or Esc to leave it as it is",
            "입력이 없습니다: 이 프레임의 투구를 입력하거나 Esc로 그대로 두세요",
        )
    }

    /// One ball too many.
    #[must_use]
    pub const fn frame_is_full(self) -> &'static str {
        self.either(
            "this frame is over: Enter takes it, Backspace erases",
            "이 프레임은 끝났습니다: Enter 확정, Backspace 지우기",
        )
    }

    /// One ball too few.
    #[must_use]
    pub const fn one_more_ball(self) -> &'static str {
        self.either("one more ball", "투구가 더 필요합니다")
    }

    /// The total at the end of the line.
    #[must_use]
    pub const fn total(self) -> &'static str {
        self.either("total", "합계")
    }
}

/// Players.
impl Language {
    /// The title of the screen.
    #[must_use]
    pub const fn players(self) -> &'static str {
        self.either("players", "선수")
    }

    /// Before the field.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.either("name", "이름")
    }

    /// Before the field for another name.
    #[must_use]
    pub fn new_name(self, player: Player) -> String {
        match self {
            Self::English => format!("new name for {player}"),
            Self::Korean => format!("{player}의 새 이름"),
        }
    }

    /// What the field waits for.
    #[must_use]
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
    #[must_use]
    pub const fn choose(self) -> &'static str {
        self.either(
            "choose with the arrows · Enter to the game",
            "화살표로 고르기 · Enter 게임으로",
        )
    }

    /// What the field for another name waits for.
    #[must_use]
    pub const fn type_new_name(self) -> &'static str {
        self.either(
            "3 letters and Enter · Esc keeps the name",
            "영문 3글자와 Enter · Esc 그대로",
        )
    }

    /// The empty field before anybody has joined.
    #[must_use]
    pub const fn who_bowls(self) -> &'static str {
        self.either(
            "who bowls first? type 3 letters and Enter",
            "누가 먼저 칩니까? 영문 3글자와 Enter",
        )
    }

    /// The empty field before the first game.
    #[must_use]
    pub const fn add_or_start(self) -> &'static str {
        self.either(
            "3 letters, Enter adds · Enter alone starts",
            "영문 3글자, Enter 추가 · Enter만 누르면 시작",
        )
    }

    /// The empty field during the night.
    #[must_use]
    pub const fn add_or_go_back(self) -> &'static str {
        self.either(
            "3 letters, Enter adds · Enter alone goes back",
            "영문 3글자, Enter 추가 · Enter만 누르면 뒤로",
        )
    }

    /// The question when somebody joins in mid-game.
    #[must_use]
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
    #[must_use]
    pub const fn attendance(self, attendance: Attendance) -> &'static str {
        match attendance {
            Attendance::Bowls => "",
            Attendance::Waits => self.either("from the next game", "다음 게임부터"),
            Attendance::SitsOut => self.either("sits out", "쉬는 중"),
            Attendance::Left => self.either("went home", "집에 감"),
        }
    }

    /// Frames behind the others.
    #[must_use]
    pub fn owes(self, frames: usize) -> String {
        match (self, frames) {
            (Self::English, 1) => "1 frame behind".into(),
            (Self::English, frames) => format!("{frames} frames behind"),
            (Self::Korean, frames) => format!("{frames}프레임 밀림"),
        }
    }
}

/// Results.
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

/// Help and leaving.
impl Language {
    /// The title of the help.
    #[must_use]
    pub const fn keys(self) -> &'static str {
        self.either("keys", "키")
    }

    /// The question before leaving.
    #[must_use]
    pub const fn ask_to_leave(self) -> &'static str {
        self.either("Leave the game?", "나가시겠습니까?")
    }

    /// What happens to the night then.
    #[must_use]
    pub const fn not_kept(self) -> &'static str {
        self.either("This night is not kept.", "이 기록은 남지 않습니다.")
    }

    /// The same when all of it is on disk.
    #[must_use]
    pub const fn kept(self) -> &'static str {
        self.either("The night is kept.", "기록은 저장되어 있습니다.")
    }

    /// The same when some of it is not.
    #[must_use]
    pub fn will_be_lost(self, events: usize) -> String {
        match self {
            Self::English => format!("{events} NOT SAVED: they would be lost."),
            Self::Korean => format!("저장되지 않은 {events}개를 잃게 됩니다."),
        }
    }

    /// A paste where no text is taken.
    #[must_use]
    pub const fn paste_ignored(self) -> &'static str {
        self.either(
            "pasted text is taken only where a name is typed (p)",
            "붙여넣기는 이름을 입력하는 곳(p)에서만 됩니다",
        )
    }

    /// A fourth letter.
    #[must_use]
    pub const fn name_is_full(self) -> &'static str {
        self.either(
            "a name has 3 letters: Enter takes it",
            "이름은 3글자입니다: Enter로 확정",
        )
    }
}
