//! The commands of the question-and-answer game: one list for reading them, for `help` and for the
//! sentences about wrong ones. The words are English in every language, as the names are.

use crate::text::Language;

/// What can be commanded where a ball is asked for.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Verb {
    Undo,
    Redo,
    Fix,
    Join,
    Leave,
    Out,
    Back,
    Move,
    Rename,
    Board,
    Next,
    Help,
    Quit,
}

impl Verb {
    /// Every one, in the order of the help.
    pub const ALL: [Self; 13] = [
        Self::Undo,
        Self::Redo,
        Self::Fix,
        Self::Join,
        Self::Leave,
        Self::Out,
        Self::Back,
        Self::Move,
        Self::Rename,
        Self::Board,
        Self::Next,
        Self::Help,
        Self::Quit,
    ];

    /// How it is written: its word, what has to follow, and in brackets what may follow.
    pub const fn usage(self) -> &'static str {
        match self {
            Self::Undo => "undo",
            Self::Redo => "redo",
            Self::Fix => "fix NAME FRAME BALLS",
            Self::Join => "join NAME [next]",
            Self::Leave => "leave NAME",
            Self::Out => "out NAME",
            Self::Back => "back NAME",
            Self::Move => "move NAME PLACE",
            Self::Rename => "rename NAME NAME",
            Self::Board => "board",
            Self::Next => "next",
            Self::Help => "help",
            Self::Quit => "quit",
        }
    }

    /// Its word.
    pub fn word(self) -> &'static str {
        self.usage().split(' ').next().unwrap_or_default()
    }

    /// How many words have to follow.
    pub fn needed(self) -> usize {
        let following = self.usage().split(' ').skip(1);
        following.filter(|word| !word.starts_with('[')).count()
    }

    /// Reads its word; capitals do not matter.
    pub fn from_word(word: &str) -> Option<Self> {
        let is_it = |verb: &Self| verb.word().eq_ignore_ascii_case(word);
        Self::ALL.into_iter().find(is_it)
    }
}

impl Language {
    /// The first line of the help: what is no command.
    pub fn help_ball(self) -> String {
        let usage = "0 to 10, x, /, -, f";
        match self {
            Self::English => help_line(usage, "a ball: pins, strike, spare, gutter, foul"),
            Self::Korean => help_line(usage, "투구: 핀 수, 스트라이크, 스페어, 거터, 파울"),
        }
    }

    /// The line of the help about a command.
    pub fn help(self, verb: Verb) -> String {
        let meaning = match self {
            Self::English => english(verb),
            Self::Korean => korean(verb),
        };
        help_line(verb.usage(), meaning)
    }
}

fn help_line(usage: &str, meaning: &str) -> String {
    format!("{usage:<22}{meaning}")
}

const fn english(verb: Verb) -> &'static str {
    match verb {
        Verb::Undo => "take back what was done last",
        Verb::Redo => "do again what was taken back",
        Verb::Fix => "other balls for one frame: fix KYJ 4 7/",
        Verb::Join => "one more player: now, catching up, or from the next game on",
        Verb::Leave => "goes home; the line stays as it is",
        Verb::Out => "sits out for a while",
        Verb::Back => "bowls again, and catches up",
        Verb::Move => "another place in the order: move KYJ 1",
        Verb::Rename => "another name, for the whole night",
        Verb::Board => "the board again",
        Verb::Next => "another game, once this one is over",
        Verb::Help => "these lines",
        Verb::Quit => "leave",
    }
}

const fn korean(verb: Verb) -> &'static str {
    match verb {
        Verb::Undo => "마지막에 한 것을 되돌립니다",
        Verb::Redo => "되돌린 것을 다시 합니다",
        Verb::Fix => "한 프레임의 투구를 고칩니다: fix KYJ 4 7/",
        Verb::Join => "한 사람이 더 칩니다: 지금부터 따라잡거나, next를 붙이면 다음 게임부터",
        Verb::Leave => "집에 갑니다. 점수는 그대로 남습니다",
        Verb::Out => "잠시 쉽니다",
        Verb::Back => "다시 치면서 밀린 프레임을 따라잡습니다",
        Verb::Move => "순서를 바꿉니다: move KYJ 1",
        Verb::Rename => "이름을 바꿉니다. 지난 게임에서도 바뀝니다",
        Verb::Board => "점수판을 다시 보여 줍니다",
        Verb::Next => "게임이 끝난 뒤 다음 게임을 시작합니다",
        Verb::Help => "이 도움말을 보여 줍니다",
        Verb::Quit => "나갑니다",
    }
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
        assert_eq!(Verb::from_word(""), None);
        assert_eq!(Verb::from_word("und"), None);
    }

    #[test]
    fn what_may_follow_need_not_follow() {
        let needed = [Verb::Undo, Verb::Join, Verb::Move, Verb::Fix].map(Verb::needed);
        assert_eq!(needed, [0, 1, 2, 3]);
    }
}
