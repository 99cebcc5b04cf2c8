//! What each key is called.

use super::Language;

/// The name of what a key does.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
#[expect(missing_docs, reason = "the words below say what each one means")]
pub enum Label {
    Pins,
    Strike,
    Spare,
    Gutter,
    Foul,
    Ten,
    TakeOne,
    DropOne,
    Undo,
    Redo,
    Correct,
    Move,
    Players,
    Averages,
    Help,
    Quit,
    Take,
    Erase,
    Cancel,
    NextGame,
    AddOrStart,
    TakeSuggestion,
    Start,
    List,
    Field,
    Back,
    OutOrBack,
    GoHome,
    Rename,
    MoveUp,
    MoveDown,
    JoinNow,
    JoinNextGame,
    Close,
    Leave,
    Stay,
    LeaveAtOnce,
    Suspend,
    GoOn,
    NewNight,
}

impl Language {
    /// A few words for the footer and the help.
    #[must_use]
    pub const fn label(self, label: Label) -> &'static str {
        match self {
            Self::English => english(label),
            Self::Korean => korean(label),
        }
    }
}

#[expect(clippy::too_many_lines, reason = "one line a label")]
const fn english(label: Label) -> &'static str {
    match label {
        Label::Pins => "pins",
        Label::Strike => "strike",
        Label::Spare => "spare",
        Label::Gutter => "gutter",
        Label::Foul => "foul",
        Label::Ten => "make it ten",
        Label::TakeOne => "it is one",
        Label::DropOne => "drop the 1",
        Label::Undo => "undo",
        Label::Redo => "redo",
        Label::Correct => "correct",
        Label::Move => "move",
        Label::Players => "players",
        Label::Averages => "averages",
        Label::Help => "help",
        Label::Quit => "quit",
        Label::Take => "take it",
        Label::Erase => "erase",
        Label::Cancel => "cancel",
        Label::NextGame => "next game",
        Label::AddOrStart => "add, or start",
        Label::TakeSuggestion => "take the name suggested",
        Label::Start => "to the game",
        Label::List => "list",
        Label::Field => "field",
        Label::Back => "back",
        Label::OutOrBack => "out/back",
        Label::GoHome => "goes home",
        Label::Rename => "rename",
        Label::MoveUp => "up",
        Label::MoveDown => "down",
        Label::JoinNow => "now",
        Label::JoinNextGame => "from the next game",
        Label::Close => "close",
        Label::Leave => "leave",
        Label::Stay => "stay",
        Label::LeaveAtOnce => "leave at once",
        Label::Suspend => "suspend",
        Label::GoOn => "go on",
        Label::NewNight => "new night",
    }
}

#[expect(clippy::too_many_lines, reason = "one line a label")]
const fn korean(label: Label) -> &'static str {
    match label {
        Label::Pins => "핀 수",
        Label::Strike => "스트라이크",
        Label::Spare => "스페어",
        Label::Gutter => "거터",
        Label::Foul => "파울",
        Label::Ten => "10으로",
        Label::TakeOne => "1로",
        Label::DropOne => "1 지우기",
        Label::Undo => "되돌리기",
        Label::Redo => "다시 실행",
        Label::Correct => "고치기",
        Label::Move => "이동",
        Label::Players => "선수",
        Label::Averages => "통계",
        Label::Help => "도움말",
        Label::Quit => "끝내기",
        Label::Take => "확정",
        Label::Erase => "지우기",
        Label::Cancel => "취소",
        Label::NextGame => "다음 게임",
        Label::AddOrStart => "추가, 시작",
        Label::TakeSuggestion => "제안된 이름 쓰기",
        Label::Start => "게임으로",
        Label::List => "목록",
        Label::Field => "이름 입력",
        Label::Back => "뒤로",
        Label::OutOrBack => "쉬기, 복귀",
        Label::GoHome => "집으로",
        Label::Rename => "이름",
        Label::MoveUp => "위로",
        Label::MoveDown => "아래로",
        Label::JoinNow => "지금",
        Label::JoinNextGame => "다음 게임부터",
        Label::Close => "닫기",
        Label::Leave => "나가기",
        Label::Stay => "계속",
        Label::LeaveAtOnce => "바로 나가기",
        Label::Suspend => "일시 중지",
        Label::GoOn => "계속하기",
        Label::NewNight => "새로 시작",
    }
}
