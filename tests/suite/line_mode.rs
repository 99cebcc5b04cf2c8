//! Line mode, with every answer that a person or a broken script may give.

use std::io::{self, BufReader, Read};

use proptest::prelude::*;
use tenpin::domain::{BowlingGames, Player};
use tenpin::line_mode::{Answers, Console, Dialogue, LineMode, Telling};
use tenpin::night::Night;
use tenpin::text::Language;

pub(crate) fn roster(names: &[&str]) -> Option<BowlingGames> {
    let players = names.iter().map(|name| Player::new(name).unwrap());
    (!names.is_empty()).then(|| BowlingGames::new(players).unwrap())
}

fn play(dialogue: Dialogue, answers: Answers, names: &[&str], input: &[u8]) -> String {
    let mut output = Vec::new();
    let mut line_mode = LineMode {
        language: Language::English,
        dialogue,
        telling: Telling::Boards,
        console: Console::new(input, &mut output, answers),
    };
    let night = Night::default();
    line_mode
        .play(night, roster(names).as_ref(), &mut |_| {})
        .unwrap();
    String::from_utf8(output).unwrap()
}

fn piped(input: impl AsRef<[u8]>) -> String {
    play(Dialogue::Several, Answers::Piped, &[], input.as_ref())
}

/// The lines that are neither a board nor blank.
pub(crate) fn talk(output: &str) -> Vec<&str> {
    let spoken = |line: &&str| !line.starts_with('|') && !line.is_empty();
    output.lines().filter(spoken).collect()
}

/// The last printed board.
pub(crate) fn last_board(output: &str) -> Vec<&str> {
    let rows: Vec<_> = output
        .lines()
        .filter(|line| line.starts_with('|'))
        .collect();
    let header = rows
        .iter()
        .rposition(|row| row.starts_with("| NAME"))
        .unwrap();
    rows[header + 1..].to_vec()
}

#[test]
fn a_wrong_count_of_people_gets_a_sentence_and_the_same_question() {
    for wrong in [
        "0",
        "25",
        "4000000000",
        "99999999999999999999999",
        "-1",
        "two",
        "",
        "1 2",
        "1.5",
    ] {
        let output = piped(format!("{wrong}\n1\nPJS\n"));
        let talk = talk(&output);
        assert_eq!(talk[0], format!("How many people? {wrong}"));
        assert_eq!(talk[1], "type a number from 1 to 24");
        assert_eq!(talk[2], "How many people? 1", "{wrong}");
    }
}

/// The questions for names, with their answers, up to the first ball.
fn names_asked(input: &str) -> Vec<String> {
    let output = piped(input);
    let is_before = |line: &&str| !line.contains("turn");
    let talk = talk(&output).into_iter().take_while(is_before);
    talk.map(|line| {
        line.replace("Name of player ", "")
            .replace("(3 English letters): ", " ")
    })
    .collect()
}

const NOW_TWO: &str = "now 2 people";

#[test]
fn another_number_of_people_is_told() {
    let names = names_asked("2\nPJS\n1\n7\n");
    assert_eq!(names[2..], ["2? 1", "now 1 person"]);
}

#[test]
fn a_wrong_number_of_people_is_put_right_from_the_question_for_a_name() {
    assert_eq!(
        names_asked("3\nPJS\n2\nKYJ\n7\n"),
        ["How many people? 3", "1? PJS", "2? 2", NOW_TWO, "2? KYJ"]
    );
    assert_eq!(
        names_asked("1\nback\n2\nPJS\nKYJ\n7\n"),
        [
            "How many people? 1",
            "1? back",
            "How many people? 2",
            "1? PJS",
            "2? KYJ"
        ]
    );
    let names = names_asked("4\nPJS\nKYJ\nABC\nBACK\n2\n7\n");
    assert_eq!(
        names[4..],
        ["4? BACK", "How many people? 2"],
        "enough names"
    );
    let output = piped("4\nPJS\nKYJ\nABC\n2\n7\n2\n6\n");
    let rows = last_board(&output);
    assert!(rows[0].starts_with("|  PJS |  7|2 ") && rows[2].starts_with("|  KYJ |  6   "));
    assert_eq!(rows.len(), 4, "ABC is not there: {output}");
}

#[test]
fn a_number_of_people_that_makes_no_sense_changes_nothing_there_either() {
    let wrong = "type a number from 1 to 24";
    assert_eq!(
        names_asked("2\nPJS\n25\n0\nhelp\nKYJ\n7\n"),
        [
            "How many people? 2",
            "1? PJS",
            "2? 25",
            wrong,
            "2? 0",
            wrong,
            "2? help",
            "a name is 3 letters; a number changes how many people there are, back asks for it again, quit stops",
            "2? KYJ"
        ]
    );
}

