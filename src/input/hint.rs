//! The phrases that name keys. They are here instead of in `text`, because the key names come from
//! the rows: changing a key changes every sentence about it.

use super::key_name;
use crate::app::{Action, Context, Direction};
use crate::domain::{Mark, Player};
use crate::text::{Language, names, words};

/// A row per phrase, with the context and the action of each key it names.
macro_rules! hints {
    ($($name:ident($($key:ident: $context:ident $action:ident $(($mark:ident))?),+) =>
        $english:literal, $korean:literal;)+) => {
        words! { $($name() match ($(key_name(Context::$context, Action::$action$((Mark::$mark))?),)+) {
            ($($key,)+) => $english, $korean;
        })+ }
        #[cfg(test)]
        const NAMED: &[(Context, Action)] = &[$($((Context::$context, Action::$action$((Mark::$mark))?),)+)+];
    };
}

hints! {
    name_is_full(key: Field Confirm) =>
        "that's 3 letters: {key} adds it",
        "3글자입니다: {key}로 추가";
    start_from_list(key: List Confirm) => "{key} starts the game", "{key} 게임 시작";
    back_to_game(key: ListInGame Confirm) => "{key} back to the game", "{key} 게임으로 돌아가기";
    three_letters(key: Field Confirm) => "3 letters, then {key}", "영문 3글자, {key}";
    who_bowls(key: Field Confirm) =>
        "Who's bowling first? 3 letters, then {key}",
        "누가 먼저 던지나요? 영문 3글자, {key}";
    empty_starts(key: Field Confirm) => "{key} on an empty name starts", "빈칸에서 {key}: 게임 시작";
    empty_goes_back(key: FieldInGame Confirm) =>
        "{key} on an empty name goes back",
        "빈칸에서 {key}: 돌아가기";
    paste_ignored(key: Bowling ShowPlayers) =>
        "paste balls on the board, or names on the players screen ({key})",
        "투구는 점수판에, 이름은 선수 화면({key})에 붙여넣으세요";
    not_saved_yet(save: Correcting Confirm, cancel: Correcting Cancel) =>
        "not saved yet: {save} saves it, {cancel} discards it",
        "아직 저장하지 않았습니다: {save} 저장, {cancel} 취소";
    take_pasted(take: Pasting Confirm, drop: Pasting Cancel) =>
        "{take} adds these balls · {drop} discards them",
        "{take} 입력 · {drop} 버리기";
    pins_are_typed(take: Pins TakeBall) =>
        "pins are typed: {take} takes them",
        "입력 중인 핀이 있습니다: {take} 입력";
    // After a 1 at a full rack was typed in the correction.
    makes_ten(key: Correcting Nought) => "{key} makes it 10", "{key} 10핀으로";
    gutter_after_one(key: Correcting Bowl(Gutter)) => " · {key} adds a gutter", " · {key} 1핀, 거터";
    type_balls(key: Correcting Confirm) =>
        "arrows choose a frame · type its balls · {key} saves",
        "화살표로 프레임 고르기 · 투구 입력 · {key} 저장";
    // The same, where space is short.
    choose_frame(key: Correcting Confirm) =>
        "arrows choose a frame · {key} saves",
        "화살표로 프레임 고르기 · {key} 저장";
    other_game(earlier: Correcting EarlierGame, later: Correcting LaterGame) =>
        " · {earlier} {later} another game",
        " · {earlier} {later} 다른 게임";
    nothing_typed(key: Correcting Cancel) =>
        "nothing typed yet: type this frame's balls, or {key} to keep it",
        "아직 입력하지 않았습니다: 투구를 입력하거나 {key}로 취소하세요";
    frame_is_full(take: Correcting Confirm, erase: Correcting Erase) =>
        "this frame is full: {take} saves, {erase} erases",
        "이 프레임은 다 찼습니다: {take} 저장, {erase} 지우기";
    nothing_found(key: History Cancel) =>
        "nothing found: {key} shows all nights",
        "찾은 것이 없습니다: {key}로 모두 보기";
    no_pins_here(key: Bowling SwitchPins) =>
        "no finished game has been typed by pins yet: {key} on the board types which pins are left",
        "아직 핀으로 입력해 끝낸 게임이 없습니다: 점수판에서 {key} 키를 누르면 남은 핀을 입력합니다";
    // On tiny terminals, after a title.
    leave_history(key: History Cancel) => " · {key}", " · {key}";
    leave_replay(key: Replaying Cancel) => " · {key}", " · {key}";
}

