//! The words about nights that were kept.

use super::Language;
use crate::archive::ClockTime;
use crate::domain::{FrameNumber, Player};
use crate::night::GameNumber;

impl Language {
    /// The title of the list.
    pub const fn nights(self) -> &'static str {
        self.either("nights", "지난 기록")
    }

    /// Which night.
    pub fn night(self, number: u32) -> String {
        match self {
            Self::English => format!("night {number}"),
            Self::Korean => format!("{number}번 기록"),
        }
    }

    /// An empty list.
    pub const fn no_nights_yet(self) -> &'static str {
        self.either(
            "no nights yet: finish a game, and it is here",
            "아직 기록이 없습니다: 게임을 하면 여기에 남습니다",
        )
    }

    /// A search that finds nothing.
    pub const fn nothing_found(self) -> &'static str {
        self.either(
            "nothing found: Esc shows all nights",
            "찾은 것이 없습니다: Esc로 모두 보기",
        )
    }

    /// There is no file to read.
    pub const fn no_archive(self) -> &'static str {
        self.either(
            "no nights can be read here (is this --no-save?)",
            "읽을 수 있는 기록이 없습니다 (--no-save인가요?)",
        )
    }

    /// What can be searched for.
    pub const fn what_to_search(self) -> &'static str {
        self.either(
            "a name such as PJS, a date such as 2026-01-31, or both",
            "PJS 같은 이름, 2026-01-31 같은 날짜, 또는 둘 다",
        )
    }

    /// What was searched for.
    pub const fn search(self) -> &'static str {
        self.either("search", "찾기")
    }

    /// Whether a night goes on by itself.
    pub const fn replay_state(self, is_running: bool) -> &'static str {
        if is_running {
            return self.either("playing", "재생 중");
        }
        self.either("paused", "멈춤")
    }

    /// More nights than are known yet.
    pub const fn older_nights(self) -> &'static str {
        self.either(" ▼ older ones ", " ▼ 이전 기록 ")
    }

    /// How far a night is played, and how fast.
    pub fn replay_progress(self, (happened, total): (usize, usize), pace: usize) -> String {
        match self {
            Self::English => format!("{happened} of {total}   pace {pace}"),
            Self::Korean => format!("{total}개 중 {happened}   속도 {pace}"),
        }
    }

    /// The title of the corrections.
    pub const fn corrections(self) -> &'static str {
        self.either("corrections", "고친 기록")
    }

    /// How many frames were corrected.
    pub fn corrected_frames(self, count: usize) -> String {
        match (self, count) {
            (_, 0) => String::new(),
            (Self::English, 1) => "1 correction (c)".into(),
            (Self::English, _) => format!("{count} corrections (c)"),
            (Self::Korean, _) => format!("고친 곳 {count}개 (c)"),
        }
    }

    /// A night without any.
    pub const fn nothing_corrected(self) -> &'static str {
        self.either("nothing was corrected", "고친 것이 없습니다")
    }

    /// Whose frame was corrected: `KYJ frame 4`.
    pub fn corrected(self, (player, game): (Player, GameNumber), frame: FrameNumber) -> String {
        match self {
            Self::English => format!("game {game}  {player} frame {frame}"),
            Self::Korean => format!("{game}게임  {player} {frame}프레임"),
        }
    }

    /// From what to what, and when: `7 - → 7 /, 20:14`.
    pub fn from_what_to_what(self, before: &str, after: &str, at: ClockTime) -> String {
        format!("{before} → {after}, {at}")
    }
}
