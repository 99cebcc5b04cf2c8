//! The phrases that name keys. They are here instead of in `text`, because each takes the names of
//! its keys from their rows: whoever changes a key changes every sentence about it.

use super::key_name;
use crate::app::{Action, Context};
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
        "a name has 3 letters: {key} takes it",
        "이름은 3글자입니다: {key}로 확정";
    choose(key: List Confirm) =>
        "choose with the arrows · {key} to the game",
        "화살표로 고르기 · {key} 게임으로";
    type_new_name(take: Renaming Confirm, keep: Renaming Cancel) =>
        "3 letters and {take} · {keep} keeps the name",
        "영문 3글자와 {take} · {keep} 그대로";
    who_bowls(key: Field Confirm) =>
        "who bowls first? type 3 letters and {key}",
        "누가 먼저 칩니까? 영문 3글자와 {key}";
    add_or_start(key: Field Confirm) =>
        "3 letters, {key} adds · {key} alone starts",
        "영문 3글자, {key} 추가 · {key}만 누르면 시작";
    add_or_go_back(key: Field Confirm) =>
        "3 letters, {key} adds · {key} alone goes back",
        "영문 3글자, {key} 추가 · {key}만 누르면 뒤로";
    now_or_later(now: Joining JoinNow, later: Joining JoinNextGame) =>
        "{now} now, catching up · {later} from the next game",
        "{now} 지금부터 · {later} 다음 게임부터";
    paste_ignored(key: Bowling ShowPlayers) =>
        "pasted text is taken only where a name is typed ({key})",
        "붙여넣기는 이름을 입력하는 곳({key})에서만 됩니다";
    // What a pending 1 can become; the other marks are appended as far as they fit.
    pending_one(ten: Pending Nought, one: Pending Confirm) =>
        "1…  {ten} ten · {one} one",
        "1…  {ten} 열 개 · {one} 한 개";
    gutter_after_one(key: Pending Bowl(Gutter)) => " · {key} gutter next", " · {key} 다음은 거터";
    drop_one(key: Pending Cancel) => " · {key} drops it", " · {key} 취소";
    // A second ball was typed, but none can follow.
    one_ends_the_game(one: Pending Confirm, ten: Pending Nought) =>
        "this 1 ends the game: {one} takes it, {ten} makes it ten",
        "이 1이 마지막 투구입니다: {one} 한 개, {ten} 열 개";
    type_balls(key: Correcting Confirm) =>
        "type the balls of this frame, {key} takes them",
        "이 프레임의 투구를 입력하고 {key}";
    nothing_typed(key: Correcting Cancel) =>
        "nothing typed yet: type the balls of this frame, or {key} to leave it as it is",
        "입력이 없습니다: 이 프레임의 투구를 입력하거나 {key}로 그대로 두세요";
    frame_is_full(take: Correcting Confirm, erase: Correcting Erase) =>
        "this frame is over: {take} takes it, {erase} erases",
        "이 프레임은 끝났습니다: {take} 확정, {erase} 지우기";
    press_next(key: Results StartGame) => "{key} bowls the next game", "{key} 다음 게임";
    nothing_found(key: History Cancel) =>
        "nothing found: {key} shows all nights",
        "찾은 것이 없습니다: {key}로 모두 보기";
    // On tiny terminals, after a title.
    leave_history(key: History Cancel) => " · {key}", " · {key}";
    leave_replay(key: Replaying Cancel) => " · {key}", " · {key}";
    step_names(key: Field Confirm) => "after each name; {key} alone starts", "이름마다 한 번, 빈 칸에서는 시작";
}

words! {
    missing_letters(missing: usize) match (missing, key_name(Context::Field, Action::Confirm)) {
        (0, key) => "{key} takes it", "{key}로 확정";
        (1, _) => "1 more letter", "1글자 더";
        _ => "{missing} more letters", "{missing}글자 더";
    }
    corrected_frames(count: usize)
        match (count, key_name(Context::Replaying, Action::ShowCorrections)) {
        (0, _) => "", "";
        (1, key) => "1 correction ({key})", "고친 곳 1개 ({key})";
        (_, key) => "{count} corrections ({key})", "고친 곳 {count}개 ({key})";
    }
}

impl Language {
    pub fn ask_from_when(self, players: &[Player]) -> String {
        format!("{}: {}", names(players), self.now_or_later())
    }

    /// The first steps: keys, and what they do.
    pub fn first_steps(self) -> [(String, String); 4] {
        let key = |action| key_name(Context::Bowling, action);
        let balls = [Mark::Count(7), Mark::Spare, Mark::Strike, Mark::Gutter];
        let balls = balls.map(|mark| key(Action::Bowl(mark)));
        [
            (key_name(Context::Field, Action::Confirm), self.step_names()),
            (balls.join(" "), self.step_balls().into()),
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
