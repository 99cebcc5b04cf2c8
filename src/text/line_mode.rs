//! The words of line mode. The Korean questions are those of the documents.

mod command;
mod speech;
mod verb;

pub use verb::Verb;

use super::{Language, words};
use crate::domain::{BowlingGames, FrameNumber, Player, Standing};

words! {
    ask_whether_to_go_on(names: &str) =>
        "Continue the unfinished night of {names}? (yes or no): ",
        "{names}의 진행 중인 기록을 계속할까요? (예/아니요): ";
    answer_yes_or_no => "type yes or no", "예 또는 아니요로 답하세요 (y, n도 됩니다)";
    // English in both languages, as in the documents.
    ask_people => "How many people? ", "How many people? ";
    ask_name(number: usize) =>
        "Name of player {number}?(3 English letters): ",
        "플레이어 {number}의 이름은?(3 english letters): ";
    ask_only_name => "Player name(3 English letters)?: ", "플레이어 이름은(3 english letters)?: ";
    // English in both languages, as in the documents.
    ask_ball(player: Player) => "{player}'s turn : ", "{player}'s turn : ";
    ask_ball_of_frame(frame: FrameNumber) => "Frame {frame} bowl : ", "{frame}프레임 투구 : ";
    ask_next =>
        "next for another game, quit to stop (undo and help work too): ",
        "next: 다음 게임, quit: 종료 (undo, help도 됩니다): ";
    // For any other answer to that question.
    no_command =>
        "type next for another game, or quit to stop; help lists the commands",
        "다음 게임은 next, 종료는 quit을 입력하세요. 명령은 help로 볼 수 있습니다";
    // The help at the question for a name.
    help_names =>
        "a name is 3 letters; a number changes how many people there are, back asks for it again, quit stops",
        "이름은 영문자 3글자입니다. 숫자를 입력하면 인원이 바뀌고, back을 입력하면 인원을 다시 묻고, quit을 입력하면 끝납니다";
    now_people(people: usize) match people {
        1 => "now 1 person", "이제 1명입니다";
        _ => "now {people} people", "이제 {people}명입니다";
    }
    no_people => "type a number from 1 to 24", "1부터 24까지의 숫자를 입력하세요";
    no_ball(answer: &str) =>
        "{answer:?} is not a ball: use 0 to 10, x strike, / spare, - gutter, f foul; \
         help lists the commands",
        "{answer:?}: 투구가 아닙니다. 0부터 10까지, x 스트라이크, / 스페어, - 거터, f 파울. \
         명령은 help로 볼 수 있습니다";
    standing(standing: &Standing<'_>)
        match (standing.place(), standing.game().player(), standing.score()) {
        (place, player, score) => "{place}. {player} {score}", "{place}위 {player} {score}점";
    }
    // A game that is shared before it is over.
    still_on(game: &str, frame: FrameNumber) => "{game} (in frame {frame})", "{game} ({frame}프레임 진행 중)";
    unfinished(standing: &str) => "{standing} (unfinished)", "{standing} (미완료)";
}

impl Language {
    /// A place in a game, and whether the line is unfinished if the game was ended early.
    pub fn place_in(self, games: &BowlingGames, standing: &Standing<'_>) -> String {
        let told = self.standing(standing);
        if games.is_ended() && !standing.game().is_over() {
            return self.unfinished(&told);
        }
        told
    }
}
