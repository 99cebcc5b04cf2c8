//! The words of pins, splits and leaves.

use super::{Language, words};
use crate::domain::{Call, Circle, FrameNumber, Leave, LeaveName, Player};

words! {
    type_standing => "type the pins that stand", "남은 핀을 입력하세요";
    type_fallen => "type the pins that fell", "쓰러진 핀을 입력하세요";
    const leave_name(name: LeaveName) match name {
        LeaveName::BedPosts => "bed posts", "베드 포스트";
        LeaveName::BigFour => "big four", "빅 포";
        LeaveName::GreekChurch => "Greek church", "그릭 처치";
        LeaveName::BigFive => "big five", "빅 파이브";
        LeaveName::BigSix => "big six", "빅 식스";
        LeaveName::SourApple => "sour apple", "사워 애플";
        LeaveName::ChristmasTree => "Christmas tree", "크리스마스 트리";
        LeaveName::BabySplit => "baby split", "베이비 스플릿";
        LeaveName::BabySplitWithCompany => "baby split with company", "3핀 베이비 스플릿";
        LeaveName::DimeStore => "dime store", "다임 스토어";
        LeaveName::Cincinnati => "Cincinnati", "신시내티";
        LeaveName::Bucket => "bucket", "버킷";
        LeaveName::PicketFence => "picket fence", "피켓 펜스";
        LeaveName::Washout => "washout", "워시아웃";
        LeaveName::Sleeper => "sleeper", "슬리퍼";
    }
    frames_with_pins(known: u64, all: u64) =>
        "{known} of {all} frames have pins",
        "{all}프레임 중 {known}프레임에 핀 기록";
    no_pins_yet =>
        "no finished game has been typed by pins yet",
        "아직 핀으로 입력해 끝낸 게임이 없습니다";
    made_of_tried => "made/tried", "성공/시도";
    nine_counts => "pin left on 9-counts", "9핀일 때 남은 핀";
    single_pins => "single pin", "핀 하나";
    corner_pins => "7 or 10 alone", "코너핀 하나";
    more_pins => "several pins", "여러 핀";
    washouts => "washouts", "워시아웃";
    splits => "splits", "스플릿";
    left_side => "left side", "왼쪽";
    right_side => "right side", "오른쪽";
    splits_left(splits: u64, balls: u64) match splits {
        1 => "1 split in {balls} racks", "{balls}번 중 스플릿 1번";
        _ => "{splits} splits in {balls} racks", "{balls}번 중 스플릿 {splits}번";
    }
    circled(circle: Circle, who: &str, frame: FrameNumber) match circle {
        Circle::Split => "{who} frame {frame}: split circled", "{who} {frame}프레임: 스플릿 표시";
        Circle::NoSplit => "{who} frame {frame}: circle removed", "{who} {frame}프레임: 스플릿 표시 지움";
    }
    // What digits mean for this player from now on.
    types_pins(player: Player, is_by_pins: bool) match is_by_pins {
        true => "{player}: type the pins that stand", "{player}: 남은 핀 번호를 누르세요";
        false => "{player}: type the pin count", "{player}: 쓰러진 핀 수를 누르세요";
    }
    left_a_game(pins: &str) => "{pins} pins left per game", "게임당 남긴 핀 {pins}개";
    fouls_a_game(fouls: &str) => "{fouls} fouls per game", "게임당 파울 {fouls}번";
    after_first_balls => "left after first balls", "첫 투구 후 남은 핀";
    after_frames => "left after frames", "프레임 후 남은 핀";
    most_left => "most left: times, made", "많이 남긴 핀: 횟수, 성공";
    most_costly => "most costly: pins per game", "손실이 큰 남은 핀: 게임당";
    split => "split", "스플릿";
    split_of(pins: &str) => "{pins} split", "{pins} 스플릿";
    // The standing pins; a single one is not a count.
    pins_stand(pins: Leave) match (pins.count(),) {
        (1,) => "pin {pins} standing", "{pins}번 핀 남음";
        _ => "{pins} standing", "{pins} 남음";
    }
    nothing_stands => "all down", "전부 쓰러짐";
    fell => "fell", "쓰러진 핀";
}

impl Language {
    pub fn call(self, call: Call) -> String {
        let pins = match call {
            Call::Left(leave) => self.left_standing(leave),
            Call::SplitMade(leave) => self.split_name(leave).to_uppercase(),
            _ => String::new(),
        };
        self.call_of(call, &pins)
    }

    /// `7-10 split · bed posts`, `2-4-5-8 · bucket`, or else the pins.
    pub fn left_standing(self, leave: Leave) -> String {
        let pins = leave.to_string();
        let pins = if leave.is_split() {
            self.split_of(&pins)
        } else {
            pins
        };
        let name = leave.name().map(|name| self.leave_name(name));
        name.map_or(pins.clone(), |name| format!("{pins} · {name}"))
    }

    /// `big four`, or `3-7 split`. Only `split` if the pins are unknown.
    pub fn split_name(self, leave: Option<Leave>) -> String {
        let name = leave.and_then(Leave::name);
        let name = name.map(|name| self.leave_name(name).to_owned());
        let pins = leave.map(|leave| self.split_of(&leave.to_string()));
        name.or(pins).unwrap_or_else(|| self.split().to_owned())
    }
}

/// Longer names are too small to read from afar.
const LONGEST_NAME: usize = 10;

/// The same in large letters, which are Latin only, and short.
pub(super) fn large_leave(call: Call) -> String {
    let name = |leave: Leave| leave.name().map(|name| Language::English.leave_name(name));
    let short = |name: &&str| name.len() <= LONGEST_NAME;
    match call {
        Call::Left(leave) if !leave.is_split() => name(leave).unwrap_or_default().to_uppercase(),
        Call::SplitMade(leave) => {
            let name = leave.and_then(name).filter(short).unwrap_or("split");
            format!("{} MADE", name.to_uppercase())
        }
        _ => "SPLIT".to_owned(),
    }
}
