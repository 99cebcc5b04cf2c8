//! Line mode for screen readers, as transcripts: one spoken line per ball, and the board on request.

use tenpin::line_mode::{Answers, Console, Dialogue, LineMode, Telling};
use tenpin::night::Night;
use tenpin::text::Language;

use crate::line_mode::roster;

/// The whole dialogue. The answers are separated by `;`.
fn conversation(language: Language, names: &[&str], answers: &str) -> String {
    let input = answers.replace(';', "\n") + "\n";
    let mut output = Vec::new();
    let mut line_mode = LineMode {
        language,
        dialogue: Dialogue::Several,
        telling: Telling::Speech,
        console: Console::new(input.as_bytes(), &mut output, Answers::Piped),
    };
    let night = Night::default();
    let played = line_mode.play(night, roster(names).as_ref(), &mut |_| {});
    played.unwrap();
    String::from_utf8(output).unwrap()
}

#[test]
fn every_ball_is_one_spoken_line() {
    let spoken = conversation(Language::English, &["PJS", "KYJ"], "x;9;/;8;2;7;f;x;4;2");
    let transcript = "\
Game 1. PJS is up, frame 1, first ball, 10 pins.
PJS's turn : x
PJS: strike. KYJ is up, frame 1, first ball, 10 pins.
KYJ's turn : 9
KYJ: 9. KYJ is up, frame 1, second ball, 1 pin.
KYJ's turn : /
KYJ: 1, spare. PJS is up, frame 2, first ball, 10 pins.
PJS's turn : 8
PJS: 8. PJS is up, frame 2, second ball, 2 pins.
PJS's turn : 2
PJS: 2, spare. 20 after frame 1. KYJ is up, frame 2, first ball, 10 pins.
KYJ's turn : 7
KYJ: 7. 17 after frame 1. KYJ is up, frame 2, second ball, 3 pins.
KYJ's turn : f
KYJ: foul. 24 after frame 2. PJS is up, frame 3, first ball, 10 pins.
PJS's turn : x
PJS: strike. 40 after frame 2. KYJ is up, frame 3, first ball, 10 pins.
KYJ's turn : 4
KYJ: 4. KYJ is up, frame 3, second ball, 6 pins.
KYJ's turn : 2
KYJ: 2. 30 after frame 3. PJS is up, frame 4, first ball, 10 pins.
PJS's turn : 
";
    assert_eq!(spoken, transcript);
}

#[test]
fn korean_is_spoken_too() {
    let spoken = conversation(Language::Korean, &["PJS", "KYJ"], "x;9;/;8;2;-");
    let transcript = "\
1게임. PJS 차례, 1프레임 첫 번째 투구, 핀 10개.
PJS's turn : x
PJS: 스트라이크. KYJ 차례, 1프레임 첫 번째 투구, 핀 10개.
KYJ's turn : 9
KYJ: 9. KYJ 차례, 1프레임 두 번째 투구, 핀 1개.
KYJ's turn : /
KYJ: 1, 스페어. PJS 차례, 2프레임 첫 번째 투구, 핀 10개.
PJS's turn : 8
PJS: 8. PJS 차례, 2프레임 두 번째 투구, 핀 2개.
PJS's turn : 2
PJS: 2, 스페어. 1프레임까지 20점. KYJ 차례, 2프레임 첫 번째 투구, 핀 10개.
KYJ's turn : -
KYJ: 거터. 1프레임까지 10점. KYJ 차례, 2프레임 두 번째 투구, 핀 10개.
KYJ's turn : 
";
    assert_eq!(spoken, transcript);
}

#[test]
fn strikes_in_a_row_the_tenth_and_the_end_are_told() {
    let balls = "x;-;-;".repeat(9) + "x;x;5;-;-";
    let spoken = conversation(Language::English, &["PJS", "KYJ"], &balls);
    let lines: Vec<_> = spoken.lines().collect();
    let told = |line: &&&str| line.starts_with("PJS: strike");
    let strikes: Vec<_> = lines.iter().filter(told).collect();
    assert!(strikes[0].starts_with("PJS: strike. KYJ is up"), "{spoken}");
    assert!(strikes[1].starts_with("PJS: strike, 2 in a row. KYJ is up"));
    assert!(strikes[2].starts_with("PJS: strike, 3 in a row. 30 after frame 1. KYJ"));
    let end = [
        "PJS: strike, 11 in a row. 270 after frame 9. PJS is up, frame 10, third ball, 10 pins.",
        "PJS's turn : 5",
        "PJS: 5. 295 after frame 10. KYJ is up, frame 10, first ball, 10 pins.",
        "KYJ's turn : -",
        "KYJ: gutter ball. KYJ is up, frame 10, second ball, 10 pins.",
        "KYJ's turn : -",
        "KYJ: gutter ball. 0 after frame 10. Game 1 is over. PJS wins with 295.",
        "1. PJS 295",
        "2. KYJ 0",
    ];
    assert_eq!(lines[lines.len() - end.len()..], end);
    let alone = conversation(Language::English, &["PJS"], &"9;-;".repeat(10));
    assert!(
        alone.contains("Game 1 is over. PJS bowled 90.\n1. PJS 90\n"),
        "{alone}"
    );
}

#[test]
fn the_board_comes_when_asked_and_commands_tell_who_is_up() {
    let spoken = conversation(
        Language::English,
        &["PJS", "KYJ"],
        "7;board;u;r;join ABC;12;q",
    );
    let transcript = "\
Game 1. PJS is up, frame 1, first ball, 10 pins.
PJS's turn : 7
PJS: 7. PJS is up, frame 1, second ball, 3 pins.
PJS's turn : board
| NAME |  01  |  02  |  03  |  04  |  05  |  06  |  07  |  08  |  09  |  10  |
|  PJS |  7   |      |      |      |      |      |      |      |      |      |
|      |      |      |      |      |      |      |      |      |      |      |
|  KYJ |      |      |      |      |      |      |      |      |      |      |
|      |      |      |      |      |      |      |      |      |      |      |

PJS's turn : u
undone: PJS bowled 7
PJS is up, frame 1, first ball, 10 pins.
PJS's turn : r
redone: PJS bowled 7
PJS is up, frame 1, second ball, 3 pins.
PJS's turn : join ABC
ABC joined
PJS is up, frame 1, second ball, 3 pins.
PJS's turn : 12
there are only 10 pins: type 0 to 10, not 12
PJS's turn : q
";
    assert_eq!(spoken, transcript);
}
