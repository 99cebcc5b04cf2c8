//! The words about stored nights.

use super::{Language, words};
use crate::archive::ClockTime;
use crate::domain::{FrameNumber, Player};
use crate::night::GameNumber;

words! {
    nights => "nights", "지난 기록";
    night(number: u32) => "night {number}", "{number}번 기록";
    no_nights_yet =>
        "no nights yet: finish a game, and it is here",
        "아직 기록이 없습니다: 게임을 하면 여기에 남습니다";
    no_archive =>
        "no nights can be read here (is this --no-save?)",
        "읽을 수 있는 기록이 없습니다 (--no-save인가요?)";
    what_to_search =>
        "a name such as PJS, a date such as 2026-01-31, or both",
        "PJS 같은 이름, 2026-01-31 같은 날짜, 또는 둘 다";
    search => "search", "찾기";
    older_nights => " ▼ older ones ", " ▼ 이전 기록 ";
    const replay_state(is_running: bool) match is_running {
        true => "playing", "재생 중";
        false => "paused", "멈춤";
    }
    replay_progress(happened: usize, total: usize, pace: usize) =>
        "{happened} of {total}   pace {pace}",
        "{total}개 중 {happened}   속도 {pace}";
    corrections => "corrections", "고친 기록";
    nothing_corrected => "nothing was corrected", "고친 것이 없습니다";
    corrected(player: Player, game: GameNumber, frame: FrameNumber) =>
        "game {game}  {player} frame {frame}",
        "{game}게임  {player} {frame}프레임";
    // `7 - → 7 /, 20:14`
    from_what_to_what(before: &str, after: &str, at: ClockTime) =>
        "{before} → {after}, {at}",
        "{before} → {after}, {at}";
}
