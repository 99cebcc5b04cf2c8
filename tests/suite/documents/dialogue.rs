//! The dialogue of the documents: Korean, with piped answers.

use tenpin::line_mode::{Answers, Console, Dialogue, LineMode, Telling};
use tenpin::night::Night;
use tenpin::text::Language;

/// The output when one player answers like this.
pub(super) fn solo(answers: &[&str]) -> String {
    converse(Dialogue::Solo, answers)
}

/// The output when several players answer like this.
pub(super) fn several(answers: &[&str]) -> String {
    converse(Dialogue::Several, answers)
}

fn converse(dialogue: Dialogue, answers: &[&str]) -> String {
    let lines: String = answers.iter().flat_map(|answer| [answer, "\n"]).collect();
    let mut output = Vec::new();
    let mut line_mode = LineMode {
        language: Language::Korean,
        dialogue,
        telling: Telling::Boards,
        console: Console::new(lines.as_bytes(), &mut output, Answers::Piped),
    };
    line_mode.play(Night::default(), None, &mut |_| {}).unwrap();
    String::from_utf8(output).unwrap()
}

/// Questions, answers and refusals: the lines that belong to no board.
pub(super) fn spoken(text: &str) -> Vec<&str> {
    let is_spoken = |line: &&str| !line.is_empty() && !line.starts_with('|');
    text.lines().filter(is_spoken).collect()
}

/// The two lines of the latest board that belong to the first player.
pub(super) fn latest_row(text: &str) -> Vec<&str> {
    let latest = text.rsplit("| NAME").next().unwrap();
    latest.lines().skip(1).take(2).collect()
}
