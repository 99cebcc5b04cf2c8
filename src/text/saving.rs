//! Whether the night is saved, and what happens to it on quitting.

use super::{Language, words};
use crate::archive::{ClockTime, Obstacle};

words! {
    saved(at: ClockTime) => "saved {at}", "저장됨 {at}";
    events_not_saved(events: u64, obstacle: &str) =>
        "NOT SAVED {events}: {obstacle}",
        "저장 안 됨 {events}: {obstacle}";
    const obstacle(obstacle: Obstacle) match obstacle {
        Obstacle::Full => "disk full", "디스크 가득 참";
        Obstacle::Unwritable => "can't write", "쓸 수 없음";
        Obstacle::Locked => "file is locked", "파일 잠김";
        Obstacle::Lost => "file is gone", "파일 없음";
        Obstacle::OpenElsewhere => "open elsewhere", "다른 곳에서 열림";
        Obstacle::Damaged => "file is damaged", "파일 손상";
    }
    ask_to_leave => "Quit?", "끝낼까요?";
    nothing_is_saved => "Nothing will be saved.", "이 기록은 저장되지 않습니다.";
    nothing_bowled_yet => "Nothing has been bowled yet.", "아직 던진 공이 없습니다.";
    everything_is_saved => "Everything is saved.", "모두 저장되었습니다.";
    correction_not_saved => "The correction is not saved.", "고친 내용은 저장되지 않습니다.";
    typed_pins_not_saved => "The typed pins are not saved.", "입력한 핀은 저장되지 않습니다.";
    pasted_balls_not_saved => "The pasted balls are not saved.", "붙여넣은 투구는 저장되지 않습니다.";
    will_be_lost(events: u64) =>
        "{events} NOT SAVED and will be lost.",
        "저장되지 않은 변경 {events}개가 사라집니다.";
    // Below a panic message.
    defect(version: &str) =>
        "tenpin {version} crashed.\n\
         The night is saved up to the last ball on the board, unless it was started\n\
         with --no-save or the screen said NOT SAVED. Start `tenpin` again to continue.\n\
         Please report all of the above: \"If it breaks\" in README.md says how.",
        "tenpin {version}에 오류가 발생했습니다.\n\
         --no-save로 시작했거나 '저장 안 됨'이 표시된 때가 아니면 점수판의 마지막\n\
         투구까지 저장되어 있습니다. `tenpin`을 다시 시작하면 이어집니다.\n\
         위의 내용을 모두 알려주세요. 방법은 README.md의 \"If it breaks\"에 있습니다.";
    open_night => "Unfinished night", "아직 끝나지 않은 기록";
    // The same when no game is running.
    night_not_closed => "Night still open", "이어서 칠 수 있는 기록";
    games_bowled(games: usize) match games {
        1 => "1 game bowled", "1게임 완료";
        _ => "{games} games bowled", "{games}게임 완료";
    }
    ask_to_go_on => "Continue where you left off?", "하던 곳에서 계속할까요?";
    last_ball(at: ClockTime) => "last ball {at}", "마지막 투구 {at}";
    // Why a stored night can't be corrected.
    const can_not_correct(obstacle: Obstacle) match obstacle {
        Obstacle::OpenElsewhere =>
            "this night is open in another program: fix it there",
            "다른 프로그램에서 쓰고 있는 기록입니다: 그곳에서 고치세요";
        Obstacle::Full => "not corrected: the disk is full", "고치지 못했습니다: 디스크 가득 참";
        Obstacle::Unwritable =>
            "not corrected: the data file can't be written",
            "고치지 못했습니다: 데이터 파일에 쓸 수 없음";
        Obstacle::Locked =>
            "not corrected: the data file is locked, try again",
            "고치지 못했습니다: 파일 잠김, 다시 해 보세요";
        Obstacle::Lost => "not corrected: the data file is gone", "고치지 못했습니다: 파일 없음";
        Obstacle::Damaged =>
            "this night can't be corrected (`tenpin data check` says why)",
            "고칠 수 없는 기록입니다(`tenpin data check`로 확인)";
    }
    const can_not_go_on(obstacle: Obstacle) match obstacle {
        Obstacle::OpenElsewhere =>
            "the unfinished night is open in another program: started a new night (`tenpin watch` shows that one)",
            "진행 중인 기록은 다른 프로그램에서 쓰고 있어 새로 시작합니다 (`tenpin watch`로 관전)";
        _ =>
            "the last night can't be continued (`tenpin data check` says why): started a new night",
            "지난 기록을 이어갈 수 없어(`tenpin data check`로 확인) 새로 시작합니다";
    }
}

impl Language {
    pub fn not_saved(self, events: u64, obstacle: Obstacle) -> String {
        self.events_not_saved(events, self.obstacle(obstacle))
    }
}