#[test]
fn solo_at_a_keyboard_ends_after_the_tenth_frame() {
    let balls = b"9\n-\n".repeat(10);
    let rest = [balls.as_slice(), b"next\n7\n"].concat();
    let typed = play(Dialogue::Solo, Answers::Typed, &["PJS"], &rest);
    assert!(typed.ends_with("|  90  |\n\n1. PJS 90\n"), "{typed}");
    let piped = play(Dialogue::Solo, Answers::Piped, &["PJS"], &rest);
    assert!(
        piped.contains("|  PJS |  7   |"),
        "a pipe says by itself: {piped}"
    );
    let several = play(Dialogue::Several, Answers::Typed, &["PJS"], &rest);
    assert!(several.contains("next for another game"), "{several}");
}

#[test]
fn a_wrong_name_gets_the_reason_and_the_same_question() {
    for (wrong, reason) in [
        ("abcd", "a name is exactly 3 letters, not 4"),
        ("ab", "a name is exactly 3 letters, not 2"),
        ("", "a name is exactly 3 letters, not 0"),
        ("P1S", "use letters A to Z"),
        ("P S", "use letters A to Z"),
        ("박", "a name is exactly 3 letters, not 1"),
        ("pjs", "PJS is already playing: pick another name"),
    ] {
        let output = piped(format!("2\nPJS\n{wrong}\nkyj\n10\n"));
        let talk = talk(&output);
        assert_eq!(
            talk[2],
            format!("Name of player 2?(3 English letters): {wrong}")
        );
        assert_eq!(talk[3], reason);
        assert_eq!(talk[4], "Name of player 2?(3 English letters): kyj");
        assert_eq!(talk[5], "PJS's turn : 10");
    }
}

#[test]
fn a_hangul_name_is_taken_by_its_initials() {
    let output = piped("2\n박지성\n남궁민수\n10\n");
    assert_eq!(talk(&output)[3], "PJS's turn : 10");
    let board = last_board(&output);
    assert!(board[0].starts_with("|  PJS |") && board[2].starts_with("|  NMS |"));
}

#[test]
fn quit_is_a_way_out_of_every_question() {
    for (input, questions) in [
        ("quit\n2\nPJS\n", 1),
        ("2\nQ\nPJS\n", 2),
        ("2\nPJS\nquit\nKYJ\n", 3),
    ] {
        assert_eq!(talk(&piped(input)).len(), questions, "{input}");
    }
}

#[test]
fn a_wrong_ball_gets_the_reason_and_changes_nothing() {
    let no_ball = "is not a ball: use 0 to 10, x strike, / spare, - gutter, f foul; \
                   help lists the commands";
    for (wrong, reason) in [
        (
            "11",
            "there are only 10 pins: type 0 to 10, not 11".to_owned(),
        ),
        ("99999999999", format!("\"99999999999\" {no_ball}")),
        ("7", "only 4 pins are left: type 0 to 4".to_owned()),
        ("x", "only 4 pins are left: type 0 to 4".to_owned()),
        ("10", "only 4 pins are left: type 0 to 4".to_owned()),
        ("-5", format!("\"-5\" {no_ball}")),
        ("x y", format!("\"x y\" {no_ball}")),
        ("", format!("\"\" {no_ball}")),
        ("strike", format!("\"strike\" {no_ball}")),
        ("５", format!("\"５\" {no_ball}")),
    ] {
        let output = piped(format!("1\nPJS\n6\n{wrong}\n4\n"));
        let talk = talk(&output);
        assert_eq!(
            talk[3..6],
            [&format!("PJS's turn : {wrong}"), &reason, "PJS's turn : 4"]
        );
        assert!(last_board(&output)[0].starts_with("|  PJS |  6|/ |      |"));
    }
}

#[test]
fn a_spare_on_a_first_ball_is_refused() {
    let output = piped("1\nPJS\n/\n10\n");
    assert!(talk(&output)[3].starts_with("a spare takes two balls"));
}

#[test]
fn marks_are_understood_as_well_as_numbers() {
    let output = piped("1\nPJS\nx\n8\n/\n7\n-\nf\n9\nX\nF\n/\n");
    let row = "|  PJS |  X   |  8|/ |  7|- |  F|9 |  X   |  F|/ |      |      |      |      |";
    assert_eq!(last_board(&output)[0], row);
}

#[test]
fn blanks_around_an_answer_do_not_matter() {
    let output = piped(" 1 \n\tpjs \r\n 10\r\n");
    assert!(last_board(&output)[0].starts_with("|  PJS |  X   |"));
}

#[test]
fn a_very_long_answer_is_refused_and_cut_short_where_it_is_shown() {
    let output = piped(format!(
        "1\n{0}\nPJS\n{0}\n7{1}8\n3\n",
        "a".repeat(10_000),
        " ".repeat(10_000)
    ));
    assert!(
        output.lines().all(|line| line.chars().count() < 200),
        "{output}"
    );
    assert!(last_board(&output)[0].starts_with("|  PJS |  3   |"));
}