words! {
    first_look(theme: &str) match (key_name(Context::Bowling, Action::ChooseTheme),) {
        (key,) => "theme: {theme} · {key} changes it", "테마: {theme} · {key} 바꾸기";
    }
    // 1 and 0 were read as ten.
    taken_as_ten(call: &str)
        match (key_name(Context::Bowling, Action::One), key_name(Context::Bowling, Action::Bowl(Mark::Gutter))) {
        (one, gutter) =>
            "10: {call} · for 1 and a gutter type {one} {gutter}",
            "10: {call} · 1핀 뒤 거터는 {one} {gutter}";
    }
    // The next ball is this player's, out of turn.
    out_of_turn(player: Player) match (key_name(Context::Bowling, Action::Cancel),) {
        (key,) =>
            "{player} bowls out of turn · {key} normal order",
            "{player} 먼저 던지는 중 · {key} 원래 순서로";
    }
    // An action for players who are here was used on one who has left.
    gone_home(player: Player) match (key_name(Context::List, Action::OutOrBack),) {
        (key,) =>
            "{player} has gone home ({key} brings {player} back)",
            "{player}: 먼저 갔습니다 ({key} 돌아오기)";
    }
    missing_letters(missing: usize) match (missing, key_name(Context::Field, Action::Confirm)) {
        (0, key) => "{key} saves it", "{key}로 저장";
        (1, _) => "1 more letter", "1글자 더";
        _ => "{missing} more letters", "{missing}글자 더";
    }
    choose() match (moving(Direction::Up), moving(Direction::Down)) {
        (up, down) => "{up}{down} choose", "{up}{down} 선택";
    }
    adds_name(player: Player) match (key_name(Context::Field, Action::Confirm),) {
        (key,) => "{key} adds {player}", "{key}로 {player} 추가";
    }
    takes_line_up(count: usize) match (count, key_name(Context::Field, Action::TakeLineUp)) {
        (1, key) => "{key} adds last time's player", "{key} 지난번 선수 그대로";
        (_, key) => "{key} adds all {count} from last time", "{key} 지난번 멤버 {count}명 그대로";
    }
    keeps_name(player: Player) match (key_name(Context::Renaming, Action::Cancel),) {
        (key,) => "{key} keeps {player}", "{key} {player} 그대로";
    }
    corrected_frames(count: usize)
        match (count, key_name(Context::Replaying, Action::ShowCorrections)) {
        (0, _) => "", "";
        (1, key) => "1 correction ({key})", "고친 곳 1개 ({key})";
        (_, key) => "{count} corrections ({key})", "고친 곳 {count}개 ({key})";
    }
}

fn moving(direction: Direction) -> String {
    key_name(Context::List, Action::Move(direction))
}

impl Language {
    /// The question on a tiny terminal.
    pub fn ask_from_when(self, players: &[Player]) -> String {
        let [now, later] = [Action::JoinNow, Action::JoinNextGame]
            .map(|action| key_name(Context::Joining, action));
        let (joining, next) = (self.join_now(), self.join_next_game());
        format!("{}: {now} {joining} · {later} {next}", names(players))
    }

    /// The first steps: keys, and what they do.
    pub fn first_steps(self) -> [(String, String); 4] {
        let key = |action| key_name(Context::Bowling, action);
        let balls = [Mark::Count(7), Mark::Spare].map(|mark| key(Action::Bowl(mark)));
        [
            (balls.join(" "), self.step_balls().into()),
            (key(Action::Bowl(Mark::Strike)), self.step_strike().into()),
            (key(Action::Undo), self.step_undo().into()),
            (key(Action::ShowHelp), self.step_help().into()),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_action_that_a_phrase_names_has_a_key() {
        for (context, action) in NAMED {
            let name = key_name(*context, *action);
            assert!(!name.is_empty(), "{action:?} of {context:?}");
        }
    }
}
