//! The message for each [`NightError`]. The English ones are next to the variants.

use super::{Language, words};
use crate::night::NightError;

words! {
    refused_by_night(error: NightError, rule: &str) translates {
        NightError::Rule(_) => "{rule}";
        NightError::NoSuchPlayer { player } => "{player}번: 그런 번호의 사람은 없습니다";
        NightError::WrongPlayerNumber { name, player, expected } =>
            "{name}: {player}번이 아니라 {expected}번으로 들어옵니다";
        NightError::JoinsNextGame(name) =>
            "{name}: 진행 중인 게임이 없습니다. 다음 게임부터 들어올 수 있습니다";
        NightError::SitsOutAlready(name) => "{name}: 이미 쉬는 중입니다";
        NightError::DoesNotSitOut(name) =>
            "{name}: 쉬는 중이 아닙니다";
        NightError::NoGame => "아직 게임이 없습니다: 먼저 게임을 시작하세요";
        NightError::GameIsOn { game } =>
            "{game}번째 게임이 진행 중입니다: 끝나면 다음 게임을 시작할 수 있습니다";
        NightError::WrongGameNumber { game, expected } => "{game}: 다음은 {expected}번째 게임입니다";
        NightError::NobodyBowls => "선수가 한 명은 있어야 합니다";
        NightError::NotUp { player, up } => "{player}: 지금은 {up}의 차례입니다";
        NightError::NoSuchGame { game } => "{game}번째 게임은 없습니다";
        NightError::NoLine { player, game } => "{player}: {game}번째 게임에 없는 사람입니다";
        NightError::LineUnfinished { player, game } =>
            "{player}: 끝난 {game}번째 게임은 고친 뒤에도 10프레임까지 있어야 합니다";
        NightError::NothingToUndo => "되돌릴 것이 없습니다";
        NightError::NothingToRedo => "다시 할 것이 없습니다";
        NightError::NotTheLast { seq, expected } =>
            "{seq}번 기록은 지금 되돌릴 수 없습니다: 마지막 기록은 {expected}번입니다";
        NightError::NotTheLastUndone { seq, expected } =>
            "{seq}번 기록은 지금 다시 할 수 없습니다: 마지막으로 되돌린 것은 {expected}번입니다";
    }
}

impl Language {
    pub fn night_refusal(self, error: NightError) -> String {
        match error {
            NightError::Rule(refusal) => self.refusal(refusal),
            error => self.refused_by_night(error, ""),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::{Player, RuleError};
    use crate::night::{GameNumber, PlayerNumber};

    fn names() -> [Player; 2] {
        ["PJS", "KYJ"].map(|name| Player::new(name).unwrap())
    }

    /// Both languages have their own message, and both mention everything in `told`.
    #[track_caller]
    fn tells(error: NightError, told: &[&str]) {
        let english = Language::English.night_refusal(error);
        let korean = Language::Korean.night_refusal(error);
        assert!(english.is_ascii(), "{english}");
        assert!(korean.contains("니다"), "{korean}");
        for sentence in [english, korean] {
            let is_told = |word: &&str| sentence.contains(*word);
            assert!(told.iter().all(is_told), "{sentence} {told:?}");
        }
    }

    #[test]
    fn sentences_about_people_name_them() {
        let [name, up] = names();
        let player = PlayerNumber::new(7).unwrap();
        let expected = PlayerNumber::new(9).unwrap();
        let wrong_number = NightError::WrongPlayerNumber {
            name,
            player,
            expected,
        };
        tells(wrong_number, &["PJS", "7", "9"]);
        tells(NightError::NoSuchPlayer { player }, &["7"]);
        tells(NightError::NotUp { player: name, up }, &["PJS", "KYJ"]);
        tells(RuleError::HasLeft(name).into(), &["PJS"]);
        tells(NightError::JoinsNextGame(name), &["PJS"]);
        tells(NightError::SitsOutAlready(name), &["PJS"]);
        tells(NightError::DoesNotSitOut(name), &["PJS"]);
    }

    #[test]
    fn sentences_about_games_number_them() {
        let [player, _] = names();
        let game = GameNumber::new(7).unwrap();
        let expected = GameNumber::new(9).unwrap();
        tells(NightError::WrongGameNumber { game, expected }, &["7", "9"]);
        tells(NightError::LineUnfinished { player, game }, &["PJS", "7"]);
        tells(NightError::NoLine { player, game }, &["PJS", "7"]);
        tells(NightError::NoSuchGame { game }, &["7"]);
        tells(NightError::GameIsOn { game }, &["7"]);
        tells(NightError::NobodyBowls, &[]);
        tells(NightError::NoGame, &[]);
    }

    #[test]
    fn sentences_about_events_number_them() {
        let (seq, expected) = (7, 9);
        tells(NightError::NotTheLast { seq, expected }, &["7", "9"]);
        tells(NightError::NotTheLastUndone { seq, expected }, &["7", "9"]);
        tells(NightError::NothingToUndo, &[]);
        tells(NightError::NothingToRedo, &[]);
    }
}
