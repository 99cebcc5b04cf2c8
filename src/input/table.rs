//! The rows: keys, their action, its name, and where it is shown.

mod balls;
mod big;
mod binding;
mod correcting;
mod hall;
mod history;
mod overlays;
mod parts;
mod players;
mod results;
mod statistics;

use super::Key::{
    self, Backspace, Char, Control, Down, End, Escape, Home, Left, PageDown, PageUp, Right,
    ShiftTab, Tab, Up,
};
use crate::app::{Action, Context, Direction, Leap};
use crate::text::Words;
pub use binding::{Binding, Group, Place};
use binding::{footer, help};

pub use balls::MAKES_TEN;
use parts::parts;

const BACK: Words = ["back", "뒤로"];
const CANCEL: Words = ["cancel", "취소"];
const CLOSE: Words = ["close", "닫기"];
const ERASE: Words = ["erase", "지우기"];
const MOVE: Words = ["move", "이동"];
const SAVE: Words = ["save", "저장"];
const TEN: Words = ["10 rows up or down", "10줄씩 이동"];
const ENDS: Words = ["to the top or bottom", "맨 위로, 맨 아래로"];

const QUIT: Binding = footer(&[Char('q')], Action::AskToQuit, ["quit", "종료"]);
const QUIT_AT_ONCE: Binding = footer(&[Char('q')], Action::Quit, QUIT.words);
const HELP: Binding = footer(&[Char('?')], Action::ShowHelp, ["help", "도움말"])
    .telling(["show this help", "이 도움말"]);
const UNDO: Binding = footer(&[Char('u')], Action::Undo, ["undo", "되돌리기"])
    .telling(["undo the last ball", "마지막 투구 되돌리기"]);
/// Offered right after an undo, where space is short.
pub const REDO: Binding = footer(&[Char('r')], Action::Redo, ["redo", "다시 실행"])
    .telling(["redo what was undone", "되돌린 것 다시 실행"]);
const PLAYERS: Binding = footer(&[Char('p')], Action::ShowPlayers, ["players", "선수"])
    .telling(["add or edit players", "선수 추가, 편집"]);
const AVERAGES: Binding = footer(&[Char('a')], Action::ShowStatistics, ["averages", "통계"])
    .telling(["averages and records", "평균과 기록"]);
const CORRECT: Binding = footer(&[Char('e')], Action::Correct, ["fix", "고치기"])
    .telling(["fix any frame", "프레임 고치기"]);
const VIEW: Binding = footer(&[Char('v')], Action::SwitchView, ["big", "크게"])
    .telling(["large view", "큰 화면으로 보기"]);
const NIGHTS: Binding = footer(&[Char('h')], Action::ShowHistory, ["history", "기록"])
    .telling(["earlier nights", "지난 기록"]);
const THEME: Binding = footer(&[Char('t')], Action::ChooseTheme, ["theme", "테마"])
    .telling(["colours and motion", "색과 애니메이션"]);
const SHARE: Binding = footer(&[Char('s')], Action::Share, ["share", "공유"])
    .telling(["copy or save the scores", "점수판 복사, 저장"]);
const PHONES: Binding = footer(&[Char('m')], Action::ShowPhones, ["phones", "휴대폰"])
    .telling(["show the scores on phones", "휴대폰으로 보기"]);
const NEEDS: Binding = help(&[Char('w')], Action::ShowNeeds, ["needs", "목표"])
    .telling(["what you need for a score", "목표 점수까지 필요한 것"]);
const MOVE_UP: Binding = help(&[Up], Action::Move(Direction::Up), MOVE);
const MOVE_DOWN: Binding = help(&[Down], Action::Move(Direction::Down), MOVE);
const MOVE_LEFT: Binding = help(&[Left], Action::Move(Direction::Left), MOVE);
const MOVE_RIGHT: Binding = help(&[Right], Action::Move(Direction::Right), MOVE);

const TEN_UP: Binding = help(&[PageUp], Action::Leap(Leap::PageUp), TEN);
const TEN_DOWN: Binding = help(&[PageDown], Action::Leap(Leap::PageDown), TEN);
const TO_FIRST: Binding = help(&[Home], Action::Leap(Leap::First), ENDS);
const TO_LAST: Binding = help(&[End], Action::Leap(Leap::Last), ENDS);

const UNDO_BALL: &[Binding] = &[
    UNDO,
    help(&[Backspace], Action::Erase, UNDO.words).telling(UNDO.told),
];

const fn who_is_up(keys: &'static [Key], action: Action) -> Binding {
    help(keys, action, ["bowl out of turn", "순서 바꾸기"])
        .telling(["bowl out of turn", "다른 사람이 먼저 던지기"])
        .in_group(Group::People)
}

/// Offered while a player is marked to bowl out of turn.
pub const PUT_BACK: Binding =
    help(&[Escape], Action::Cancel, ["normal order", "원래 순서로"]).in_group(Group::People);

/// Lets a player bowl out of turn.
const OUT_OF_TURN: &[Binding] = &[
    who_is_up(&[Tab], Action::NextPlayer),
    who_is_up(&[ShiftTab], Action::PreviousPlayer),
    PUT_BACK,
];

const UP_DOWN: &[Binding] = &[MOVE_UP, MOVE_DOWN];
const LEAPS: &[Binding] = &[TEN_UP, TEN_DOWN, TO_FIRST, TO_LAST];
const MOVES: &[Binding] = &[MOVE_UP, MOVE_DOWN, MOVE_LEFT, MOVE_RIGHT];

const BOARD: &[Binding] = &[
    CORRECT, PLAYERS, VIEW, SHARE, AVERAGES, NIGHTS, REDO, THEME, PHONES, QUIT, HELP, NEEDS,
];

const EARLIER_GAME: Binding = help(
    &[Char('['), PageUp],
    Action::EarlierGame,
    ["previous game", "이전 게임"],
);
const LATER_GAME: Binding = help(
    &[Char(']'), PageDown],
    Action::LaterGame,
    ["next game", "다음 게임"],
);

/// Quits without asking: nothing can be lost.
const WATCHING: &[Binding] = &[VIEW, THEME, PHONES, MOVE_UP, MOVE_DOWN, HELP, QUIT_AT_ONCE];

/// A lane of a hall has no file to show to phones.
const LANE_WATCHING: &[Binding] = &[VIEW, THEME, MOVE_UP, MOVE_DOWN, HELP, QUIT_AT_ONCE];

/// Keys that work in every context.
#[rustfmt::skip]
pub const EVERYWHERE: &[Binding] = &[
    help(&[Control('c')], Action::Quit, ["quit at once", "바로 종료"]),
    help(&[Control('z')], Action::Suspend, ["suspend, until fg", "일시 중지 (fg로 복귀)"]),
];

pub fn table(context: Context) -> impl Iterator<Item = &'static Binding> {
    parts(context).iter().copied().flatten()
}
