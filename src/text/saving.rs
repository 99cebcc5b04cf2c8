//! Whether the night is on disk, and what becomes of it on leaving.

use super::Language;
use crate::archive::{ClockTime, Obstacle};

impl Language {
    /// Everything is on disk, the last of it since then.
    pub fn saved(self, at: Option<ClockTime>) -> String {
        let saved = self.either("saved", "저장됨");
        at.map_or_else(|| saved.to_owned(), |at| format!("{saved}  {at}"))
    }

    /// So many events are not on disk.
    pub fn not_saved(self, events: u64, obstacle: Obstacle) -> String {
        let obstacle = self.obstacle(obstacle);
        match self {
            Self::English => format!("NOT SAVED {events}: {obstacle}"),
            Self::Korean => format!("저장 안 됨 {events}: {obstacle}"),
        }
    }

    pub(super) const fn obstacle(self, obstacle: Obstacle) -> &'static str {
        match obstacle {
            Obstacle::Full => self.either("disk full", "디스크 가득 참"),
            Obstacle::Unwritable => self.either("can't write", "쓸 수 없음"),
            Obstacle::Locked => self.either("file is locked", "파일 잠김"),
            Obstacle::Lost => self.either("file is gone", "파일 없음"),
            Obstacle::OpenElsewhere => self.either("open elsewhere", "다른 곳에서 열림"),
            Obstacle::Damaged => self.either("file is damaged", "파일 손상"),
        }
    }

    /// What happens to the night on leaving.
    pub const fn not_kept(self) -> &'static str {
        self.either("This night is not kept.", "이 기록은 남지 않습니다.")
    }

    /// The same when all of it is on disk.
    pub const fn kept(self) -> &'static str {
        self.either("The night is kept.", "기록은 저장되어 있습니다.")
    }

    /// The same when some of it is not.
    pub fn will_be_lost(self, events: u64) -> String {
        match self {
            Self::English => format!("{events} NOT SAVED: they would be lost."),
            Self::Korean => format!("저장되지 않은 {events}개를 잃게 됩니다."),
        }
    }

    /// The title of the question whether an open night goes on.
    pub const fn open_night(self) -> &'static str {
        self.either("a night is still on", "아직 끝나지 않은 기록")
    }

    /// That question.
    pub const fn ask_to_go_on(self) -> &'static str {
        self.either("Go on where you were?", "하던 곳에서 계속할까요?")
    }

    /// When its last event was.
    pub fn last_ball(self, at: ClockTime) -> String {
        match self {
            Self::English => format!("last ball {at}"),
            Self::Korean => format!("마지막 투구 {at}"),
        }
    }

    /// The night that was still on can't go on here.
    pub const fn can_not_go_on(self, obstacle: Obstacle) -> &'static str {
        match obstacle {
            Obstacle::OpenElsewhere => self.either(
                "the open night is being played in another program: this is a new one",
                "진행 중인 기록은 다른 프로그램에서 쓰고 있어 새로 시작합니다",
            ),
            _ => self.either(
                "the last night can't go on (`tenpin data check` says why): this is a new one",
                "지난 기록을 이어갈 수 없어(`tenpin data check`로 확인) 새로 시작합니다",
            ),
        }
    }
}
