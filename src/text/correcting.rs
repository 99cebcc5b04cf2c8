//! The words of the correction cursor.

use super::{Language, words};
use crate::domain::{Explanation, FrameNumber, Player, Wait};

words! {
    correct_frame(player: Player, frame: FrameNumber) =>
        "correct {player}, frame {frame}",
        "{player} {frame}프레임 고치기";
    correcting => "correct", "고치기";
    pasting => "paste", "붙여넣기";
    only_the_first_line =>
        "only the first line was pasted: paste one line at a time",
        "첫 줄만 받습니다: 나머지는 한 줄씩 붙여넣으세요";
    left_out(column: usize, reason: &str) =>
        "ignored from character {column}: {reason}",
        "{column}번째 글자부터 무시: {reason}";
    nothing_to_fix =>
        "nothing has been bowled yet: there is nothing to fix",
        "아직 투구가 없어 고칠 것이 없습니다";
    one_more_ball => "needs another ball", "투구가 더 필요합니다";
    total => "total", "합계";
    frame_waits(balls: &str, wait: Wait) match wait {
        Wait::Nothing => "{balls}", "{balls}";
        Wait::SecondBall => "{balls} + second ball", "{balls} + 2구";
        Wait::Balls(1) => "{balls} + next ball", "{balls} + 다음 1구";
        Wait::Balls(more) =>
            "{balls} + next {more} balls",
            "{balls} + 다음 {more}구";
    }
}

impl Language {
    /// How a frame's score adds up, and the total there: `8 + 2 + 7 = 17, total 37`.
    pub fn explanation(self, explanation: &Explanation, total: Option<u16>) -> String {
        let balls = explanation.balls().iter();
        let balls: Vec<_> = balls.map(|pins| pins.count().to_string()).collect();
        let (balls, points) = (balls.join(" + "), explanation.points());
        match (explanation.wait(), total.filter(|total| *total != points)) {
            (Wait::Nothing, Some(total)) => {
                format!("{balls} = {points}, {} {total}", self.total())
            }
            (Wait::Nothing, None) => format!("{balls} = {points}"),
            (wait, _) => self.frame_waits(&balls, wait),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::{FrameNumber, notation};

    fn sentence(game: &str, frame: u8) -> String {
        let frames = notation::read(game).unwrap();
        let number = FrameNumber::new(frame).unwrap();
        let explanation = frames.explain(number).unwrap();
        Language::English.explanation(&explanation, frames.scores().at(number))
    }

    #[test]
    fn a_settled_frame_adds_up_and_a_later_one_tells_the_total() {
        assert_eq!(sentence("X 8/ 7", 1), "10 + 8 + 2 = 20");
        assert_eq!(sentence("X 8/ 7", 2), "8 + 2 + 7 = 17, total 37");
    }

    #[test]
    fn what_is_not_settled_tells_what_it_waits_for() {
        assert_eq!(sentence("X", 1), "10 + next 2 balls");
        assert_eq!(sentence("X 8", 1), "10 + 8 + next ball");
        assert_eq!(sentence("X 8", 2), "8 + second ball");
    }
}
