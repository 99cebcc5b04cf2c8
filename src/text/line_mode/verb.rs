//! The commands of line mode: one table for parsing, for `help` and for the error messages. The
//! words to type are English in every language, just like names.

use unicode_width::UnicodeWidthStr;

use crate::text::{Language, Words, words};

/// One row per command, in the order of the help: its usage (the word, required arguments, optional
/// arguments in brackets) and its description in every language.
macro_rules! verbs {
    ($($verb:ident, $usage:literal => $($meaning:literal),+;)+) => {
        #[derive(Clone, Copy, Debug, Eq, PartialEq)]
        pub enum Verb {
            $($verb),+
        }

        impl Verb {
            pub const ALL: [Self; [$($usage),+].len()] = [$(Self::$verb),+];

            pub const fn usage(self) -> &'static str {
                match self {
                    $(Self::$verb => $usage),+
                }
            }

            const fn meaning(self) -> Words {
                match self {
                    $(Self::$verb => [$($meaning),+]),+
                }
            }
        }
    };
}

verbs! {
    Undo, "undo" => "undo the last ball or command", "마지막 투구나 명령을 되돌립니다";
    Redo, "redo" => "redo what was undone", "되돌린 것을 다시 합니다";
    Fix, "fix NAME FRAME BALLS [game N]" =>
        "change the balls of one frame: fix KYJ 4 7/ game 1",
        "한 프레임의 투구를 고칩니다: fix KYJ 4 7/ game 1";
    Join, "join NAME [next]" =>
        "add a player: now, catching up, or from the next game",
        "한 사람이 더 칩니다: 지금부터 따라잡거나, next를 붙이면 다음 게임부터";
    Leave, "leave NAME" =>
        "go home; the score stays",
        "먼저 갑니다. 점수는 그대로 남습니다";
    Out, "out NAME" => "sit out for a while", "잠시 쉽니다";
    Back, "back NAME" => "bowl again, catching up", "다시 치면서 밀린 프레임을 따라잡습니다";
    Move, "move NAME PLACE" =>
        "change the order: move KYJ 1",
        "순서를 바꿉니다: move KYJ 1";
    Up, "up NAME" =>
        "bowl the next frame, out of turn",
        "순서와 상관없이 다음 프레임을 칩니다";
    End, "end" =>
        "end this game now: the lane's time is up",
        "시간이 다 되어 이 게임을 지금 끝냅니다";
    Rename, "rename NAME NAME" =>
        "change a name for the whole night",
        "이름을 바꿉니다. 지난 게임에서도 바뀝니다";
    Board, "board" => "show the board", "점수판을 다시 보여줍니다";
    Next, "next" => "next game, once this one is over", "게임이 끝난 뒤 다음 게임을 시작합니다";
    Help, "help" => "show this help", "이 도움말을 보여줍니다";
    Quit, "quit" => "stop playing", "끝냅니다";
}

/// The placeholders of a usage, in every language.
const PLACES: [Words; 5] = [
    ["NAME NAME", "이름 새이름"],
    ["NAME", "이름"],
    ["FRAME", "프레임"],
    ["BALLS", "투구"],
    ["PLACE", "순서"],
];

words! {
    ball_usage => "0 to 10, x, /, -, f", "0~10, x, /, -, f";
    ball_meaning =>
        "a ball: pins, strike, spare, gutter, foul",
        "투구: 핀 수, 스트라이크, 스페어, 거터, 파울";
}

impl Verb {
    pub fn word(self) -> &'static str {
        let usage = self.usage();
        usage.split_once(' ').map_or(usage, |(word, _)| word)
    }

    /// The number of required arguments.
    pub fn needed(self) -> usize {
        let following = self.usage().split(' ').skip(1);
        following.take_while(|word| !word.starts_with('[')).count()
    }

    /// The short form, the same key as on the full screen.
    pub const fn short(self) -> Option<&'static str> {
        match self {
            Self::Undo => Some("u"),
            Self::Redo => Some("r"),
            Self::Quit => Some("q"),
            _ => None,
        }
    }

    /// Parses the word or its short form, ignoring case.
    pub fn from_word(word: &str) -> Option<Self> {
        let is_short = |short: &str| short.eq_ignore_ascii_case(word);
        let is_it = |verb: &Self| {
            verb.word().eq_ignore_ascii_case(word) || verb.short().is_some_and(is_short)
        };
        Self::ALL.into_iter().find(is_it)
    }
}

impl Language {
    /// The first line of the help: a ball, which is not a command.
    pub fn help_ball(self) -> String {
        help_line(self.ball_usage(), self.ball_meaning())
    }

    pub fn help(self, verb: Verb) -> String {
        let short = verb.short();
        let short = short.map_or_else(String::new, |short| format!(", {short}"));
        help_line(
            &format!("{}{short}", self.usage(verb)),
            self.pick(verb.meaning()),
        )
    }

    /// The usage of a command.
    pub fn usage(self, verb: Verb) -> String {
        let own = |usage: String, place: Words| usage.replace(place[0], self.pick(place));
        PLACES.into_iter().fold(verb.usage().to_owned(), own)
    }
}

/// The width of the usage column.
const USAGE: usize = 31;

fn help_line(usage: &str, meaning: &str) -> String {
    let blanks = USAGE.saturating_sub(usage.width());
    format!("{usage}{:blanks$}{meaning}", "")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_is_read_by_its_word() {
        for verb in Verb::ALL {
            assert_eq!(Verb::from_word(verb.word()), Some(verb));
            assert_eq!(Verb::from_word(&verb.word().to_uppercase()), Some(verb));
        }
        assert_eq!(Verb::from_word("u"), Some(Verb::Undo));
        assert_eq!(Verb::from_word("R"), Some(Verb::Redo));
        assert_eq!(Verb::from_word("q"), Some(Verb::Quit));
        assert_eq!(Verb::from_word(""), None);
        assert_eq!(Verb::from_word("und"), None);
    }

    #[test]
    fn a_usage_is_told_in_both_languages() {
        let told = |verb| [Language::English, Language::Korean].map(|own| own.usage(verb));
        assert_eq!(told(Verb::Undo), ["undo", "undo"]);
        assert_eq!(
            told(Verb::Rename),
            ["rename NAME NAME", "rename 이름 새이름"]
        );
        let fix = "fix NAME FRAME BALLS [game N]";
        assert_eq!(told(Verb::Fix), [fix, "fix 이름 프레임 투구 [game N]"]);
    }

    #[test]
    fn what_may_follow_need_not_follow() {
        let needed = [Verb::Undo, Verb::Join, Verb::Move, Verb::Fix].map(Verb::needed);
        assert_eq!(needed, [0, 1, 2, 3]);
    }
}
