//! Line mode and its commands: each of them right and wrong, in mid-game and between games.

mod between;
mod fix;
mod keeping;
mod people;
mod turns;
mod undoing;
mod wrong;

use tenpin::line_mode::{Answers, Console, Dialogue, LineMode, Telling};
use tenpin::night::{Event, Night};
use tenpin::text::Language;
use tenpin::text::line_mode::Verb;

use crate::line_mode::{last_board, roster, talk};

/// A game after some answers.
struct Played {
    output: String,
    night: Night,
    events: Vec<Event>,
}

impl Played {
    /// The lines that belong to no board.
    fn talk(&self) -> Vec<&str> {
        talk(&self.output)
    }

    /// The last `count` of them.
    fn last(&self, count: usize) -> Vec<&str> {
        let talk = self.talk();
        talk[talk.len() - count..].to_vec()
    }

    /// The last board, without the blanks at the right.
    fn board(&self) -> Vec<&str> {
        let rows = last_board(&self.output).into_iter();
        rows.map(|row| row.trim_end_matches([' ', '|'])).collect()
    }
}

/// How the dialogue is held.
#[derive(Clone, Copy)]
struct Manner(Language, Dialogue, Answers);

const PIPED: Manner = Manner(Language::English, Dialogue::Several, Answers::Piped);
const KOREAN: Manner = Manner(Language::Korean, Dialogue::Several, Answers::Piped);
const SOLO: Manner = Manner(Language::English, Dialogue::Solo, Answers::Piped);
const TYPED: Manner = Manner(Language::English, Dialogue::Several, Answers::Typed);

/// These people play; their answers are separated by `;`.
fn play_so(manner: Manner, names: &str, answers: &str) -> Played {
    let Manner(language, dialogue, kind) = manner;
    let names: Vec<_> = names.split_whitespace().collect();
    let lines: String = answers
        .split(';')
        .flat_map(|answer| [answer.trim(), "\n"])
        .collect();
    let (mut output, mut events) = (Vec::new(), Vec::new());
    let mut line_mode = LineMode {
        language,
        dialogue,
        telling: Telling::Boards,
        console: Console::new(lines.as_bytes(), &mut output, kind),
    };
    let mut keep = |night: &Night| events.extend(last_event(night));
    let night = line_mode
        .play(Night::default(), roster(&names).as_ref(), &mut keep)
        .unwrap();
    Played {
        output: String::from_utf8(output).unwrap(),
        night,
        events,
    }
}

fn last_event(night: &Night) -> Option<Event> {
    let journal = night.journal();
    journal.event(journal.len()).cloned()
}

fn play(names: &str, answers: &str) -> Played {
    play_so(PIPED, names, answers)
}

/// A whole game of strikes for one player, and these answers.
fn after_a_game(answers: &str) -> String {
    format!("{}{answers}", "x;".repeat(12))
}

#[test]
fn a_command_says_what_it_did_then_comes_the_board_then_the_next_question() {
    let played = play("PJS", "7; undo");
    let expected = "\
| NAME |  01  |  02  |  03  |  04  |  05  |  06  |  07  |  08  |  09  |  10  |
|  PJS |  7   |      |      |      |      |      |      |      |      |      |
|      |      |      |      |      |      |      |      |      |      |      |

PJS's turn : undo
undone: PJS bowled 7
| NAME |  01  |  02  |  03  |  04  |  05  |  06  |  07  |  08  |  09  |  10  |
|  PJS |      |      |      |      |      |      |      |      |      |      |
|      |      |      |      |      |      |      |      |      |      |      |

PJS's turn :\x20
";
    assert!(played.output.ends_with(expected), "{}", played.output);
}

#[test]
fn capitals_and_blanks_do_not_matter() {
    let played = play("PJS KYJ", "7; UNDO; 5;  Fix\tpjs   1  X ");
    assert_eq!(played.board()[0], "|  PJS |  X");
}

#[test]
fn the_board_is_shown_again_and_nothing_happens() {
    let played = play("PJS", "7; board");
    let boards: Vec<_> = played.output.split("| NAME").collect();
    assert!(boards[2].ends_with("PJS's turn : board\n"));
    assert_eq!(boards[3], boards[2].replace(" board", " "));
    assert_eq!(played.events.len(), 3);
}

/// The usage of a command, with its short form if it has one.
fn both_forms(usage: &str, verb: Verb, between: &str) -> String {
    let short = verb.short().map(|short| format!("{between}{short}"));
    usage.to_owned() + &short.unwrap_or_default()
}

/// Only the words to type are English.
fn usage_in_korean(verb: Verb) -> String {
    let usage = verb.usage().replace("NAME NAME", "이름 새이름");
    let usage = usage.replace("NAME", "이름").replace("FRAME", "프레임");
    usage.replace("BALLS", "투구").replace("PLACE", "순서")
}

#[test]
fn help_tells_each_command_in_a_line_in_both_languages() {
    for manner in [PIPED, KOREAN] {
        let played = play_so(manner, "PJS", "help");
        let help = &played.talk()[1..];
        assert_eq!(help.len(), 1 + Verb::ALL.len() + 1, "{help:?}");
        for (line, verb) in help[1..].iter().zip(Verb::ALL) {
            let usage = match manner.0 {
                Language::English => verb.usage().to_owned(),
                Language::Korean => usage_in_korean(verb),
            };
            let meaning = line.strip_prefix(&both_forms(&usage, verb, ", ")).unwrap();
            assert!(
                meaning.starts_with("  ") && meaning.trim().len() > 4,
                "{line}"
            );
            assert_eq!(meaning.is_ascii(), manner.0 == Language::English, "{line}");
        }
        assert_eq!(help.last(), Some(&"PJS's turn : "));
        assert_eq!(played.events.len(), 2);
    }
}

#[test]
fn quit_leaves_at_once() {
    let played = play("PJS", "7; quit; 2");
    assert!(played.output.ends_with("\n\nPJS's turn : quit\n"));
    assert_eq!(played.events.len(), 3);
}

#[test]
fn readme_has_a_row_for_each_command() {
    let readme = std::fs::read_to_string("README.md").unwrap();
    for verb in Verb::ALL {
        let row = format!("\n| `{}` | ", both_forms(verb.usage(), verb, "`, `"));
        assert!(readme.contains(&row), "{}", verb.usage());
    }
}