#[test]
fn bytes_that_are_no_text_and_control_characters_do_no_harm() {
    let output = piped(b"1\n\xff\xfe\xfd\nPJS\n\xc3\x28\n\x1b[2J\x07\n\0\n3\n");
    assert!(!output.contains(['\u{1b}', '\u{7}', '\0']));
    assert!(last_board(&output)[0].starts_with("|  PJS |  3   |"));
    assert_eq!(
        talk(&output)
            .iter()
            .filter(|line| line.contains("is not a ball"))
            .count(),
        3
    );
}

#[test]
fn the_end_of_the_input_ends_every_question_with_a_line_end() {
    assert_eq!(piped(""), "How many people? \n");
    assert_eq!(
        piped("2"),
        "How many people? 2\nName of player 1?(3 English letters): \n"
    );
    assert!(piped("1\nPJS\n10\n").ends_with("\n\nPJS's turn : \n"));
}

#[test]
fn players_who_are_known_are_not_asked_for() {
    let output = play(Dialogue::Several, Answers::Piped, &["PJS", "KYJ"], b"10\n");
    assert!(output.starts_with("| NAME |"));
    assert_eq!(talk(&output), ["PJS's turn : 10", "KYJ's turn : "]);
    let output = play(Dialogue::Solo, Answers::Piped, &["PJS"], b"10\n");
    assert_eq!(talk(&output), ["Frame 1 bowl : 10", "Frame 2 bowl : "]);
}

#[test]
fn after_the_last_ball_come_the_board_and_the_standings() {
    let frame = "0
0
10
10
"
    .repeat(9);
    let tenth = format!(
        "0
0
{}",
        "10
"
        .repeat(6)
    );
    let games = frame + &tenth;
    let output = play(
        Dialogue::Several,
        Answers::Piped,
        &["PJS", "KYJ", "ABC"],
        games.as_bytes(),
    );
    assert!(
        output.ends_with("\n\n1. KYJ 300\n1. ABC 300\n3. PJS 0\n"),
        "{output}"
    );
    assert!(last_board(&output)[2].ends_with("|  X   | X|X|X|"));
}

#[test]
fn next_begins_another_game_and_anything_else_ends_a_pipe() {
    let game = "10\n".repeat(12);
    let two = play(
        Dialogue::Several,
        Answers::Piped,
        &["PJS"],
        format!("{game}NEXT\n5\n").as_bytes(),
    );
    assert_eq!(
        talk(&two)[12..],
        ["1. PJS 300", "PJS's turn : 5", "PJS's turn : "]
    );
    assert!(last_board(&two)[0].starts_with("|  PJS |  5   |      |"));
    let one = play(
        Dialogue::Several,
        Answers::Piped,
        &["PJS"],
        format!("{game}no\n5\n").as_bytes(),
    );
    assert_eq!(talk(&one).last(), Some(&"1. PJS 300"));
}

#[test]
fn a_person_is_asked_for_the_next_game_and_sees_no_answer_twice() {
    let game = "10\n".repeat(12);
    let output = play(Dialogue::Several, Answers::Typed, &["PJS"], game.as_bytes());
    assert!(output.contains("PJS's turn : | NAME |"));
    assert!(output.ends_with("next for another game, quit to stop (undo and help work too): \n"));
}

#[test]
fn twenty_four_players_all_get_their_row() {
    let names: Vec<_> = (b'A'..=b'X')
        .map(|letter| format!("A{}A", char::from(letter)))
        .collect();
    let output = piped(format!(
        "24
{}
10
",
        names.join(
            "
"
        )
    ));
    assert_eq!(last_board(&output).len(), 48);
    assert_eq!(talk(&output).last(), Some(&"ABA's turn : "));
}

/// Fails after a while, like a device that is removed.
struct Broken;

impl Read for Broken {
    fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
        Err(io::Error::other("gone"))
    }
}

#[test]
fn an_input_that_fails_is_told_as_a_failure() {
    let mut line_mode = LineMode {
        language: Language::English,
        dialogue: Dialogue::Several,
        telling: Telling::Boards,
        console: Console::new(BufReader::new(Broken), io::sink(), Answers::Piped),
    };
    let failure = line_mode
        .play(Night::default(), None, &mut |_| {})
        .unwrap_err();
    assert_eq!(failure.to_string(), "gone");
}

proptest! {
    #[test]
    fn no_input_at_all_makes_it_stumble(input in prop::collection::vec(any::<u8>(), 0..300)) {
        let output = piped(&input);
        prop_assert!(output.starts_with("How many people? "));
        prop_assert_eq!(output.find(char::from(27)), None);
    }

    #[test]
    fn balls_and_nonsense_in_any_order_leave_whole_boards(
        balls in prop::collection::vec("[0-9xX/f-]|10|11|abc|", 0..60)
    ) {
        let output = piped(format!("1\nPJS\n{}", balls.join("\n")));
        prop_assert!(last_board(&output).iter().all(|row| row.len() == 78));
    }
}
