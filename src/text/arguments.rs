//! The words of the command line: the Korean help, and argument errors. The English help is next to
//! the arguments, as English error messages are next to their variants.

mod examples;
mod korean;

use std::path::Path;

use super::{Language, words};
use crate::domain::RuleError;
pub use examples::examples;
pub use korean::{HEADINGS, about, argument_help, long_about};

words! {
    // Combinations that are refused.
    bowling_and_command =>
        "players, --plain, --solo, --speak, --new, --resume and --no-save are for bowling, not for a sub-command",
        "선수, --plain, --solo, --speak, --new, --resume, --no-save는 하위 명령과 함께 쓸 수 없습니다";
    resume_and_new =>
        "--resume continues a saved night: it can't be combined with players, --new or --no-save",
        "--resume은 저장된 기록을 이어갑니다: 선수, --new, --no-save와 함께 쓸 수 없습니다";
    solo_for_several =>
        "--solo is for one player; leave it out for several",
        "--solo는 한 명일 때만 씁니다: 여러 명이면 빼세요";
    unknown_extension(file: &Path, known: &str) match (file.display(),) {
        (file,) =>
            "{file}: unknown file extension; use one of {known}, or name the format with --format",
            "{file}: 모르는 확장자입니다. {known} 가운데 하나를 쓰거나 --format으로 형식을 정하세요";
    }
    other_extension(file: &Path, format: &str) match (file.display(),) {
        (file,) =>
            "{file}: the extension doesn't match --format {format}: leave one of them out",
            "{file}: --format {format}의 확장자가 아닙니다. 둘 가운데 하나는 빼세요";
    }
    balls_need_csv =>
        "--balls is for CSV: add --format csv, or leave it out",
        "--balls는 CSV에만 씁니다: --format csv를 더하거나 빼세요";
    no_date(word: &str) =>
        "{word:?} is not a day such as 2026-01-31, yesterday or \"2 weeks ago\"",
        "{word:?}: 날짜가 아닙니다. 2026-01-31, yesterday, \"2 weeks ago\"처럼 쓰세요";
    examples_heading => "Examples", "예시";
    no_such_night =>
        "no such night: use `last`, a number or a date such as 2026-01-31",
        "그런 기록은 없습니다: `last`, 번호, 2026-01-31 같은 날짜를 쓰세요";
    near_word(refusal: &str, word: &str) =>
        "{refusal}; did you mean `{word}`?",
        "{refusal}. 혹시 `{word}`?";
    invalid_value(value: &str, argument: &str, reason: &str) =>
        "'{value}' for {argument}: {reason}",
        "{argument}에 '{value}': {reason}";
    possible_values(values: &str) => "use one of {values}", "쓸 수 있는 값은 {values}입니다";
    unknown_argument(argument: &str) =>
        "unknown argument '{argument}'",
        "'{argument}': 모르는 인자입니다";
    unknown_command(command: &str) =>
        "unknown command '{command}'",
        "'{command}': 모르는 명령입니다";
    missing_command => "missing command", "명령이 빠졌습니다";
    known_commands(sentence: &str, commands: &str) =>
        "{sentence}: use one of {commands}",
        "{sentence}. 쓸 수 있는 명령은 {commands}입니다";
    option_of(sentence: &str, commands: &str) =>
        "{sentence}: it belongs to {commands}",
        "{sentence}. {commands}에 쓰는 옵션입니다";
    missing_argument(arguments: &str) =>
        "missing argument: {arguments}",
        "필요한 인자가 없습니다: {arguments}";
    missing_value(argument: &str) => "{argument} needs a value", "{argument}: 값이 필요합니다";
    unexpected_value(argument: &str) =>
        "{argument} takes no value",
        "{argument}: 값을 쓸 수 없습니다";
    used_twice(argument: &str) =>
        "{argument} can be used only once",
        "{argument}: 한 번만 쓸 수 있습니다";
    not_together(one: &str, other: &str) =>
        "{one} can't be combined with {other}: leave one out",
        "{one}, {other}: 함께 쓸 수 없습니다. 하나만 쓰세요";
    no_number(least: i64, most: i64) match most {
        i64::MAX => "use a whole number, {least} or more", "{least} 이상의 정수를 쓰세요";
        _ =>
            "use a whole number from {least} to {most}",
            "{least}부터 {most}까지의 정수를 쓰세요";
    }
    no_address =>
        "use an address and a port, such as 192.168.0.5:7310",
        "192.168.0.5:7310처럼 주소와 포트를 쓰세요";
    wrong_arguments => "invalid arguments", "잘못된 인자입니다";
    // The frame of an error message.
    usage_error(sentence: &str, usage: &str) =>
        "error: {sentence}\n\nUsage: {usage}\n\nFor more information, try '--help'.\n",
        "오류: {sentence}\n\n사용법: {usage}\n\n자세한 내용은 '--help'를 보세요.\n";
    default_value(value: &str) => " [default: {value}]", " [기본값: {value}]";
    values(values: &str) => " [values: {values}]", " [값: {values}]";
}

impl Language {
    /// Why a word is not a player, and the sub-command that may be meant.
    pub fn no_player(self, refusal: RuleError, near: Option<&str>) -> String {
        let refusal = self.refusal(refusal);
        match near {
            Some(word) => self.near_word(&refusal, word),
            None => refusal,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::Player;

    #[test]
    fn a_word_near_a_command_is_told_in_both_languages() {
        let refusal = Player::new("scroe").unwrap_err();
        let english = Language::English.no_player(refusal, Some("score"));
        let korean = Language::Korean.no_player(refusal, Some("score"));
        assert!(english.ends_with("did you mean `score`?"), "{english}");
        assert!(korean.ends_with("혹시 `score`?"), "{korean}");
    }
}
