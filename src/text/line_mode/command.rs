//! Replies to a command: what it did, or what is wrong with it and what is allowed.

use super::Verb;
use crate::domain::{FrameNumber, Player};
use crate::night::GameNumber;
use crate::text::players::names;
use crate::text::{Language, words};

words! {
    joined_for_next_game(player: Player) =>
        "{player} joined and bowls from the next game",
        "{player} 추가: 다음 게임부터 칩니다";
    nobody_bowls_on(game: GameNumber) =>
        "game {game} was abandoned: no players left",
        "{game}번째 게임은 중단되었습니다: 칠 사람이 없습니다";
    words_of_command(is_short: bool, usage: &str) match is_short {
        true => "incomplete: type {usage}", "단어가 모자랍니다: {usage}";
        false => "too many words: type {usage}", "단어가 너무 많습니다: {usage}";
    }
    not_here(player: Player, here: &[Player]) match (here, names(here)) {
        ([], _) =>
            "{player} is not playing, and no one else is: join first",
            "{player}: 없는 사람입니다. 지금은 아무도 없으니 join으로 추가하세요";
        ([_], names) =>
            "{player} is not playing: only {names} is",
            "{player}: 없는 사람입니다. 지금 있는 사람은 {names}입니다";
        (_, names) =>
            "{player} is not playing: {names} are",
            "{player}: 없는 사람입니다. 지금 있는 사람은 {names}입니다";
    }
    no_frame(word: &str) =>
        "{word:?} is not a frame: use 1 to 10",
        "{word:?}: 프레임이 아닙니다. 프레임은 1부터 10까지입니다";
    no_game(word: &str, games: usize) =>
        "{word:?} is not a game: use 1 to {games}",
        "{word:?}: 게임 번호가 아닙니다. 1부터 {games}까지입니다";
    no_place(word: &str, players: usize) =>
        "{word:?} is not a place: use 1 to {players}",
        "{word:?}: 순서가 아닙니다. 순서는 1부터 {players}까지입니다";
    no_entrance(word: &str) =>
        "join NAME joins now, join NAME next joins the next game: not {word:?}",
        "{word:?}: 언제부터인지 알 수 없습니다. join 이름은 지금부터, join 이름 next는 다음 게임부터";
    too_many_balls(frame: FrameNumber) match frame {
        FrameNumber::LAST =>
            "too many balls: frame 10 takes two, or three after a strike or spare",
            "투구가 너무 많습니다: 10프레임은 두 번, 스트라이크나 스페어면 세 번입니다";
        _ =>
            "too many balls: frame {frame} takes two, or one for a strike",
            "투구가 너무 많습니다: {frame}프레임은 두 번, 스트라이크면 한 번입니다";
    }
}

impl Language {
    /// Too few words after a command, or too many.
    pub fn wrong_words(self, verb: Verb, words: usize) -> String {
        self.words_of_command(words < verb.needed(), &self.usage(verb))
    }
}
