//! The message for each [`RuleError`]. The English ones are next to the variants.

use super::{Language, words};
use crate::domain::RuleError;
use crate::domain::notation::{NotationError, NotationReason};

words! {
    refusal(error: RuleError) translates {
        RuleError::NameLength { length } => "이름은 영문자 3글자입니다: 지금은 {length}글자입니다";
        RuleError::NameLetter { found } =>
            "{found:?}: 영문자 A부터 Z까지만 쓸 수 있습니다";
        RuleError::NameTaken(player) => "{player}: 이미 치고 있는 이름입니다. 다른 이름을 쓰세요";
        RuleError::PinsOutOfRange { thrown } =>
            "{thrown}: 핀은 10개뿐입니다. 0부터 10까지 입력하세요";
        RuleError::TooManyPins { standing, .. } =>
            "남은 핀은 {standing}개뿐입니다: 0부터 {standing}까지 입력하세요";
        RuleError::NoSuchPin { pin } => "{pin}번 핀은 없습니다: 핀은 1번부터 10번까지입니다";
        RuleError::PinTwice { pin } => "{pin}번 핀이 두 번 나왔습니다";
        RuleError::NothingStands => "핀이 없습니다: 남은 핀이 하나는 있어야 합니다";
        RuleError::PinIsDown { pin } => "{pin}번 핀은 이미 쓰러졌습니다";
        RuleError::LeaveDoesNotFit { fell, standing, before } =>
            "{fell}개가 쓰러지고 {standing}개가 남을 수 없습니다: 서 있던 핀은 {before}개입니다";
        RuleError::NotASplit => "스플릿은 1개부터 8개까지 쓰러뜨린 첫 투구에만 있습니다";
        RuleError::SpareOnFirstBall => "스페어는 두 번째 투구에만 있습니다: 0부터 10까지, 또는 x";
        RuleError::FirstBallTookAll => "첫 투구에 10개는 스트라이크이므로 두 번째 투구가 없습니다";
        RuleError::MissTookAll => "두 번의 투구로 10개는 미스가 아니라 스페어입니다";
        RuleError::FrameIsOver => "이 프레임은 끝났습니다";
        RuleError::GameIsOver => "게임이 끝났습니다";
        RuleError::NothingBowled => "이번 게임은 아직 투구가 없어서 끝낼 것이 없습니다";
        RuleError::IsUp(player) => "{player}: 이미 차례입니다";
        RuleError::MidFrame(player) => "{player}: 프레임 중간입니다. 먼저 이 프레임을 마치세요";
        RuleError::SitsOut(player) => "{player}: 쉬는 중입니다. 다시 치려면 back {player}";
        RuleError::HasFinished(player) => "{player}: 10프레임을 모두 쳤습니다";
        RuleError::NoSuchFrame { number } =>
            "{number}: 그런 프레임은 없습니다. 프레임은 1부터 10까지입니다";
        RuleError::ScoreOutOfRange { points, chances, limit } =>
            "{points}: 프레임의 점수가 아닙니다. 보너스 투구가 {chances}번 남으면 0부터 {limit}까지입니다";
        RuleError::ChancesOutOfRange { chances } => "{chances}: 보너스 투구는 0, 1, 2번뿐입니다";
        RuleError::PlayersOutOfRange { players } => "{players}: 1명부터 24명까지 칠 수 있습니다";
        RuleError::NotOnBoard(player) => "{player}: 지금 치는 사람이 아닙니다";
        RuleError::HasLeft(player) =>
            "{player}: 먼저 간 사람입니다. 다시 들어오려면 join {player}";
        RuleError::LastWhoBowls(player) =>
            "{player}: 치는 사람이 한 명뿐이라 쉴 수 없습니다. 계속 치거나 먼저 가세요";
        RuleError::PlaceOutOfRange { place, players } =>
            "{place}: 그런 순서는 없습니다. 순서는 1부터 {players}까지입니다";
        RuleError::FrameNotBegun { number } =>
            "{number}프레임은 아직 치지 않았습니다";
        RuleError::FrameWithoutBall { number } =>
            "{number}프레임에는 투구가 하나는 있어야 합니다: 투구를 빼려면 되돌리세요";
        RuleError::FrameUnfinished { number } =>
            "{number}프레임에 투구가 더 필요합니다";
    }
    refused_notation(reason: NotationReason) translates {
        NotationReason::UnknownBall(found) =>
            "{found:?}: 투구가 아닙니다. 0부터 9까지, X, /, -, F를 쓰세요";
        NotationReason::NotOneBall(number) =>
            "숫자만 있는 줄에서는 숫자 하나가 투구 하나입니다(0부터 10까지). {number} 대신 {number:#}";
        NotationReason::Negative =>
            "음수 투구는 없습니다: 여기서 거터는 0입니다. 거터 다음 1은 - 1로 쓰세요";
        NotationReason::Bracket => "괄호는 투구 하나만 둘러쌉니다: (8)/";
        NotationReason::Brace => "투구 뒤의 중괄호에는 남은 핀을 씁니다: 8{{6-10}}";
        NotationReason::Rule(refusal) => "{refusal}";
    }
    refused_column(error: NotationError, reason: &str) translates {
        NotationError { column, .. } => "{column}번째 글자: {reason}";
    }
    refused_line(number: usize, refusal: &str) =>
        "line {number}, {refusal}",
        "{number}번째 줄, {refusal}";
}

impl Language {
    /// What is wrong with a game's notation, without the column.
    pub fn notation_reason(self, reason: NotationReason) -> String {
        match reason {
            NotationReason::Rule(refusal) => self.refusal(refusal),
            reason => self.refused_notation(reason),
        }
    }

    /// What is wrong with a game's notation, and in which column.
    pub fn notation_refusal(self, error: NotationError) -> String {
        self.refused_column(error, &self.notation_reason(error.reason))
    }

    /// The same, with the line number.
    pub fn wrong_line(self, number: usize, error: NotationError) -> String {
        self.refused_line(number, &self.notation_refusal(error))
    }
}
